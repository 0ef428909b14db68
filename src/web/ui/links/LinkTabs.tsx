import { useEffect, useRef } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

export interface LinkTab {
  readonly href: string;
  readonly label: string;
  readonly isHere: boolean;
}

/** Tabs as links. They scroll on phones, with the open one in view, and wrap where there is room. */
export function LinkTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) {
  const row = useRef<HTMLElement>(null);
  const open = tabs.find(({ isHere }) => isHere)?.href;
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current]');
    if (row.current && tab) row.current.scrollLeft += middleOf(tab) - middleOf(row.current);
  }, [open]);
  return (
    <nav ref={row} aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-x-1 tablet:flex-wrap">
        {tabs.map(({ href, label: text, isHere }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center border-b-3 px-4 tablet:px-3 font-medium whitespace-nowrap focus-visible:-outline-offset-3',
                isHere ? 'border-brand text-ink' : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
