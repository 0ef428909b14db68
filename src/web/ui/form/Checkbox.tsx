import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  readonly label: ReactNode;
  readonly error?: string | null | undefined;
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== '';
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 py-1.5">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-jade"
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? id : undefined}
          {...input}
        />
        <span>{label}</span>
      </label>
      {hasError && (
        <p id={id} className="text-small font-medium text-error">
          {error}
        </p>
      )}
    </div>
  );
}
