// /admin/words: search synonyms (docs/reference/back-office.md#places).
import { useState } from 'react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { oneLineIn } from '#src/contract/admin/list.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type SynonymKind, synonymKinds } from '#src/domain/catalogue/place-limits.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { type FindCursor, FindForm, findIn, TableEnd } from './kit/DataTable.tsx';
import { type Act, ActForm } from './kit/act-form.tsx';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { linkTo } from './kit/cells.tsx';
import { textIn } from './kit/fields.tsx';
import { useCall } from './kit/use-call.ts';
import { choicesOf } from './kit/values.ts';
import { t } from './words-texts.ts';

const { path } = adminRoutes['admin-words'];

type Words = CallOutput<'admin/synonym-list'>;

type Extra = FindCursor & { readonly term: string | null };

const cursor = findIn(260);

export const { load, Page } = adminPage({
  call: 'admin/synonym-list',
  input: cursor.input,
  extra: async (input): Promise<Extra> => ({
    ...(await cursor.extra(input)),
    term: oneLineIn(input.url.searchParams.get('term') ?? undefined, 80),
  }),
  title: () => t('title'),
  Body,
});

function Body({ data: { data, next }, find, after, term, done }: BodyProps<'admin/synonym-list', Extra>) {
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-ink-2">
        {t('lead')} {linkTo(adminRoutes['admin-searches'].path, t('searches'))}
      </p>
      {done.banner}
      <FindForm action={path} find={find} texts={{ label: t('find.label'), field: t('find'), send: t('find.send') }} />
      <WordForm term={term ?? ''} onDone={done.onDone} />
      {data.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      <ul>
        {data.map((word) => (
          <li key={`${word.term}|${word.kind}|${word.means}`} className="border-t border-line">
            <WordRow word={word} onDone={done.onDone} />
          </li>
        ))}
      </ul>
      <TableEnd
        next={next === null ? null : path + buildQuery({ find: find ?? undefined, after: next })}
        first={after === null && find === null ? null : path}
        file={adminFileUrl('words') + buildQuery({ find: find ?? undefined })}
        labels={{ first: t('all') }}
        className=""
      />
    </div>
  );
}

interface WordRowProps {
  readonly word: Words['data'][number];
  readonly onDone: (message: string) => void;
}

function WordRow({ word, onDone }: WordRowProps) {
  const { api } = useApp();
  const { busy, trouble, call } = useCall();
  const remove = () => call(() => api('admin/synonym-change', { ...word, is_there: false }), onDone);
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
        onClick={remove}
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

/** The field explains the meaning for each kind. */
function WordForm({ term, onDone }: { readonly term: string; readonly onDone: (message: string) => void }) {
  const { api } = useApp();
  const [kind, setKind] = useState<SynonymKind>('words');
  const [made, setMade] = useState(0);
  const add: Act = {
    name: t('add'),
    reason: null,
    renderFields: (errorOf) => (
      <div className="grid items-start gap-4 tablet:grid-cols-3">
        <TextField
          label={t('term')}
          name="term"
          maxLength={80}
          autoComplete="off"
          defaultValue={made === 0 ? term : ''}
          error={errorOf('term')}
        />
        <Select
          label={t('kind')}
          name="kind"
          value={kind}
          onChange={(event) => setKind(synonymKinds.find((one) => one === event.target.value) ?? 'words')}
          options={choicesOf(synonymKinds, (one) => t(`kind.${one}`))}
        />
        {kind !== 'filler' && (
          <TextField
            label={t('meaning')}
            name="means"
            maxLength={80}
            autoComplete="off"
            hint={t(`hint.${kind}`)}
            error={errorOf('means')}
          />
        )}
      </div>
    ),
    check: (data) => ({
      ...(textIn(data, 'term') === '' && { term: t('missing') }),
      ...(textIn(data, 'means') === '' && kind !== 'filler' && { means: t('missing') }),
    }),
    make: (_, data) =>
      api('admin/synonym-change', {
        term: textIn(data, 'term'),
        kind,
        means: textIn(data, 'means'),
        is_there: true,
      }),
  };
  return (
    <ActForm
      key={made}
      act={add}
      onDone={(message) => {
        setMade(made + 1);
        onDone(message);
      }}
    />
  );
}
