import type { ReactNode } from 'react';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { t } from './texts.ts';

interface TableEndProps {
  /** The page behind this one; null on the last. */
  readonly next: string | null;
  /** The first page; null where this is it. */
  readonly first: string | null;
  /** Null where the file is another area's. */
  readonly file: string | null;
}

/** Below a table: the way on, the way back to its beginning, and all of it as a file. */
export function TableEnd({ next, first, file }: TableEndProps) {
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      {next !== null && (
        <a href={next} className={buttonLook('secondary')}>
          {t('more')}
        </a>
      )}
      {first !== null && (
        <a href={first} className={buttonLook('quiet')}>
          {t('first')}
        </a>
      )}
      {file !== null && <FileLink file={file} />}
    </p>
  );
}

/** All of a table as a file. */
export function FileLink({ file }: { readonly file: string }) {
  return (
    <a href={file} download className={buttonLook('quiet')}>
      {t('file')}
    </a>
  );
}

interface NoRowsProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The table without a filter; null where it has none. */
  readonly all: { readonly href: string; readonly label: string } | null;
}

/** In place of a table without rows: why, and the way to all rows where a filter left none. */
export function NoRows({ title, children, all }: NoRowsProps) {
  return (
    <EmptyState
      title={title}
      action={
        all !== null && (
          <a href={all.href} className={buttonLook('secondary')}>
            {all.label}
          </a>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
