import { Check } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';

interface ChipToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly type: 'radio' | 'checkbox';
  readonly children: ReactNode;
}

/** A native input under a 44 px pill. The tick shows the state without colour. */
export function ChipToggle({ type, children, ...input }: ChipToggleProps) {
  return (
    <label className="group relative inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 text-small font-medium whitespace-nowrap transition-colors duration-(--hover) hover:border-ink has-checked:border-jade has-checked:bg-jade has-checked:text-on-jade has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-jade has-disabled:border-line has-disabled:text-ink-3 has-disabled:line-through">
      <input
        type={type}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        {...input}
      />
      <Check aria-hidden size={16} className="hidden group-has-checked:block" />
      {children}
    </label>
  );
}
