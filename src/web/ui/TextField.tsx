import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field } from './Field.tsx';
import { classNames } from './class-names.ts';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly note?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text: mail, name, phone (`type`, `inputMode` and `autoComplete` are the caller's). */
export function TextField({ label, hint, error, note, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(note === undefined ? {} : { note })}>
      {(control) => <input className={classNames('control', className)} {...control} {...input} />}
    </Field>
  );
}
