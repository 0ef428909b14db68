import { useEffect, useRef } from 'react';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { t } from './texts.ts';

interface SentProps {
  /** The server's text, the same for every email. */
  readonly message: string;
  readonly onAgain?: () => void;
}

export function Sent({ message, onAgain }: SentProps) {
  const box = useRef<HTMLDivElement>(null);
  // The focused element is gone.
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
