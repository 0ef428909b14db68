import type { ReactNode } from 'react';

interface SectionHeadProps {
  readonly id: string;
  readonly folio: string;
  readonly title: string;
  readonly lead?: string;
  readonly aside?: ReactNode;
}

export function SectionHead({ id, folio, title, lead, aside }: SectionHeadProps) {
  return (
    <div className="mb-4 flex items-end justify-between gap-6 tablet:mb-8">
      <div>
        <p className="folio mb-2.5 max-tablet:hidden">{folio}</p>
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-2 max-w-[43.9em] text-ink-2 max-tablet:hidden">{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
