import type { ReactNode } from 'react';
import { Lantern } from './Lantern.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing here, said kindly, with a way on. The drawing is a lantern that is out. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-panel bg-sand px-6 py-14 text-center">
      <Lantern className="h-24 w-auto" />
      <h2 className="text-h3">{title}</h2>
      <div className="max-w-[46ch] text-ink-2">{children}</div>
      {action}
    </div>
  );
}
