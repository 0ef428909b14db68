import { useEffect, useRef } from 'react';
import { ProcessingText } from './ProcessingText.tsx';
import { t } from './t.ts';

/** The payment under way over the page: nothing else can be pressed, and it cannot be closed (spec 4: locked). */
export function Processing() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t('processing.title')}
      className="popup w-[calc(100%-2rem)] max-w-[26rem] rounded-panel"
      onCancel={(event) => event.preventDefault()}
    >
      <ProcessingText />
    </dialog>
  );
}
