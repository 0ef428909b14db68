import { classNames } from '../../ui/class-names.ts';

/** A pill of 44 px in the filter bar: quiet, or in use. */
export function chipLook(isOn: boolean): string {
  return classNames(
    'inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 text-small font-medium whitespace-nowrap select-none',
    'transition-colors duration-(--hover)',
    isOn ? 'border-jade bg-jade-soft text-jade' : 'border-line-strong bg-surface hover:border-ink',
  );
}
