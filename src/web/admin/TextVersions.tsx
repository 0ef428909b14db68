import { useCall } from './kit/act-form.tsx';
import { utc } from './kit/values.tsx';
import { adminTextUrl, textPreviewUrl } from '#src/contract/admin/admin-urls.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from './content-texts.ts';

const link = 'link inline-flex min-h-11 items-center';

type AdminText = CallOutput<'admin/content-text'>;
type Version = CallOutput<'admin/content-version'>;

interface VersionsProps {
  readonly page: AdminText;
  /** The one that the address names; null for none. */
  readonly version: Version | null;
  readonly onDone: (message: string) => void;
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

function standingText({ made_at: made, who, published_at: published, is_live: isLive }: AdminText['versions'][number]) {
  const saved = t('made', { when: utc(made), who: who === '' ? t('one.release') : who });
  const publication = isLive
    ? t('version.live')
    : published === null
      ? t('version.draft')
      : t('version.published', { when: utc(published) });
  return `${saved}; ${publication}`;
}

function OneVersion({
  page: { slug, language, text },
  version: { version, difference },
  onDone,
}: VersionsProps & { readonly version: Version }) {
  const { api } = useApp();
  const { navigate } = useNavigation();
  const { busy, trouble, call } = useCall();
  const restore = () =>
    call(
      () => api('admin/content-restore', { slug, language, version, seen: text?.version ?? 0 }),
      (message) => {
        onDone(message);
        navigate(adminTextUrl(slug, { language }));
      },
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4">
      <h2 className="text-h3">{t('version.changed', { version })}</h2>
      <DifferenceView difference={difference} />
      <FormMessage text={trouble} />
      <div className="flex flex-wrap gap-3">
        {version !== text?.version && (
          <Button
            kind="secondary"
            size="small"
            className="needs-script"
            loading={busy}
            loadingLabel={t('busy')}
            onClick={restore}
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

type Difference = CallOutput<'admin/content-version'>['difference'];
type Line = Difference[number]['lines'][number];

const looks = {
  same: 'text-ink-2',
  removed: 'bg-error-soft',
  added: 'bg-success-soft',
} as const;

/** What has changed, field by field: lines that went and came, with the words that differ marked. */
export function DifferenceView({ difference }: { readonly difference: Difference }) {
  if (difference.length === 0) return <p className="text-small text-ink-2">{t('difference.none')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {difference.map(({ field, lines }) => (
        <section key={field}>
          <h3 className="mb-1 text-small font-medium">{t(`field.${field}`)}</h3>
          <div className="overflow-hidden rounded-control border border-line text-small">
            {lines.map((line, index) => (
              // Lines have no identity of their own and never move.
              <LineView key={index} line={line} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function LineView({ line }: { readonly line: Line }) {
  if (line.kind === 'gap')
    return <p className="bg-sand px-3 py-1 text-micro text-ink-2">{t('difference.gap', { lines: line.lines })}</p>;
  const { kind, pieces } = line;
  const Mark = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span';
  return (
    <p className={`grid grid-cols-[1.25rem_minmax(0,1fr)] px-3 py-0.5 ${looks[kind]}`}>
      <span aria-hidden className="select-none">
        {{ same: '', removed: '−', added: '+' }[kind]}
      </span>
      <span className="min-h-5 wrap-anywhere whitespace-pre-wrap">
        {kind !== 'same' && <span className="visually-hidden">{t(`mark.${kind}`)}: </span>}
        {pieces.map(({ text, isChanged }, index) =>
          isChanged ? (
            <Mark key={index} className="font-medium underline decoration-1 underline-offset-2">
              {text}
            </Mark>
          ) : (
            text
          ),
        )}
      </span>
    </p>
  );
}
