// Declared form fields: label, limits, and the error when missing.
import type { ReactNode } from 'react';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import type { Choice } from './values.ts';

type ErrorOf = FormWork['errorOf'];

export interface AnyField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error of an empty field; undefined where optional. */
  readonly missing?: string;
}

interface LineField extends AnyField {
  readonly kind?: 'email' | 'date' | 'datetime-local';
  readonly value?: string | null | undefined;
  readonly most?: number;
  readonly list?: string;
  readonly isFixed?: boolean;
}

interface AreaField extends AnyField {
  readonly kind: 'area';
  readonly value?: string | undefined;
  readonly most?: number;
  readonly rows: number;
  readonly className?: string;
}

export interface ChoiceField extends AnyField {
  readonly kind: 'select';
  readonly value?: string;
  readonly choices: readonly Choice[];
}

/** A custom field, such as one that changes the other fields. */
interface OwnField {
  readonly kind: 'own';
  readonly name: string;
  readonly missing?: string;
  readonly render: (errorOf: ErrorOf) => ReactNode;
}

export type FormField = LineField | AreaField | ChoiceField | OwnField;

/** Fields of an inner list share a row. */
export type FormFields = readonly (FormField | readonly FormField[] | false)[];

const isRow = (one: FormField | readonly FormField[]): one is readonly FormField[] => Array.isArray(one);

export const textIn = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

export function numberIn(data: FormData, name: string): number | null {
  const text = textIn(data, name);
  return text === '' ? null : Number(text);
}

/** Errors of empty required fields by name. */
export const missingIn = (fields: FormFields, data: FormData): Record<string, string> =>
  Object.fromEntries(
    fields
      .flatMap((one) => (one === false ? [] : one))
      .flatMap(({ name, missing }) => (missing !== undefined && textIn(data, name) === '' ? [[name, missing]] : [])),
  );

interface FieldsProps {
  readonly fields: FormFields;
  readonly errorOf: ErrorOf;
  readonly row?: string | undefined;
}

const columns: Readonly<Record<number, string>> = { 2: 'tablet:grid-cols-2', 3: 'tablet:grid-cols-3' };

export function Fields({ fields, errorOf, row }: FieldsProps): ReactNode {
  return fields.map((one) => {
    if (one === false) return null;
    if (!isRow(one)) return <OneField key={one.name} field={one} errorOf={errorOf} />;
    return (
      <div
        key={one.map(({ name }) => name).join()}
        className={row ?? `grid items-start gap-4 ${columns[one.length] ?? columns[2]}`}
      >
        <Fields fields={one} errorOf={errorOf} />
      </div>
    );
  });
}

function OneField({ field, errorOf }: { readonly field: FormField; readonly errorOf: ErrorOf }) {
  if (field.kind === 'own') return field.render(errorOf);
  const { name, label, hint } = field;
  const error = errorOf(name);
  const shared = { name, label, hint, error };
  switch (field.kind) {
    case 'area': {
      const { value, most, rows, className } = field;
      return <TextArea {...shared} rows={rows} maxLength={most} className={className} defaultValue={value} />;
    }
    case 'select':
      return <Select {...shared} options={field.choices} defaultValue={field.value} />;
    default: {
      const { kind, value, most, list, isFixed } = field;
      const isTyped = list === undefined && (kind === undefined || kind === 'email');
      const limits = {
        type: kind,
        list,
        maxLength: most,
        readOnly: isFixed,
        autoComplete: isTyped ? 'off' : undefined,
      };
      return <TextField {...shared} {...limits} defaultValue={value ?? undefined} />;
    }
  }
}
