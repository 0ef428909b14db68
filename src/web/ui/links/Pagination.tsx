import { ChevronLeft, ChevronRight } from 'lucide-react';
import { t } from '#src/web/ui/texts.ts';
import { classNames } from '#src/web/ui/class-names.ts';

/** First, last and neighbouring pages; `null` is a gap. 1-based. */
export function pageWindow(current: number, last: number): readonly (number | null)[] {
  const numbers = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(numbers)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    // A single missing page is shown instead of an ellipsis.
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

const cell = 'grid size-11 place-items-center rounded-full text-small font-medium transition-colors duration-(--hover)';

export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pagination.label')} className="flex flex-wrap items-center justify-center gap-1.5">
      {page > 1 && (
        <a
          href={hrefOf(page - 1)}
          rel="prev"
          aria-label={t('pagination.previous')}
          className={classNames(cell, 'hover:bg-sand')}
        >
          <ChevronLeft aria-hidden size={20} className="rtl:-scale-x-100" />
        </a>
      )}
      {pageWindow(page, pages).map((entry, index) =>
        entry === null ? (
          <span key={`gap-${index}`} aria-hidden className="w-6 text-center text-ink-3">
            …
          </span>
        ) : (
          <a
            key={entry}
            href={hrefOf(entry)}
            aria-label={t('pagination.page', { page: entry })}
            aria-current={entry === page ? 'page' : undefined}
            className={classNames(cell, 'numbers', entry === page ? 'bg-ink text-paper' : 'hover:bg-sand')}
          >
            {entry}
          </a>
        ),
      )}
      {page < pages && (
        <a
          href={hrefOf(page + 1)}
          rel="next"
          aria-label={t('pagination.next')}
          className={classNames(cell, 'hover:bg-sand')}
        >
          <ChevronRight aria-hidden size={20} className="rtl:-scale-x-100" />
        </a>
      )}
    </nav>
  );
}
