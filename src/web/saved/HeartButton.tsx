import { Heart } from 'lucide-react';
import { t } from '../locale/t.ts';
import { IconButton } from '../ui/button/IconButton.tsx';
import { classNames } from '../ui/class-names.ts';
import { type SavedCourse, toggleSaved, useSaved } from './saved.ts';

/** The heart of an experience: filled when it is saved, which is also said. */
export function HeartButton({ course, className }: { readonly course: SavedCourse; readonly className?: string }) {
  const isSaved = useSaved().some(({ id }) => id === course.id);
  return (
    <IconButton
      label={t('saved.save', { title: course.title })}
      tone="surface"
      aria-pressed={isSaved}
      className={classNames('needs-script', className)}
      onClick={() => toggleSaved(course)}
    >
      <Heart
        aria-hidden
        size={21}
        fill={isSaved ? 'currentColor' : 'none'}
        className={classNames('transition-transform duration-(--press)', isSaved && 'scale-110 text-brand')}
      />
    </IconButton>
  );
}
