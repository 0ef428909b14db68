import { Minus, Plus } from 'lucide-react';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';

interface StepperProps {
  readonly value: number;
  /** The values that may be chosen, ascending; steps go from one to the next. */
  readonly options: readonly number[];
  readonly onChange: (value: number) => void;
  /** Name of what is counted, for screen readers. */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly disabled?: boolean;
}

/** Minus, number, plus. The number is announced when it changes. */
export function Stepper({ value, options, onChange, label, lessLabel, moreLabel, disabled = false }: StepperProps) {
  const less = options.findLast((option) => option < value);
  const more = options.find((option) => option > value);
  return (
    <div role="group" aria-label={label} className="inline-flex items-center gap-2">
      <IconButton
        label={lessLabel}
        tone="outline"
        aria-disabled={disabled || less === undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-3"
        onClick={() => !disabled && less !== undefined && onChange(less)}
      >
        <Minus aria-hidden size={18} />
      </IconButton>
      <output aria-live="polite" className="numbers min-w-8 text-center text-lead font-medium">
        {value}
      </output>
      <IconButton
        label={moreLabel}
        tone="outline"
        aria-disabled={disabled || more === undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-3"
        onClick={() => !disabled && more !== undefined && onChange(more)}
      >
        <Plus aria-hidden size={18} />
      </IconButton>
    </div>
  );
}
