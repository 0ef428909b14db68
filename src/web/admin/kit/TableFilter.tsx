import type { ReactNode } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { t } from './texts.ts';

/** A column of a table, and whether it is shown; `isFigure`: it holds figures. */
export interface FilterColumn {
  readonly id: string;
  readonly header: string;
  readonly isShown: boolean;
  readonly isFigure: boolean;
}

interface TableFilterProps {
  /** The page of the table. */
  readonly action: string;
  readonly label: string;
  readonly find: { readonly label: string; readonly hint: string; readonly value: string | undefined };
  /** Something beside what is typed narrows the table. */
  readonly isNarrowed: boolean;
  /** The columns that may be left out, with their headers. */
  readonly columns: readonly FilterColumn[];
  /** The fields that narrow it. */
  readonly children: ReactNode;
}

const summary = 'link inline-flex min-h-11 cursor-pointer items-center';

/** Which rows and which columns of a table, as a form whose address is the answer: it can be kept, sent on, and needs no script. */
export function TableFilter({ action, label, find, isNarrowed, columns, children }: TableFilterProps) {
  return (
    <form
      action={action}
      role="search"
      aria-label={label}
      className="mb-5 grid gap-2 rounded-card border border-line bg-surface p-4 tablet:p-5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField
          label={find.label}
          name="find"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={find.hint}
          defaultValue={find.value}
        />
        <Button type="submit">{t('send')}</Button>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <details open={isNarrowed} className="open:w-full">
          <summary className={summary}>{t('filters')}</summary>
          <div className="mt-1 grid gap-4 tablet:grid-cols-2 desk:grid-cols-4">{children}</div>
        </details>
        <details className="open:w-full">
          <summary className={summary}>{t('columns')}</summary>
          <fieldset className="mt-1 grid gap-x-6 gap-y-1 phone:grid-cols-2 desk:grid-cols-4">
            <legend className="visually-hidden">{t('columns.show')}</legend>
            {columns.map(({ id, header, isShown }) => (
              <Checkbox key={id} name="column" value={id} defaultChecked={isShown} label={header} />
            ))}
          </fieldset>
        </details>
      </div>
    </form>
  );
}

/** A choice of a filter where none narrows nothing. */
export function anyOr(choices: readonly { readonly value: string; readonly label: string }[]) {
  return [{ value: '', label: t('any') }, ...choices];
}

interface FindFormProps {
  readonly action: string;
  /** What the list was searched for; null where it was not. */
  readonly find: string | null;
  readonly texts: Readonly<Record<'label' | 'field' | 'send', string>>;
}

/** Searches a list by one text; works without script. */
export function FindForm({ action, find, texts }: FindFormProps) {
  return (
    <form
      key={find}
      action={action}
      role="search"
      aria-label={texts.label}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
    >
      <TextField
        label={texts.field}
        name="find"
        type="search"
        maxLength={80}
        autoComplete="off"
        defaultValue={find ?? ''}
      />
      <Button type="submit">{texts.send}</Button>
    </form>
  );
}
