import { useEffect, useId, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { t } from './t.ts';

interface DiscardQuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before a sheet that has been filled in is left (visual 7.2: from checkout on). It stands over the sheet. */
export function DiscardQuestion({ onStay, onLeave }: DiscardQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="popup w-[calc(100%-2rem)] max-w-[24rem] rounded-panel p-5"
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onStay();
      }}
      onClose={(event) => event.stopPropagation()}
    >
      <h2 id={`${id}-title`} className="text-h3">
        {t('flow.discardTitle')}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-ink-2">
        {t('flow.discardText')}
      </p>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button onClick={onStay}>{t('flow.stay')}</Button>
        <Button kind="secondary" onClick={onLeave}>
          {t('flow.leave')}
        </Button>
      </div>
    </dialog>
  );
}
