import { ChevronDown } from 'lucide-react';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Field } from './Field.tsx';
import { classNames } from '#src/web/ui/class-names.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly note?: string;
  readonly options: readonly SelectOption[];
}

export function Select({ label, hint, error, note, options, className, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(note === undefined ? {} : { note })}>
      {(control) => (
        <div className="relative">
          <select className={classNames('control appearance-none pe-10', className)} {...control} {...select}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute top-1/2 end-3.5 -translate-y-1/2"
          />
        </div>
      )}
    </Field>
  );
}
