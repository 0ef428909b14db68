import { Lantern } from '#src/web/ui/states/Lantern.tsx';
import { t } from './texts.ts';
import { useEffect, useRef } from 'react';

export function ProcessingText() {
  return (
    <div role="status" className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <Lantern className="h-24 w-auto" />
      <p className="font-serif text-h3 font-[560]">{t('processing.title')}</p>
      <p className="max-w-[26.4em] text-ink-2">{t('processing.text')}</p>
      <span aria-hidden className="size-6 animate-spin rounded-full border-3 border-brand border-e-transparent" />
    </div>
  );
}

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
