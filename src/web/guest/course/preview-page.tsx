// Preview of an unpublished listing for its host, team and operators (docs/domain/listings.md#preview).
import { adminListingsUrl, hostListingUrl } from '#src/contract/addresses/host-urls.ts';
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { useMayDo } from '#src/web/platform/session/staff-areas.ts';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { CourseColumn } from './CourseColumn.tsx';
import { BookingForm } from './dates/BookingForm.tsx';
import { Gallery, GalleryPopup } from './gallery/Gallery.tsx';
import { useGallery } from './gallery/use-gallery.ts';
import { Section } from './Section.tsx';
import { t } from './texts.ts';

/** Null for a visitor, who has to log in. */
interface PreviewData {
  readonly id: string;
  readonly course: Course | null;
}

/** Another host's listing answers like a missing one. */
export async function load({ api, params }: PageInput): Promise<PageResult<PreviewData>> {
  const id = params['id'] ?? '';
  const head = { title: t('preview.head'), robots: 'noindex' } as const;
  const answer = await api('listing/preview', { listing_id: id });
  // The public id is assigned on publishing.
  if (answer.ok) return { kind: 'page', data: { id, course: { ...answer.data.data, id: 0 } }, head };
  const code = answer.kind === 'refusal' ? answer.error.code : null;
  if (code === 'unauthorized') return { kind: 'page', data: { id, course: null }, head };
  return code === 'listing-not-found' || code === 'bad-input' ? { kind: 'missing', what: 'page' } : failed(answer);
}

export function Page({ data: { id, course } }: { readonly data: PreviewData }) {
  useReloadOnLogin();
  if (course === null)
    return (
      <div className="shell py-12">
        <AskLogin title={t('preview.login')}>{t('preview.loginText')}</AskLogin>
      </div>
    );
  return (
    <>
      <PreviewBar id={id} />
      <Preview course={course} />
    </>
  );
}

function PreviewBar({ id }: { readonly id: string }) {
  const isReviewer = useMayDo()('listing-review');
  return (
    <aside
      aria-label={t('preview.head')}
      className="sticky top-0 z-(--z-sticky) border-b border-line bg-marigold-soft text-marigold-ink"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
        <p className="text-small font-medium">{t('preview.text')}</p>
        <a href={isReviewer ? adminListingsUrl(id) : hostListingUrl(id)} className={buttonLook('secondary', 'small')}>
          {t(isReviewer ? 'preview.review' : 'preview.back')}
        </a>
      </div>
    </aside>
  );
}

function Preview({ course }: { readonly course: Course }) {
  const gallery = useGallery();
  const reviews = (
    <Section id="reviews" title={t('review.title')}>
      <p className="text-ink-2">{t('review.empty')}</p>
    </Section>
  );
  return (
    <>
      <div className="pt-4">
        <Gallery images={course.images} onOpen={gallery.open} />
      </div>
      <GalleryPopup view={gallery.view} />
      <div className="shell grid items-start gap-x-14 pt-6 pb-12 desk:grid-cols-[minmax(0,1fr)_24rem] desk:pt-9">
        <CourseColumn course={course} isPreview reviews={reviews} />
        <aside inert className="mt-10 desk:mt-0">
          <BookingForm ref={null} course={course} choice={{}} month={null} />
        </aside>
      </div>
    </>
  );
}
