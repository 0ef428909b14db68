interface SectionHeadProps {
  readonly id: string;
  readonly folio: string;
  readonly title: string;
  readonly lead?: string;
}

/** The head of a section: folio, serif title, and at most one sentence. */
export function SectionHead({ id, folio, title, lead }: SectionHeadProps) {
  return (
    <div className="mb-6 tablet:mb-8">
      <p className="folio">{folio}</p>
      <h2 id={id} className="mt-2.5 text-h2">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-2 max-w-[43.9em] text-ink-2">{lead}</p>}
    </div>
  );
}
