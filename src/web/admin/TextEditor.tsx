import { useRef, useState } from 'react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminTextUrl, textPreviewUrl } from '#src/contract/admin/admin-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { pageLanguage, pageLimits } from '#src/domain/catalogue/page-rules.ts';
import { failureFormError, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Fields, type FormFields, textIn } from './kit/fields.tsx';
import { useCall } from './kit/use-call.ts';
import { utc } from './kit/values.ts';
import { t } from './content-texts.ts';

type AdminText = CallOutput<'admin/content-text'>;

interface TextFormProps {
  readonly page: AdminText | null;
  readonly onSaved: (message: string) => void;
}

function read(element: HTMLFormElement) {
  const data = new FormData(element);
  return {
    slug: textIn(data, 'slug'),
    title: textIn(data, 'title'),
    summary: textIn(data, 'summary'),
    body: textIn(data, 'body'),
  };
}

type Typed = ReturnType<typeof read>;

/**
 * Saving creates an unpublished version. After a conflict the second editor's text stays, to save as the newest
 * version.
 */
export function TextForm({ page, onSaved }: TextFormProps) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const [newer, setNewer] = useState<number | null>(null);
  const isPreview = useRef(false);
  const language = page?.language ?? pageLanguage;
  const seen = newer ?? page?.text?.version ?? 0;
  const isSame = ({ title, summary, body }: Typed) =>
    page?.text?.title === title && page.text.summary === summary && page.text.body === body;
  const form = useForm({
    read,
    check: (typed): Record<string, string> => ({
      ...(typed.title === '' && { title: t('field.title') }),
    }),
    send: async (typed) => {
      const slug = page?.slug ?? typed.slug;
      if (isPreview.current && page?.text && newer === null && isSame(typed)) {
        navigate(textPreviewUrl(slug, { language, version: page.text.version }));
        return null;
      }
      const answer = await api('admin/content-save', { ...typed, slug, language, seen });
      if (!answer.ok) {
        // The typed text stays; with the newest version loaded, the next press replaces it.
        if (isRefusedAs(answer, 'content-changed')) {
          const now = await api('admin/content-text', { slug, language });
          if (now.ok) setNewer(now.data.text?.version ?? 0);
          return { message: t('conflict.text'), fields: {} };
        }
        return failureFormError(answer);
      }
      const { version, message } = answer.data;
      setNewer(null);
      onSaved(message);
      if (isPreview.current) navigate(textPreviewUrl(slug, { language, version }));
      else if (page === null) navigate(adminTextUrl(slug), { replace: true });
      else navigate(path + search, { replace: true });
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={page === null ? t('new.title') : t('head', { slug: page.slug })}
      className="needs-script grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4 tablet:p-5"
      onSubmit={form.submit}
    >
      <FormMessage text={form.message} />
      {newer !== null && page !== null && (
        <p>
          <a
            href={adminTextUrl(page.slug, { language, version: newer })}
            target="_blank"
            rel="noopener"
            className="link inline-flex min-h-11 items-center"
          >
            {t('conflict.now', { version: newer })}
          </a>
        </p>
      )}
      {page === null && <SlugField error={form.errorOf('slug')} />}
      <Fields fields={fieldsOf(page)} errorOf={form.errorOf} />
      {page !== null && page.faults.length > 0 && <Faults faults={page.faults} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy} loadingLabel={t('busy')} onClick={() => (isPreview.current = false)}>
          {t('save')}
        </Button>
        <Button type="submit" kind="secondary" onClick={() => (isPreview.current = true)}>
          {t('preview')}
        </Button>
      </div>
    </form>
  );
}

function SlugField({ error }: { readonly error: string | undefined }) {
  return (
    <TextField
      label={t('field.slug')}
      hint={t('field.slugHint')}
      name="slug"
      maxLength={pageLimits.slug}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  );
}

const fieldsOf = (page: AdminText | null): FormFields => [
  { name: 'title', label: t('field.title'), most: pageLimits.title, value: page?.text?.title },
  {
    kind: 'area',
    name: 'summary',
    label: t('field.summary'),
    hint: t('field.summaryHint'),
    rows: 2,
    most: pageLimits.summary,
    value: page?.text?.summary,
  },
  {
    kind: 'area',
    name: 'body',
    label: t('field.body'),
    hint: t('field.bodyHint'),
    rows: 18,
    most: pageLimits.body,
    className: 'numbers max-h-[70vh] min-h-80',
    value: page?.text?.body,
  },
];

function Faults({ faults }: { readonly faults: AdminText['faults'] }) {
  return (
    <Banner tone="warning" title={t('faults')}>
      <ul className="list-disc ps-5">
        {faults.map(({ field, text }) => (
          <li key={field + text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

const link = 'link inline-flex min-h-11 items-center';

type ContentVersion = CallOutput<'admin/content-version'>;

interface VersionsProps {
  readonly page: AdminText;
  readonly version: ContentVersion | null;
  readonly onDone: (message: string) => void;
}

/** Saved versions, newest first; the open one with its changes and a restore button. */
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
}: VersionsProps & { readonly version: ContentVersion }) {
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

export function DifferenceView({ difference }: { readonly difference: Difference }) {
  if (difference.length === 0) return <p className="text-small text-ink-2">{t('difference.none')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {difference.map(({ field, lines }) => (
        <section key={field}>
          <h3 className="mb-1 text-small font-medium">{t(`field.${field}`)}</h3>
          <div className="overflow-hidden rounded-control border border-line text-small">
            {lines.map((line, index) => (
              // Lines have no identity and never move.
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
