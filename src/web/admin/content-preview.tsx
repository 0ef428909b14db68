// A text version as guests would see it, for operators (docs/reference/back-office.md#pages-of-text).
import type { ReactNode } from 'react';
import { adminTextUrl, languageIn, versionIn } from '#src/contract/admin/admin-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { pageLanguage } from '#src/domain/catalogue/page-rules.ts';
import { Page as FaqPage } from '#src/web/guest/content/faq-page.tsx';
import { Page as HostPage } from '#src/web/guest/content/host-page.tsx';
import { Page as ImpactPage } from '#src/web/guest/content/impact-page.tsx';
import { ContentPage } from '#src/web/guest/content/page.tsx';
import { t } from '#src/web/guest/content/texts.ts';
import { Page as WritePage } from '#src/web/guest/content/write-page.tsx';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { type Admitted, admittedPage } from './kit/AdminShell.tsx';

type Draft = CallOutput<'admin/content-draft'>;

interface PreviewData {
  readonly slug: string;
  readonly language: string;
  readonly version: number;
  readonly admitted: Admitted<Draft>;
  /** Only for the impact page. */
  readonly figures: CallOutput<'impact/figures'>['data'] | null;
}

/** An unknown version is a missing page for everyone. */
export async function load({ api, params, url }: PageInput): Promise<PageResult<PreviewData>> {
  const slug = params['id'] ?? '';
  const language = languageIn(url.search) ?? pageLanguage;
  const version = versionIn(url.search, 'version');
  if (version === null) return { kind: 'missing', what: 'page' };
  const [answer, figures] = await Promise.all([
    api('admin/content-draft', { slug, language, version }),
    slug === 'commitment-to-impact' ? api('impact/figures', {}) : null,
  ]);
  if (!answer.ok && (isRefusedAs(answer, 'page-not-found') || isRefusedAs(answer, 'bad-input')))
    return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, t('preview.title'));
  if (page.kind !== 'page') return page;
  const shownFigures = figures?.ok === true ? figures.data.data : null;
  return { ...page, data: { slug, language, version, admitted: page.data, figures: shownFigures } };
}

export function Page({ data }: { readonly data: PreviewData }) {
  useReloadOnLogin();
  const { admitted, slug, language, version, figures } = data;
  if (admitted.kind !== 'in')
    return (
      <div className="shell py-12">
        {admitted.kind === 'signed-out' ? (
          <AskLogin title={t('preview.login')}>{t('preview.loginText')}</AskLogin>
        ) : (
          <EmptyState heading="h1" title={t('preview.refused')}>
            {t('preview.refusedText')}
          </EmptyState>
        )}
      </div>
    );
  return (
    <>
      <aside
        aria-label={t('preview.title')}
        className="sticky top-0 z-(--z-sticky) border-b border-line bg-marigold-soft text-marigold-ink"
      >
        <div className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
          <div className="min-w-0 text-small">
            <p className="font-medium">{t(admitted.data.is_live ? 'preview.live' : 'preview.draft', { version })}</p>
            {admitted.data.faults.length > 0 && (
              <ul className="mt-1 list-disc ps-5">
                {admitted.data.faults.map(({ field, text }) => (
                  <li key={field + text}>{text}</li>
                ))}
              </ul>
            )}
          </div>
          <a href={adminTextUrl(slug, { language })} className={buttonLook('secondary', 'small')}>
            {t('preview.back')}
          </a>
        </div>
      </aside>
      <AsGuestsSeeIt data={admitted.data.data} figures={figures} />
    </>
  );
}

function AsGuestsSeeIt({ data, figures }: Pick<PreviewData, 'figures'> & { readonly data: Draft['data'] }): ReactNode {
  const { settings } = useApp();
  // The press page is titled by the settings.
  const page = data.slug === 'backstreet-in-press' ? { ...data, title: settings.brand.press_title } : data;
  const layout = { faq: 'faq', 'be-a-host': 'host', 'commitment-to-impact': 'impact' }[page.slug];
  if (layout === 'faq') return <FaqPage data={page} />;
  const form = { form: null, isSent: false };
  if (layout === 'host') return <HostPage data={{ ...page, ...form, groups: [], dialCodes: [] }} />;
  if (layout === 'impact') return <ImpactPage data={{ ...page, figures }} />;
  const isWriting = page.slug === 'contact-us' || page.slug === 'ambassador';
  return isWriting ? <WritePage data={{ ...page, ...form }} /> : <ContentPage data={page} />;
}
