import type { ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function Section({ id, title, text, className, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={classNames('grid grid-cols-[minmax(0,1fr)] content-start gap-3', className)}
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {text !== undefined && text !== '' && text !== false && <p className="text-small text-ink-2">{text}</p>}
      {children}
    </section>
  );
}
