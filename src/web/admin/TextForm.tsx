import { Fields, type FormFields, textIn } from './kit/fields.tsx';
import { useRef, useState } from 'react';
import { adminTextUrl, textPreviewUrl } from '#src/contract/admin/admin-urls.ts';
import { pageLanguage, pageLimits } from '#src/domain/catalogue/page-rules.ts';
import { failureFormError, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from './content-texts.ts';

type AdminText = CallOutput<'admin/content-text'>;

interface TextFormProps {
  /** The page whose text is written; null for a new one. */
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
 * Title, summary and text. Saving makes a version that guests don't see. Of two who save at once the second is told, keeps every word
 * that was typed, and may then save it as the newest version.
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
        // The fields keep what was typed; the newest version is loaded, so that the next press replaces it.
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
