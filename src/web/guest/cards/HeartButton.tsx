import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '#src/web/guest/texts.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { pressHeart, useIsSaved } from './hearts.ts';
import { choiceIn } from './saved-choice.ts';
import type { SavedCourse } from './saved.ts';

const NOTE_MS = 5000;

interface HeartButtonProps {
  readonly course: SavedCourse;
  /** In the corner of a card, else in a row of buttons. */
  readonly isOnCard?: boolean;
}

/** After saving, a note at the heart offers to undo it for a while; so does the heart itself. */
export function HeartButton({ course, isOnCard = false }: HeartButtonProps) {
  const { api } = useApp();
  const isSaved = useIsSaved(course.id);
  const [hasNote, setNote] = useState(false);
  useEffect(() => {
    if (!hasNote) return;
    const timer = setTimeout(() => setNote(false), NOTE_MS);
    return () => clearTimeout(timer);
  }, [hasNote]);
  const press = (): void => {
    setNote(!isSaved);
    pressHeart(api, { ...course, ...choiceIn(location.search) });
  };
  return (
    <span className={classNames('needs-script', isOnCard ? 'absolute end-2 top-2 z-1' : 'relative')}>
      {hasNote && isSaved && (
        <span
          className={classNames(
            isOnCard ? 'end-full me-2' : 'start-full ms-2',
            'absolute top-0 flex items-center rounded-full bg-ink ps-4 text-small font-medium whitespace-nowrap text-paper shadow-2',
          )}
        >
          {t('saved.done')}
          <button type="button" className="min-h-11 ps-2 pe-4 underline underline-offset-3" onClick={press}>
            {t('saved.undo')}
          </button>
        </span>
      )}
      <IconButton
        label={t('saved.save', { title: course.title })}
        tone="surface"
        aria-pressed={isSaved}
        className={isOnCard ? '' : 'border border-line-strong'}
        onClick={press}
      >
        <Heart
          aria-hidden
          size={21}
          fill={isSaved ? 'currentColor' : 'none'}
          className={classNames('transition-transform duration-(--press)', isSaved && 'scale-110 text-brand')}
        />
      </IconButton>
    </span>
  );
}
