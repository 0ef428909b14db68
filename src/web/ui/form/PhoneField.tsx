import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from './Field.tsx';

/** `value` is sent ('+977'), `label` shown ('Nepal (+977)'). */
export interface DialCode {
  readonly value: string;
  readonly label: string;
}

interface PhoneFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'name'> {
  readonly label: string;
  readonly codeLabel: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly note?: string;
  readonly codes: readonly DialCode[];
  readonly code: string;
  readonly codeName: string;
  readonly name: string;
  readonly onCodeChange: (code: string) => void;
}

export function PhoneField(props: PhoneFieldProps) {
  const { label, codeLabel, hint, error, note, codes, code, codeName, onCodeChange, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} {...(note === undefined ? {} : { note })}>
      {(control) => (
        <div className="grid grid-cols-[minmax(0,min(9.5rem,50%))_minmax(0,1fr)] gap-2">
          <select
            className="control pe-2"
            aria-label={codeLabel}
            name={codeName}
            autoComplete="tel-country-code"
            value={code}
            onChange={(event) => onCodeChange(event.target.value)}
          >
            {codes.map((entry) => (
              <option key={entry.label} value={entry.value}>
                {entry.label}
              </option>
            ))}
          </select>
          {/* Autocomplete `tel` would include the country code. */}
          <input type="text" inputMode="tel" autoComplete="tel-national" className="control" {...control} {...input} />
        </div>
      )}
    </Field>
  );
}
