import { useEffect, useEffectEvent } from 'react';
import { t } from '#src/web/guest/texts.ts';
import { classNames } from '#src/web/ui/class-names.ts';

const NOTE_MS = 5000;

interface SavedNoteProps {
  readonly isOnCard: boolean;
  readonly onUndo: () => void;
  /** After a while. */
  readonly onDone: () => void;
}

/** Next to a heart that was just pressed. */
export function SavedNote({ isOnCard, onUndo, onDone }: SavedNoteProps) {
  const end = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => end(), NOTE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span
      className={classNames(
        isOnCard ? 'end-full me-2' : 'start-full ms-2',
        'absolute top-0 flex items-center rounded-full bg-ink ps-4 text-small font-medium whitespace-nowrap text-paper shadow-2',
      )}
    >
      {t('saved.done')}
      <button type="button" className="min-h-11 ps-2 pe-4 underline underline-offset-3" onClick={onUndo}>
        {t('saved.undo')}
      </button>
    </span>
  );
}
