export { load } from './text-load.ts';
import { useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminTextUrl } from '#src/contract/admin/admin-urls.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { pageLanguage } from '#src/domain/catalogue/page-rules.ts';
import { WorkLink } from './WorkLink.tsx';
import { AdminShell } from './AdminShell.tsx';
import { languageText, stateText } from './content-words.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { Acts, ActForm } from './TextActs.tsx';
import type { AdminText, TextData, Version } from './text-load.ts';
import { t } from './text-texts.ts';
import { TextForm } from './TextForm.tsx';
import { Versions } from './TextVersions.tsx';
import { DifferenceView } from './DifferenceView.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';

const link = 'link inline-flex min-h-11 items-center';

/** A page of text with its editor, what may be done with it, and its versions; or the form for a new one. */
export function TextPage({ data }: { readonly data: TextData }) {
  if (data.shows === 'new')
    return (
      <AdminShell admitted={data.admitted} title={t('new.title')}>
        {() => (
          <div className="grid max-w-220 grid-cols-[minmax(0,1fr)] gap-4">
            <p>
              <a href={adminRoutes['admin-content'].path} className={link}>
                {t('all')}
              </a>
            </p>
            <TextForm page={null} onSaved={() => {}} />
          </div>
        )}
      </AdminShell>
    );
  const page = data.admitted.kind === 'in' ? data.admitted.data : null;
  return (
    <AdminShell admitted={data.admitted} title={page?.text?.title ?? t('head', { slug: page?.slug ?? '' })}>
      {(text) => <Inside key={`${text.slug} ${text.language}`} page={text} version={data.version} />}
    </AdminShell>
  );
}

interface InsideProps {
  readonly page: AdminText;
  readonly version: Version | null;
}

function Inside({ page, version }: InsideProps) {
  const [said, setSaid] = useState<string | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Where page={page} />
      {said !== null && <Banner tone="success">{said}</Banner>}
      {page.is_template && <Banner tone="warning">{t('template')}</Banner>}
      {page.is_behind && <Banner tone="warning">{t('behind')}</Banner>}
      {page.release !== null && <Newer page={page} difference={page.release} onDone={setSaid} />}
      <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Standing page={page} />
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          <TextForm key={`form ${page.text?.version}`} page={page} onSaved={setSaid} />
          <Acts key={`acts ${page.text?.version}`} page={page} onDone={setSaid} />
        </div>
        <Versions page={page} version={version} onDone={setSaid} />
      </div>
    </div>
  );
}

/** Where it is: all pages, what guests see, the audit log, and its languages. */
function Where({
  page: { slug, language, languages, state, is_hidden: isHidden, in_languages: known },
}: {
  readonly page: AdminText;
}) {
  const isShown = state !== 'draft' && !isHidden;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="flex flex-wrap gap-x-6">
        <a href={adminRoutes['admin-content'].path} className={link}>
          {t('all')}
        </a>
        {isShown && (
          <a href={contentPageUrl(slug)} className={link}>
            {t('guest')}
          </a>
        )}
        <WorkLink
          work="audit-log"
          href={adminRoutes['admin-audit'].path + auditList.write({ about: `page:${slug}` })}
          className={link}
        >
          {t('audit')}
        </WorkLink>
      </p>
      {languages.length > 1 && known.length > 0 && (
        <LinkTabs
          label={t('languages')}
          tabs={languages.map((one) => ({
            href: adminTextUrl(slug, one === pageLanguage ? {} : { language: one }),
            label: languageText(one),
            isHere: one === language,
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
          {t(text.is_live ? 'live' : 'draft', { version: text.version })}{' '}
          {t('made', {
            when: t('utc', { when: instantText(text.made_at, 'UTC') }),
            who: text.who === '' ? t('release') : text.who,
          })}
        </p>
      )}
    </div>
  );
}

interface NewerProps {
  readonly page: AdminText;
  readonly difference: NonNullable<AdminText['release']>;
  readonly onDone: (said: string) => void;
}

/** The release has another text than the one that the own was written after: both are compared, and one is chosen. */
function Newer({ page, difference, onDone }: NewerProps) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const [isTaking, setTaking] = useState(false);
  const task = useTask();
  const keep = () =>
    task.run(async () => {
      const seen = page.text?.version ?? 0;
      const answer = await api('admin/content-release', { slug: page.slug, seen, is_taken: false });
      if (!answer.ok) return failureText(answer);
      onDone(answer.data.message);
      navigate(path + search, { replace: true });
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
      {isTaking ? (
        <ActForm act="take" page={page} onDone={onDone} onEnd={() => setTaking(false)} />
      ) : (
        <div className="needs-script flex flex-wrap gap-3">
          <Button kind="secondary" loading={task.busy} loadingLabel={t('busy')} onClick={() => void keep()}>
            {t('newer.compared')}
          </Button>
          <Button kind="secondary" onClick={() => setTaking(true)}>
            {t('newer.take')}
          </Button>
        </div>
      )}
    </section>
  );
}

export { TextPage as Page };
