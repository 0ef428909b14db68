import { classNames } from '../class-names.ts';

/** One tab: an address of its own, so that it works without script and can be sent to somebody. */
export interface LinkTab {
  readonly href: string;
  readonly label: string;
  readonly isHere: boolean;
}

/** Tabs that are links. They scroll sideways where they do not fit. */
export function LinkTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map(({ href, label: text, isHere }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center border-b-3 px-4 font-medium whitespace-nowrap focus-visible:-outline-offset-3',
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
