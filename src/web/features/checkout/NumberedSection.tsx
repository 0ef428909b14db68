import { useId } from 'react';
import type { ReactNode } from 'react';

interface NumberedSectionProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of checkout with its number. */
export function NumberedSection({ number, title, children }: NumberedSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-7 pb-8 first:border-0 first:pt-0">
      <h2 id={id} className="mb-4 flex items-center gap-3 text-h3">
        <span
          aria-hidden
          className="numbers grid size-8 place-items-center rounded-full bg-brand-soft text-body text-brand"
        >
          {number}
        </span>
        {title}
      </h2>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}
