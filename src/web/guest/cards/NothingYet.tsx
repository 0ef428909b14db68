import type { ReactNode } from 'react';
import { t } from '#src/web/guest/texts.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';

interface NothingYetProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** An empty list in a popup, with the way to the search. */
export function NothingYet({ title, children }: NothingYetProps) {
  const find = (
    <button type="button" className={buttonLook('primary')} onClick={() => openPopup('search-box')}>
      {t('empty.find')}
    </button>
  );
  return (
    <EmptyState title={title} action={find}>
      {children}
    </EmptyState>
  );
}
