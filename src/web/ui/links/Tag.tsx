import { X } from 'lucide-react';

interface TagProps {
  readonly label: string;
  readonly removeLabel: string;
  /** The list without this tag, as a link without JavaScript. */
  readonly href: string;
  /** Not honoured by the list. */
  readonly isDropped?: boolean;
}

export function Tag({ label, removeLabel, href, isDropped = false }: TagProps) {
  const tone = isDropped ? 'bg-sand text-ink-soft' : 'bg-jade-soft text-jade';
  return (
    <a
      href={href}
      aria-label={removeLabel}
      className={`inline-flex min-h-11 items-center gap-2 rounded-full pe-3 ps-4 text-small font-medium transition-colors duration-(--hover) hover:bg-sand ${tone}`}
    >
      {isDropped ? <s>{label}</s> : label}
      <X aria-hidden size={16} />
    </a>
  );
}
