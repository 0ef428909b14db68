import { useState } from 'react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { FileLink } from './kit/TableEnd.tsx';
import { AdminShell } from './AdminShell.tsx';
import { failureText, failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from './words-texts.ts';
import { type SynonymKind, synonymKinds } from '#src/domain/catalogue/place-limits.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { oneLineIn } from '#src/contract/admin/list.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

const { path } = adminRoutes['admin-words'];

/** What other words the search knows: found, added and taken out. */
export function WordsPage({ data: { admitted, find, after } }: { readonly data: WordsData }) {
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(words) => <Inside words={words} find={find} after={after} />}
    </AdminShell>
  );
}

interface InsideProps extends Pick<WordsData, 'find' | 'after'> {
  readonly words: Words;
}

function Inside({ words: { data, next }, find, after }: InsideProps) {
  const { path: here, navigate } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  const onDone = (message: string): void => {
    setSaid(message);
    navigate(here + buildQuery({ find: find ?? undefined, after: after ?? undefined }), { replace: true });
  };
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-ink-2">{t('lead')}</p>
      {said !== null && <Banner tone="success">{said}</Banner>}
      <form
        key={find}
        action={path}
        role="search"
        aria-label={t('find.label')}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      >
        <TextField
          label={t('find')}
          name="find"
          type="search"
          maxLength={80}
          autoComplete="off"
          defaultValue={find ?? ''}
        />
        <Button type="submit">{t('find.send')}</Button>
      </form>
      <WordForm onDone={onDone} />
      {data.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      <ul>
        {data.map((word) => (
          <li key={`${word.term}|${word.kind}|${word.means}`} className="border-t border-line">
            <WordRow word={word} onDone={onDone} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        {next !== null && (
          <a href={path + buildQuery({ find: find ?? undefined, after: next })} className={buttonLook('secondary')}>
            {t('more')}
          </a>
        )}
        {(after !== null || find !== null) && (
          <a href={path} className={buttonLook('quiet')}>
            {t('all')}
          </a>
        )}
        <FileLink file={adminFileUrl('words') + buildQuery({ find: find ?? undefined })} />
      </p>
    </div>
  );
}

interface WordRowProps {
  readonly word: Word;
  readonly onDone: (message: string) => void;
}

function WordRow({ word, onDone }: WordRowProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const remove = () =>
    run(async () => {
      const answer = await api('admin/synonym-change', { ...word, is_there: false });
      if (!answer.ok) return failureText(answer);
      onDone(answer.data.message);
      return null;
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5">
      <p className="min-w-0 wrap-anywhere">
        <span data-content className="font-medium">
          {word.term}
        </span>{' '}
        {word.kind !== 'filler' && <span>{t('means', { means: word.means })}</span>}{' '}
        <span className="text-small text-ink-2">{t(`kind.${word.kind}`)}</span>
      </p>
      <Button
        kind="quiet"
        loading={busy}
        loadingLabel={t('busy')}
        aria-label={t('removeOne', { term: word.term, means: word.means })}
        onClick={() => void remove()}
      >
        {t('remove')}
      </Button>
      {trouble !== null && (
        <p role="alert" className="col-span-2 text-small text-error">
          {trouble}
        </p>
      )}
    </div>
  );
}

/** Adds a word. What it may mean depends on its kind, which the field says. */
function WordForm({ onDone }: { readonly onDone: (message: string) => void }) {
  const { api } = useApp();
  const [kind, setKind] = useState<SynonymKind>('words');
  const [made, setMade] = useState(0);
  const form = useForm({
    read: (element) => {
      const data = new FormData(element);
      return { term: String(data.get('term') ?? '').trim(), means: String(data.get('means') ?? '').trim() };
    },
    check: ({ term, means }): Record<string, string> => ({
      ...(term === '' && { term: t('missing') }),
      ...(means === '' && kind !== 'filler' && { means: t('missing') }),
    }),
    send: async ({ term, means }) => {
      const answer = await api('admin/synonym-change', { term, kind, means, is_there: true });
      if (!answer.ok) return failureTrouble(answer);
      setMade(made + 1);
      onDone(answer.data.message);
      return null;
    },
  });
  return (
    <form
      key={made}
      noValidate
      method="post"
      aria-label={t('add')}
      className="needs-script grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-4"
      onSubmit={form.submit}
    >
      <FormMessage text={form.message} />
      <div className="grid items-start gap-4 tablet:grid-cols-3">
        <TextField label={t('term')} name="term" maxLength={80} autoComplete="off" error={form.errorOf('term')} />
        <Select
          label={t('kind')}
          name="kind"
          value={kind}
          onChange={(event) => setKind(synonymKinds.find((one) => one === event.target.value) ?? 'words')}
          options={synonymKinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
        />
        {kind !== 'filler' && (
          <TextField
            label={t('meaning')}
            name="means"
            maxLength={80}
            autoComplete="off"
            hint={t(`hint.${kind}`)}
            error={form.errorOf('means')}
          />
        )}
      </div>
      <div>
        <Button type="submit" kind="secondary" loading={form.busy} loadingLabel={t('busy')}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}

export { WordsPage as Page };

// /admin/words: other words of the search (docs/back-office.md#places).

/** A page of search words. */
export type Words = CallOutput<'admin/synonym-list'>;

/** One of them. */
type Word = Words['data'][number];

interface WordsData {
  readonly admitted: Admitted<Words>;
  readonly find: string | null;
  /** Where the page before ended. */
  readonly after: string | null;
}

/** Loads a page of them; what is looked for and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<WordsData>> {
  const find = oneLineIn(url.searchParams.get('find') ?? undefined, 80);
  const after = oneLineIn(url.searchParams.get('after') ?? undefined, 260);
  const answer = await api('admin/synonym-list', { ...(find !== null && { find }), ...(after !== null && { after }) });
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, find, after } } : page;
}
