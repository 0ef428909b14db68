import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page with its heading; the id is also its place in the address. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id}>
      <h2 id={`${id}-title`} className="mb-4 text-h2 tablet:mb-5">
        {title}
      </h2>
      {children}
    </section>
  );
}
