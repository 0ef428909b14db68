import { Heart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#src/web/guest/texts.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { pressHeart, useIsSaved } from './hearts.ts';
import { choiceIn } from './saved-choice.ts';
import type { SavedCourse } from './saved.ts';

const SavedNote = lazy(() => import('./SavedNote.tsx').then((file) => ({ default: file.SavedNote })));

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
  const press = (): void => {
    setNote(!isSaved);
    pressHeart(api, { ...course, ...choiceIn(location.search) });
  };
  return (
    <span className={classNames('needs-script', isOnCard ? 'absolute end-2 top-2 z-1' : 'relative')}>
      {hasNote && isSaved && (
        <Suspense fallback={null}>
          <SavedNote isOnCard={isOnCard} onUndo={press} onDone={() => setNote(false)} />
        </Suspense>
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
