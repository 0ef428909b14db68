import type { ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

const tones = {
  marigold: 'bg-marigold-soft text-marigold-ink',
  jade: 'bg-jade-soft text-jade',
  brand: 'bg-brand-soft text-brand',
  sand: 'bg-sand text-ink-2',
  success: 'bg-success-soft text-success',
} as const;

interface BadgeProps {
  readonly tone?: keyof typeof tones;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Badge({ tone = 'sand', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6.5 items-center gap-1 rounded-full px-2.5 text-micro font-bold',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
