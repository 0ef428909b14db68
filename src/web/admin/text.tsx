// /admin/content/{slug} and /admin/content/new: one page of text (docs/back-office.md#pages-of-text).
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminTextUrl, languageIn, versionIn } from '#src/contract/admin/admin-urls.ts';
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { pageLanguage } from '#src/domain/catalogue/page-rules.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { type Admitted, admittedPage } from './admitted.ts';
import { AdminShell } from './AdminShell.tsx';
import { languageText, stateText } from './content-words.ts';
import { DifferenceView } from './DifferenceView.tsx';
import { Acts } from './kit/act-form.tsx';
import { type BodyProps, type PageData, adminPage } from './kit/admin-page.tsx';
import { auditLink, Links } from './kit/sections.tsx';
import { actOf, TextActs } from './TextActs.tsx';
import { TextForm } from './TextForm.tsx';
import { Versions } from './TextVersions.tsx';
import { t } from './content-texts.ts';

type AdminText = CallOutput<'admin/content-text'>;

interface Beside {
  /** The version that the address names, with what has changed in it. */
  readonly version: CallOutput<'admin/content-version'> | null;
}

/** A page as it can be changed, or the form for a new one. */
export type TextData =
  | (PageData<'admin/content-text', Beside> & { readonly shows: 'text' })
  | { readonly shows: 'new'; readonly admitted: Admitted<CallOutput<'admin/content-list'>> };

const addressOf = ({ id = '' }: PageInput['params'], url: URL) => ({
  slug: id,
  language: languageIn(url.search) ?? pageLanguage,
});

const one = adminPage<'admin/content-text', Beside>({
  call: 'admin/content-text',
  input(params, url) {
    const before = versionIn(url.search, 'before');
    return { ...addressOf(params, url), ...(before !== null && { before }) };
  },
  missing: ['page-not-found', 'bad-input'],
  title: (page) => page?.text?.title ?? t('head', { slug: page?.slug ?? '' }),
  head: (page) => t('head', { slug: page?.slug ?? '' }),
  async beside({ api, params, url }) {
    const version = versionIn(url.search, 'version');
    const answer = version === null ? null : await api('admin/content-version', { ...addressOf(params, url), version });
    return { version: answer?.ok === true ? answer.data : null };
  },
  keyOf: ({ slug, language }) => `${slug} ${language}`,
  Body,
});

/** Loads a page, or the form for a new one. */
export async function load(input: PageInput): Promise<PageResult<TextData>> {
  if (input.params['id'] === 'new') {
    const page = admittedPage(await input.api('admin/content-list', {}), t('new.title'));
    return page.kind === 'page' ? { ...page, data: { shows: 'new', admitted: page.data } } : page;
  }
  const page = await one.load(input);
  return page.kind === 'page' ? { ...page, data: { ...page.data, shows: 'text' } } : page;
}

const allPages = { href: adminRoutes['admin-content'].path, label: t('all') };

/** A page of text with its editor, what may be done with it, and its versions; or the form for a new one. */
export function Page({ data }: { readonly data: TextData }) {
  if (data.shows === 'text') return <one.Page data={data} />;
  return (
    <AdminShell admitted={data.admitted} title={t('new.title')}>
      {() => (
        <div className="grid max-w-220 grid-cols-[minmax(0,1fr)] gap-4">
          <Links links={[allPages]} />
          <TextForm page={null} onSaved={() => {}} />
        </div>
      )}
    </AdminShell>
  );
}

function Body({ data: page, version, done }: BodyProps<'admin/content-text', Beside>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Where page={page} />
      {done.banner}
      {page.is_template && <Banner tone="warning">{t('template')}</Banner>}
      {page.is_behind && <Banner tone="warning">{t('behind')}</Banner>}
      {page.release !== null && <Newer page={page} difference={page.release} onDone={done.onDone} />}
      <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Standing page={page} />
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          <TextForm key={`form ${page.text?.version}`} page={page} onSaved={done.say} />
          <TextActs key={`acts ${page.text?.version}`} page={page} onDone={done.onDone} />
        </div>
        <Versions page={page} version={version} onDone={done.say} />
      </div>
    </div>
  );
}

/** Where it is: all pages, what guests see, the audit log, and its languages. */
function Where({ page }: { readonly page: AdminText }) {
  const { slug, language, languages, state, is_hidden: isHidden, in_languages: known } = page;
  const isShown = state !== 'draft' && !isHidden;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Links
        links={[
          allPages,
          ...(isShown ? [{ href: contentPageUrl(slug), label: t('guest') }] : []),
          auditLink(`page:${slug}`, t('audit')),
        ]}
      />
      {languages.length > 1 && known.length > 0 && (
        <LinkTabs
          label={t('languages')}
          tabs={languages.map((name) => ({
            href: adminTextUrl(slug, name === pageLanguage ? {} : { language: name }),
            label: languageText(name),
            isHere: name === language,
          }))}
        />
      )}
    </div>
  );
}

/** How the page stands, and what its newest text is. */
function Standing({ page: { slug, language, state, is_template: isTemplate, text } }: { readonly page: AdminText }) {
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <code className="text-small wrap-anywhere">/{slug}</code>
        <Badge tone={state === 'draft' || state === 'hidden' ? 'sand' : state === 'newer' ? 'marigold' : 'jade'}>
          {stateText(state, isTemplate)}
        </Badge>
      </p>
      {text === null ? (
        <p className="text-ink-2">{t('none', { language: languageText(language) })}</p>
      ) : (
        <p className="text-small text-ink-2">
          {t(text.is_live ? 'live' : 'one.draft', { version: text.version })}{' '}
          {t('made', {
            when: t('utc', { when: instantText(text.made_at, 'UTC') }),
            who: text.who === '' ? t('one.release') : text.who,
          })}
        </p>
      )}
    </div>
  );
}

interface NewerProps {
  readonly page: AdminText;
  readonly difference: NonNullable<AdminText['release']>;
  readonly onDone: (message: string) => void;
}

/** The release has another text than the one that the own was written after: both are compared, and one is chosen. */
function Newer({ page, difference, onDone }: NewerProps) {
  const { api } = useApp();
  const task = useTask();
  const keep = () =>
    task.run(async () => {
      const seen = page.text?.version ?? 0;
      const answer = await api('admin/content-release', { slug: page.slug, seen, is_taken: false });
      if (!answer.ok) return failureText(answer);
      onDone(answer.data.message);
      return null;
    });
  return (
    <section
      aria-labelledby="newer"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
    >
      <Banner tone="warning">{t('newer.text')}</Banner>
      <h2 id="newer" className="text-h3">
        {t('newer.difference')}
      </h2>
      <DifferenceView difference={difference} />
      <FormMessage text={task.trouble} />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="secondary"
          className="needs-script"
          loading={task.busy}
          loadingLabel={t('busy')}
          onClick={() => void keep()}
        >
          {t('newer.compared')}
        </Button>
        <Acts acts={[{ ...actOf('take', page, api), name: t('newer.take') }]} onDone={onDone} />
      </div>
    </section>
  );
}
