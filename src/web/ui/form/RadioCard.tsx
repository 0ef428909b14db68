import type { InputHTMLAttributes, ReactNode } from 'react';

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly aside?: ReactNode;
}

export function RadioCard({ title, detail, aside, ...input }: RadioCardProps) {
  return (
    <label className="flex min-h-14 flex-wrap items-center gap-x-3.5 gap-y-1 rounded-control border border-line-strong bg-surface px-4 py-3 transition-colors duration-(--hover) hover:border-ink-2 has-checked:border-jade has-checked:bg-jade-soft has-checked:shadow-[inset_0_0_0_1px_var(--jade)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-jade">
      <input
        type="radio"
        className="size-6 shrink-0 accent-jade focus-visible:shadow-none focus-visible:outline-none"
        {...input}
      />
      <span className="min-w-0 flex-1 basis-24">
        <span className="block font-medium">{title}</span>
        {detail !== undefined && <span className="block text-small text-ink-2">{detail}</span>}
      </span>
      {aside}
    </label>
  );
}
