import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { Field } from './Field.tsx';
import { classNames } from '#src/web/ui/class-names.ts';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly note?: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ label, hint, error, note, className, rows = 4, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(note === undefined ? {} : { note })}>
      {(control) => (
        <textarea
          rows={rows}
          className={classNames('control field-sizing-content max-h-80 resize-y py-3', className)}
          {...control}
          {...input}
        />
      )}
    </Field>
  );
}
