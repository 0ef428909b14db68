import { ChevronLeft, ChevronRight } from 'lucide-react';
import { t } from '../locale/t.ts';
import { classNames } from './class-names.ts';
import { pageWindow } from './page-window.ts';

interface PaginationProps {
  /** 1-based page in view. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

const cell = 'grid size-11 place-items-center rounded-full text-small font-medium transition-colors duration-(--hover)';

/** Real links to every page round the current one. Shows nothing when there is one page. */
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
          <ChevronLeft aria-hidden size={20} />
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
          <ChevronRight aria-hidden size={20} />
        </a>
      )}
    </nav>
  );
}
