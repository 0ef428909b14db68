import type { ReactNode } from 'react';

/** A small title and what stands under it. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-micro font-bold text-ink-2">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
