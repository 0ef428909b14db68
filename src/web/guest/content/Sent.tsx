import { useEffect, useRef } from 'react';
import { MailCheck } from 'lucide-react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { showMessage } from '#src/web/ui/popup/show-message.ts';
import { t } from './texts.ts';

interface SentProps {
  readonly text: string;
  /** Shows the form again; without it there is nothing more to write. */
  readonly onAgain?: () => void;
}

/** In the place of a form that was sent. It takes the focus, because the button that had it is gone. */
export function Sent({ text, onAgain }: SentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current !== null) showMessage(box.current);
  }, []);
  return (
    <div
      ref={box}
      id="write"
      role="status"
      tabIndex={-1}
      className="grid scroll-my-24 justify-items-center gap-4 rounded-panel bg-success-soft px-5 py-10 text-center"
    >
      <MailCheck aria-hidden size={32} className="text-success" />
      <p className="text-lead font-medium wrap-anywhere">{text}</p>
      {onAgain !== undefined && (
        <Button kind="secondary" className="needs-script" onClick={onAgain}>
          {t('write.again')}
        </Button>
      )}
    </div>
  );
}
