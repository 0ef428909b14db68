import { useEffect, useRef } from 'react';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { t } from './texts.ts';

interface SentProps {
  /** The server's own sentence, which is the same for every address. */
  readonly message: string;
  /** Back to the form; absent where no script runs. */
  readonly onAgain?: () => void;
}

/** A mail is on its way: what it is for, and what to do when it does not come. */
export function Sent({ message, onAgain }: SentProps) {
  const box = useRef<HTMLDivElement>(null);
  // What had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 rounded-control">
      <Banner tone="success" title={t('sent.title')}>
        <span className="wrap-anywhere">{message}</span>
      </Banner>
      <p className="text-small text-ink-2">{t('sent.more')}</p>
      {onAgain !== undefined && (
        <Button kind="quiet" className="needs-script" onClick={onAgain}>
          {t('sent.again')}
        </Button>
      )}
    </div>
  );
}
