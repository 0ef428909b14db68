// /admin/content/{slug} and /admin/content/new: one page of text (docs/reference/back-office.md#pages-of-text).
import type { ReactNode } from 'react';
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminTextUrl, languageIn, versionIn } from '#src/contract/admin/admin-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { pageLanguage } from '#src/domain/catalogue/page-rules.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { DifferenceView, TextForm, Versions } from './TextEditor.tsx';
import { AdminShell, type Admitted, admittedPage } from './kit/AdminShell.tsx';
import { type Act, type ActAnswer, Acts } from './kit/act-form.tsx';
import { adminPage, type BodyProps, type PageData } from './kit/admin-page.tsx';
import { auditLink, Links } from './kit/facts.tsx';
import { languageText } from './kit/language-text.ts';
import { NoScript } from './kit/parts.tsx';
import { useCall } from './kit/use-call.ts';
import { utc } from './kit/values.ts';
import { t } from './content-texts.ts';

type AdminText = CallOutput<'admin/content-text'>;

interface Extra {
  /** The version in the address with its changes. */
  readonly version: CallOutput<'admin/content-version'> | null;
}

export type TextData =
  | (PageData<'admin/content-text', Extra> & { readonly shows: 'text' })
  | { readonly shows: 'new'; readonly admitted: Admitted<CallOutput<'admin/content-list'>> };

const addressOf = ({ id = '' }: PageInput['params'], url: URL) => ({
  slug: id,
  language: languageIn(url.search) ?? pageLanguage,
});

const one = adminPage<'admin/content-text', Extra>({
  call: 'admin/content-text',
  input(params, url) {
    const before = versionIn(url.search, 'before');
    return { ...addressOf(params, url), ...(before !== null && { before }) };
  },
  missing: ['page-not-found', 'bad-input'],
  title: (page) => page?.text?.title ?? t('head', { slug: page?.slug ?? '' }),
  head: (page) => t('head', { slug: page?.slug ?? '' }),
  async extra({ api, params, url }) {
    const version = versionIn(url.search, 'version');
    const answer = version === null ? null : await api('admin/content-version', { ...addressOf(params, url), version });
    return { version: answer?.ok === true ? answer.data : null };
  },
  keyOf: ({ slug, language }) => `${slug} ${language}`,
  Body,
});

export async function load(input: PageInput): Promise<PageResult<TextData>> {
  if (input.params['id'] === 'new') {
    const page = admittedPage(await input.api('admin/content-list', {}), t('new.title'));
    return page.kind === 'page' ? { ...page, data: { shows: 'new', admitted: page.data } } : page;
  }
  const page = await one.load(input);
  return page.kind === 'page' ? { ...page, data: { ...page.data, shows: 'text' } } : page;
}

const allPages = { href: adminRoutes['admin-content'].path, label: t('all') };

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

function Body({ data: page, version, done }: BodyProps<'admin/content-text', Extra>) {
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
          <NoScript text={t('noScript')} />
          <TextForm key={`form ${page.text?.version}`} page={page} onSaved={done.say} />
          <TextActs key={`acts ${page.text?.version}`} page={page} onDone={done.onDone} />
        </div>
        <Versions page={page} version={version} onDone={done.say} />
      </div>
    </div>
  );
}

function Where({ page }: { readonly page: AdminText }) {
  const { slug, language, languages, state, is_hidden: isHidden, in_languages: written } = page;
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
      {languages.length > 1 && written.length > 0 && (
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

function Standing({ page: { slug, language, state, is_template: isTemplate, text } }: { readonly page: AdminText }) {
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <code className="text-small wrap-anywhere">/{slug}</code>
        <Badge tone={state === 'draft' || state === 'hidden' ? 'sand' : state === 'newer' ? 'marigold' : 'jade'}>
          {t(`state.${state}`)}
          {isTemplate && `, ${t('state.template').toLowerCase()}`}
        </Badge>
      </p>
      {text === null ? (
        <p className="text-ink-2">{t('none', { language: languageText(language) })}</p>
      ) : (
        <p className="text-small text-ink-2">
          {t(text.is_live ? 'live' : 'one.draft', { version: text.version })}{' '}
          {t('made', {
            when: utc(text.made_at),
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

/** The release changed its text after the operator's version: compares both and asks for one. */
function Newer({ page, difference, onDone }: NewerProps) {
  const { api } = useApp();
  const { busy, trouble, call } = useCall();
  const keep = () =>
    call(
      () => api('admin/content-release', { slug: page.slug, seen: page.text?.version ?? 0, is_taken: false }),
      onDone,
    );
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
      <FormMessage text={trouble} />
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" className="needs-script" loading={busy} loadingLabel={t('busy')} onClick={keep}>
          {t('newer.compared')}
        </Button>
        <Acts acts={[{ ...actOf('take', page, api), name: t('newer.take') }]} onDone={onDone} />
      </div>
    </section>
  );
}

type TextAct = 'publish' | 'hide' | 'show' | 'withdraw' | 'take';

function actsOf({
  language,
  state,
  is_hidden: isHidden,
  kept_because: reason,
  text,
  faults,
  ...page
}: AdminText): TextAct[] {
  const isEnglish = language === pageLanguage;
  const isLive = page.in_languages.some((one) => one.language === language && one.is_live);
  return [
    ...(text !== null && !text.is_live && faults.length === 0 ? (['publish'] as const) : []),
    ...(isEnglish && isHidden ? (['show'] as const) : []),
    ...(isEnglish && !isHidden && state !== 'draft' && reason === null ? (['hide'] as const) : []),
    ...(!isEnglish && isLive ? (['withdraw'] as const) : []),
    ...(isEnglish && page.can_follow && page.release === null ? (['take'] as const) : []),
  ];
}

/** Publish, hide, show, remove a language, follow the release again; each confirmed. */
function TextActs({ page, onDone }: { readonly page: AdminText; readonly onDone: (message: string) => void }) {
  const { api } = useApp();
  return (
    <div className="grid gap-3">
      <Acts acts={actsOf(page).map((act) => actOf(act, page, api))} onDone={onDone} />
      {page.kept_because !== null && page.language === pageLanguage && (
        <p className="text-small text-ink-2">{t(`kept.${page.kept_because}`)}</p>
      )}
    </div>
  );
}

/** A legal text requires a reason. */
function actOf(act: TextAct, page: AdminText, api: Api): Act {
  const { slug, language, text } = page;
  const asksReason = page.is_legal && act !== 'hide' && act !== 'show';
  return {
    name: t(act),
    isMain: act === 'publish',
    isDanger: act === 'hide' || act === 'withdraw',
    text: <What act={act} page={page} />,
    ...(!asksReason && { reason: null }),
    renderFields: (errorOf) => <p className="text-error empty:hidden">{errorOf('body')}</p>,
    make(reason): Promise<ActAnswer> {
      const why = reason !== '' && { reason };
      const version = text?.version ?? 1;
      if (act === 'publish') return api('admin/content-publish', { slug, language, version, ...why });
      if (act === 'withdraw') return api('admin/content-withdraw', { slug, language, ...why });
      if (act === 'take') return api('admin/content-release', { slug, seen: version, is_taken: true, ...why });
      return api('admin/content-hide', { slug, is_hidden: act === 'hide' });
    },
    stale: ['content-changed'],
  };
}

function What({ act, page }: { readonly act: TextAct; readonly page: AdminText }): ReactNode {
  const places = [...new Set(page.menus.map((place) => t(`menu.${place as 'header'}`)))].join(', ');
  if (act === 'publish')
    return (
      <>
        <p>{t('publish.text', { version: page.text?.version ?? 0 })}</p>
        {page.is_legal && <p>{t('legal')}</p>}
      </>
    );
  if (act === 'show') return null;
  return (
    <>
      <p>{t(`${act}.text`)}</p>
      {act === 'hide' && places !== '' && <p>{t('hide.menus', { places })}</p>}
    </>
  );
}
