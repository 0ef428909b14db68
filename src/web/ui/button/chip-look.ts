import { classNames } from '#src/web/ui/class-names.ts';

/** A pill of 44 px: quiet, or in use. What is switched off is struck through. */
export function chipLook(isOn: boolean): string {
  return classNames(
    'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-3.5 text-small font-medium whitespace-nowrap select-none',
    'transition-colors duration-(--hover) disabled:cursor-not-allowed disabled:border-line disabled:text-ink-3 disabled:line-through',
    isOn ? 'border-jade bg-jade-soft text-jade' : 'border-line-strong bg-surface not-disabled:hover:border-ink',
  );
}
