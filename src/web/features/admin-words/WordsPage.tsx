import { useState } from 'react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { FileLink } from '#src/web/admin/kit/TableEnd.tsx';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { Word, Words, WordsData } from './load.ts';
import { t } from './texts.ts';
import { WordForm } from './WordForm.tsx';

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
