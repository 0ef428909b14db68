import { classNames } from '#src/web/ui/class-names.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonSize = 'small' | 'medium' | 'large';

// The transparent border is visible with forced colours.
const kinds: Record<ButtonKind, string> = {
  primary: 'border border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sand',
  quiet: 'border border-transparent text-ink hover:bg-sand',
  danger: 'border border-error bg-surface text-error hover:bg-error-soft',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-small',
  medium: 'min-h-12 px-5 text-body',
  large: 'min-h-14 px-7 text-body',
};

export function buttonLook(kind: ButtonKind = 'primary', size: ButtonSize = 'medium', full = false): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control text-center font-medium select-none',
    'transition-[background-color,border-color,transform] duration-(--press) active:scale-[.985]',
    'aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-sand aria-disabled:text-ink-3',
    kinds[kind],
    sizes[size],
    full && 'w-full',
  );
}

/** A 44 px pill; a disabled one is struck through. */
export function chipLook(isOn: boolean): string {
  return classNames(
    'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-3.5 text-small font-medium whitespace-nowrap select-none',
    'transition-colors duration-(--hover) disabled:cursor-not-allowed disabled:border-line disabled:text-ink-3 disabled:line-through',
    isOn ? 'border-jade bg-jade-soft text-jade' : 'border-line-strong bg-surface not-disabled:hover:border-ink',
  );
}
