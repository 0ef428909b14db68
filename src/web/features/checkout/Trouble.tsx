import { useEffect, useRef } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { showMessage } from '../../ui/show-message.ts';
import { t } from './t.ts';

interface TroubleProps {
  readonly text: string | null;
  /** `warning` for what the guest did, such as leaving PayPal. */
  readonly tone?: 'error' | 'warning';
  /** Where the same press may be made again. */
  readonly onRetry?: () => void;
}

/** Why a booking or a payment did not go through. When it appears it comes into view and takes the focus (spec 8). */
export function Trouble({ text, tone = 'error', onRetry }: TroubleProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null && message.current !== null) showMessage(message.current);
  }, [text]);
  if (text === null) return null;
  const retry = onRetry !== undefined && (
    <Button kind="secondary" size="small" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <div ref={message} tabIndex={-1} className="scroll-my-24 rounded-control">
      <Banner tone={tone} action={retry}>
        {text}
      </Banner>
    </div>
  );
}
