import type { ReactNode } from 'react';
import { Lantern } from './Lantern.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** `h1` where this is the whole page. */
  readonly heading?: 'h1' | 'h2';
}

export function EmptyState({ title, children, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-panel bg-sand px-6 py-14 text-center">
      <Lantern className="h-24 w-auto" />
      <Heading className="text-h3">{title}</Heading>
      <div className="max-w-[33.7em] text-ink-2">{children}</div>
      {action}
    </div>
  );
}
