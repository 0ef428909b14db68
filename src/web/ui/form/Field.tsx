import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode, type InputHTMLAttributes, type Ref } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  /** Announces the error when the focus does not move to the field. */
  readonly isAnnounced?: boolean;
  readonly note?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, isAnnounced = false, note, children }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== '';
  const described = [hint !== undefined && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-small font-medium">
        {label}
        {note !== undefined && <span className="font-regular text-ink-3">{note}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': hasError ? true : undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-small text-ink-2">
          {hint}
        </p>
      )}
      {hasError && (
        <p
          id={`${id}-error`}
          role={isAnnounced ? 'alert' : undefined}
          className="flex items-start gap-1.5 text-small font-medium text-error"
        >
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly note?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The caller sets `type`, `inputMode` and `autoComplete`. */
export function TextField({ label, hint, error, note, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(note === undefined ? {} : { note })}>
      {(control) => <input className={classNames('control', className)} {...control} {...input} />}
    </Field>
  );
}
