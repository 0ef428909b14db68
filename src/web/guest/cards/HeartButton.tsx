import { Heart } from 'lucide-react';
import { t } from '#src/web/guest/texts.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { pressHeart, useIsSaved } from './hearts.ts';
import { choiceIn } from './saved-choice.ts';
import type { SavedCourse } from './saved.ts';

export function HeartButton({ course, className }: { readonly course: SavedCourse; readonly className?: string }) {
  const { api } = useApp();
  const isSaved = useIsSaved(course.id);
  return (
    <IconButton
      label={t('saved.save', { title: course.title })}
      tone="surface"
      aria-pressed={isSaved}
      className={classNames('needs-script', className)}
      onClick={() => pressHeart(api, { ...course, ...choiceIn(location.search) })}
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
