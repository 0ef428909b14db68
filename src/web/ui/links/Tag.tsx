import { X } from 'lucide-react';

interface TagProps {
  readonly label: string;
  readonly removeLabel: string;
  /** The address of the list without this tag: a real link, so that it works without JavaScript. */
  readonly href: string;
}

/** A removable tag of an active filter. */
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
