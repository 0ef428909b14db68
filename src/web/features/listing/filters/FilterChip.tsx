import { chipLook } from '#src/web/ui/button/chip-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface FilterChipProps {
  readonly label: ReactNode;
  /** The name of what opens. */
  readonly title: string;
  readonly isOn: boolean;
  readonly className?: string | undefined;
  /** Its content, given whether it is in view. */
  readonly children: (live: boolean) => ReactNode;
}

/** A chip whose panel opens under it: a disclosure of the browser, one at a time, with or without script. */
export function FilterChip({ label, title, isOn, className, children }: FilterChipProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      name="filter"
      className={classNames('group/chip relative', className)}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        // A panel that opens past the lower edge is brought into view.
        if (event.currentTarget.open) event.currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className={chipLook(isOn)}>
        {label}
        <ChevronDown
          aria-hidden
          size={16}
          className="transition-transform duration-(--hover) group-open/chip:rotate-180"
        />
      </summary>
      <div
        role="group"
        aria-label={title}
        className="absolute top-full start-0 mt-2 max-h-[calc(100dvh-11rem)] w-[22rem] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-2 max-desk:noscript:static"
      >
        {children(isOpen)}
      </div>
    </details>
  );
}
