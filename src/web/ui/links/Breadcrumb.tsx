import { ChevronRight } from 'lucide-react';
import { t } from '#src/web/ui/texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className="-ms-2 flex flex-wrap items-center text-small text-ink-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center">
            {index > 0 && <ChevronRight aria-hidden size={14} className="text-ink-3 rtl:-scale-x-100" />}
            {crumb.href === undefined ? (
              <span aria-current="page" className="px-2 py-2.5">
                <Written>{crumb.label}</Written>
              </span>
            ) : (
              <a
                href={crumb.href}
                className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-chip px-2 hover:text-ink hover:underline"
              >
                <Written>{crumb.label}</Written>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
