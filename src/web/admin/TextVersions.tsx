import { adminTextUrl, textPreviewUrl } from '#src/contract/admin/admin-urls.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { DifferenceView } from './DifferenceView.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from './content-texts.ts';

const link = 'link inline-flex min-h-11 items-center';

type AdminText = CallOutput<'admin/content-text'>;
type Version = CallOutput<'admin/content-version'>;

interface VersionsProps {
  readonly page: AdminText;
  /** The one that the address names; null for none. */
  readonly version: Version | null;
  readonly onDone: (said: string) => void;
}

/** Every text that was saved, the newest first; one of them with what it has changed and the way back to it. */
export function Versions({ page, version, onDone }: VersionsProps) {
  const { slug, language, versions, next, text } = page;
  const isFirst = versions[0]?.version === text?.version;
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="versions" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {version !== null && <OneVersion key={version.version} page={page} version={version} onDone={onDone} />}
      <h2 id="versions" className="text-h3">
        {t('versions')}
      </h2>
      <ol className="grid">
        {versions.map((one) => (
          <li key={one.version} className="border-t border-line py-1">
            <a
              href={adminTextUrl(slug, { language, version: one.version })}
              aria-current={one.version === version?.version ? 'true' : undefined}
              className={link}
            >
              {t('version.name', { version: one.version })}
            </a>
            <p className="text-small wrap-anywhere text-ink-2">{standingText(one)}</p>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-6">
        {!isFirst && (
          <a href={adminTextUrl(slug, { language })} className={link}>
            {t('version.first')}
          </a>
        )}
        {next !== null && (
          <a href={adminTextUrl(slug) + buildQuery({ language, before: next })} className={link}>
            {t('version.older')}
          </a>
        )}
      </p>
    </section>
  );
}

const when = (at: string) => t('utc', { when: instantText(at, 'UTC') });

function standingText({ made_at: made, who, published_at: published, is_live: isLive }: AdminText['versions'][number]) {
  const saved = t('made', { when: when(made), who: who === '' ? t('one.release') : who });
  const publication = isLive
    ? t('version.live')
    : published === null
      ? t('version.draft')
      : t('version.published', { when: when(published) });
  return `${saved}; ${publication}`;
}

function OneVersion({
  page: { slug, language, text },
  version: { version, difference },
  onDone,
}: VersionsProps & { readonly version: Version }) {
  const { api } = useApp();
  const { navigate } = useNavigation();
  const task = useTask();
  const restore = () =>
    task.run(async () => {
      const answer = await api('admin/content-restore', { slug, language, version, seen: text?.version ?? 0 });
      if (!answer.ok) return failureText(answer);
      onDone(answer.data.message);
      navigate(adminTextUrl(slug, { language }));
      return null;
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4">
      <h2 className="text-h3">{t('version.changed', { version })}</h2>
      <DifferenceView difference={difference} />
      <FormMessage text={task.trouble} />
      <div className="flex flex-wrap gap-3">
        {version !== text?.version && (
          <Button
            kind="secondary"
            size="small"
            className="needs-script"
            loading={task.busy}
            loadingLabel={t('busy')}
            onClick={() => void restore()}
          >
            {t('restore')}
          </Button>
        )}
        <a href={textPreviewUrl(slug, { language, version })} className={link}>
          {t('preview.only')}
        </a>
      </div>
    </div>
  );
}
