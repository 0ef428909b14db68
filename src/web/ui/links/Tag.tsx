import { X } from 'lucide-react';

interface TagProps {
  readonly label: string;
  readonly removeLabel: string;
  /** The list without this tag, as a link without JavaScript. */
  readonly href: string;
}

export function Tag({ label, removeLabel, href }: TagProps) {
  return (
    <a
      href={href}
      aria-label={removeLabel}
      className="inline-flex min-h-11 items-center gap-2 rounded-full bg-jade-soft pe-3 ps-4 text-small font-medium text-jade transition-colors duration-(--hover) hover:bg-sand"
    >
      {label}
      <X aria-hidden size={16} />
    </a>
  );
}
