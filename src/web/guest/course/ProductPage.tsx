import { useSyncExternalStore, useEffect, useCallback, useState } from 'react';
import { listTripQuery, readTrip, type Trip } from '#src/contract/listing/trip.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { lastListPath, pathLog } from '#src/web/platform/router/path-history.ts';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import { CardGrid } from '#src/web/guest/cards/CardGrid.tsx';
import { TravelTips } from '#src/web/guest/cards/TravelTips.tsx';
import { rememberCourse } from '#src/web/guest/cards/recently-viewed.ts';
import { Breadcrumb } from '#src/web/ui/links/Breadcrumb.tsx';
import { t as shell } from '#src/web/guest/texts.ts';
import { CourseColumn } from './CourseColumn.tsx';
import { Booking } from './dates/Booking.tsx';
import { Gallery, GalleryPopup } from './gallery/Gallery.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { savedOf } from '#src/web/guest/cards/saved.ts';
import { Section } from './Section.tsx';
import { t } from './texts.ts';
import type { ProductData, ReviewPhotoPage } from './product-data.ts';
import { useGallery, type OpenGallery } from './gallery/use-gallery.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { Course, Held, Own } from '#src/web/guest/booking/booking-course.ts';
import { daysOf, type UpcomingDay } from './dates/later-dates.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { limits } from '#src/domain/limits.ts';
import { record } from '#src/web/platform/analytics/data-layer.ts';
import { courseItem } from '#src/web/guest/booking/sale-of.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { largestFile } from '#src/web/ui/media/picture-sources.ts';
import { Picture } from '#src/web/ui/media/Picture.tsx';

const MOST = 96;

/** All photos of a listing's reviews, page by page; a failed page is skipped. */
async function allPhotos(api: Api, courseId: number, first: ReviewPhotoPage): Promise<ReviewPhotoPage['data']> {
  const photos = [...first.data];
  let next = first.next_offset;
  while (next !== null && photos.length < MOST) {
    const answer = await api('review/image', { course_id: courseId, offset: next });
    if (!answer.ok) break;
    photos.push(...answer.data.data);
    next = answer.data.next_offset;
  }
  return photos;
}

interface GuestPhotosProps {
  readonly courseId: number;
  readonly first: ReviewPhotoPage;
  readonly onOpen: OpenGallery;
}

const SHOWN = 6;

/** Guests' photos, right under the listing's own; all of them open in the same viewer. */
export function GuestPhotos({ courseId, first, onOpen }: GuestPhotosProps) {
  const { api, settings } = useApp();
  const [busy, setBusy] = useState(false);
  const { data: photos, total } = first;
  if (photos.length === 0) return null;
  const open = async (at: number): Promise<void> => {
    setBusy(true);
    const all = await allPhotos(api, courseId, first);
    setBusy(false);
    onOpen(all, at);
  };
  const visible = photos.slice(0, SHOWN);
  return (
    <section aria-labelledby="guest-photos" className="mb-6 tablet:flex tablet:items-center tablet:gap-4">
      <h2 id="guest-photos" className="shrink-0 text-small font-medium text-ink-2 [font-family:inherit]">
        {t('review.photos')}
      </h2>
      <ul aria-busy={busy} className="rail rail-ends mt-1.5 min-w-0 auto-cols-max gap-2 tablet:mt-0">
        {visible.map((photo, index) => {
          const rest = index === SHOWN - 1 ? total - SHOWN : 0;
          return (
            <li key={photo.id}>
              <a
                href={largestFile(settings.imageBase, photo.id, 'jpg')}
                className="relative block size-18 overflow-hidden tablet:size-20 rounded-control"
                aria-label={
                  rest > 0
                    ? t('review.allPhotos', { count: total })
                    : t(photo.alt === '' ? 'review.photoOnly' : 'review.photoOpen', {
                        at: index + 1,
                        count: total,
                        alt: photo.alt,
                      })
                }
                onClick={(event) => {
                  event.preventDefault();
                  void open(index);
                }}
              >
                <Picture image={photo} shape="card" sizes="200px" className="size-full" />
                {rest > 0 && (
                  <span
                    aria-hidden
                    className="absolute inset-0 grid place-items-center bg-night/70 font-bold text-on-night"
                  >
                    {t('review.morePhotos', { count: rest })}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

// Counts minutes without input (idle counter).

const signs = ['pointerdown', 'keydown', 'scroll'] as const;

export function afterIdleMinute(idle: number): { readonly idle: number; readonly repush: boolean } {
  const next = idle + 1;
  return next >= limits.idleRepushMinutes ? { idle: 0, repush: true } : { idle: next, repush: false };
}

/** Ticks every 60 s; calls `onIdle` after each 30 idle minutes; input resets. Returns the stop function. */
export function watchIdle(page: EventTarget, onIdle: () => void): () => void {
  let idle = 0;
  const timer = setInterval(() => {
    const next = afterIdleMinute(idle);
    idle = next.idle;
    if (next.repush) onIdle();
  }, limits.idleTickSeconds * 1000);
  const wake = (): void => {
    idle = 0;
  };
  for (const sign of signs) page.addEventListener(sign, wake, { passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of signs) page.removeEventListener(sign, wake);
  };
}

/** Reports the view of a listing, and again after 30 idle minutes (docs/reference/texts.md#analytics). */
function useDetailEvent(course: Course): void {
  useEffect(() => {
    const push = (): void =>
      record({
        event: 'view_item',
        ecommerce: {
          currency: priceCurrency().code,
          value: course.price,
          items: [courseItem(course, { quantity: 1, variant: '' })],
        },
      });
    push();
    return watchIdle(window, push);
  }, [course]);
}

const never = (): (() => void) => () => undefined;

/**
 * The list as the visitor left it, with filters, sort and page; otherwise `path` with the address's trip
 * (docs/domain/search.md#dates-and-party).
 */
function useListAsLeft(path: string): string {
  const { search } = useNavigation();
  const plain = path + listTripQuery(readTrip(search));
  return useSyncExternalStore(
    never,
    () => {
      const left = lastListPath(pathLog());
      return left !== null && left.startsWith(`${path}?`) ? left : plain;
    },
    () => plain,
  );
}

function tripOf({ date, pax }: ProductData['choice']): Trip {
  return { dates: date === undefined ? null : { start: date, end: date }, pax: pax ?? null };
}

export function ProductPage({ data }: { readonly data: ProductData }) {
  const { course, reviews, photos, related, tips, choice, month, reviewPart } = data;
  const gallery = useGallery();
  useEffect(() => {
    rememberCourse(savedOf({ ...course, city_slug: course.city.slug }));
  }, [course]);
  useDetailEvent(course);
  const held = useHeld(course.id);
  const seen = useOwnDay(course, held.held);
  const list = useListAsLeft(productListUrl(course.city));
  return (
    <>
      {/* The widget is last in the page: this link spares keyboard users forty steps. */}
      <a
        href="#book"
        className="visually-hidden fixed start-3 top-3 z-(--z-toast) rounded-control bg-surface px-4 py-3 font-medium shadow-2 max-desk:hidden"
      >
        {t('heading.toBooking')}
      </a>
      <div className="shell hidden pt-4 tablet:block">
        <Breadcrumb
          crumbs={[
            { label: shell('breadcrumb.home'), href: '/' },
            { label: course.city.name, href: list },
            { label: course.title },
          ]}
        />
      </div>
      <Gallery images={course.images} onOpen={gallery.open} />
      <GalleryPopup view={gallery.view} />
      <div className="shell grid items-start gap-x-14 pt-6 desk:grid-cols-[minmax(0,1fr)_24rem] desk:pt-9">
        {/* In the column, so that the widget keeps its height on the page. */}
        <div className="min-w-0">
          {photos !== null && (
            <GuestPhotos key={`photos of ${course.id}`} courseId={course.id} first={photos} onOpen={gallery.open} />
          )}
          <CourseColumn
            course={seen}
            choice={choice}
            reviews={
              <Reviews
                key={`reviews of ${course.id}`}
                courseId={course.id}
                host={{ ...course.host, country: course.city.country_code }}
                first={reviews}
                part={reviewPart}
                onPhotos={gallery.open}
              />
            }
          />
        </div>
        <Booking key={course.id} course={seen} choice={choice} month={month} held={held} />
      </div>
      {tips.length > 0 && (
        <div className="shell section">
          <TravelTips city={course.city.name} tips={tips} />
        </div>
      )}
      {related.length > 0 && (
        <div className="shell section">
          <Section id="similar" title={t('similar.title')}>
            <CardGrid courses={related} columns={4} trip={{ asked: tripOf(choice), cards: [] }} />
          </Section>
        </div>
      )}
    </>
  );
}

/** Loads the guest's hold after the cached page, and again when it ends (docs/domain/calendar.md#holds). */
export function useHeld(courseId: number): Held {
  const { api } = useApp();
  const [held, setHeld] = useState<Own>();
  const read = useCallback(() => {
    void api('hold/list', { course_id: courseId }).then((answer) => {
      if (answer.ok) setHeld(answer.data.data.find((own) => own.course_id === courseId && own.hold_until !== null));
    });
  }, [api, courseId]);
  useEffect(read, [read]);
  useEffect(() => {
    if (held === undefined) return;
    const timer = setTimeout(read, (held.time_left + 1) * 1000);
    return () => clearTimeout(timer);
  }, [held, read]);
  return { held, read };
}

/** The next dates with the day of the guest's hold, unless months on demand will bring it. */
export function withOwnDay(upcoming: Course['upcoming'], own: UpcomingDay | null): Course['upcoming'] {
  const last = upcoming.at(-1)?.date;
  if (own === null || (last !== undefined && own.date > last)) return upcoming;
  return [...upcoming.filter(({ date }) => date !== own.date), own].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}

/** The listing for a guest who holds seats of it (docs/domain/calendar.md#holds). */
export function useOwnDay(course: Course, held: Own | undefined): Course {
  const { api } = useApp();
  const [own, setOwn] = useState<UpcomingDay | null>(null);
  const { id } = course;
  const date = held?.date;
  useEffect(() => {
    if (date === undefined) return;
    let isHere = true;
    void api('booking/available-date', { course_id: id, month: date.slice(0, 7) }).then((answer) => {
      if (isHere && answer.ok) setOwn(daysOf(answer.data.days).find((day) => day.date === date) ?? null);
    });
    return () => {
      isHere = false;
      setOwn(null);
    };
  }, [api, id, date]);
  return own === null ? course : { ...course, upcoming: withOwnDay(course.upcoming, own) };
}
