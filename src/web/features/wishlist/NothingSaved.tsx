import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { t } from './texts.ts';

interface NothingProps {
  readonly title: string;
  readonly heading?: 'h1' | 'h2';
  readonly children: string;
}

/** Nothing to show, with the way to the experiences. */
export function Nothing({ title, heading = 'h2', children }: NothingProps) {
  const way = (
    <a href="/" className={buttonLook('primary')}>
      {t('browse')}
    </a>
  );
  return (
    <EmptyState title={title} heading={heading} action={way}>
      {children}
    </EmptyState>
  );
}

/** Nothing saved: how that is done. */
export function NothingSaved() {
  return <Nothing title={t('empty.title')}>{t('empty.text')}</Nothing>;
}
