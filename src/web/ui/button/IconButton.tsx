import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly tone?: 'plain' | 'outline' | 'surface';
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

const tones = {
  plain: 'hover:bg-sand',
  outline: 'border border-line-strong bg-surface hover:border-ink-2',
  surface: 'bg-surface shadow-1 hover:bg-sand',
} as const;

/** A round 44 px icon button; in pixels, so large fonts do not push it out of its row. */
export function IconButton({ label, tone = 'plain', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        'grid size-[44px] shrink-0 place-items-center rounded-full transition-colors duration-(--hover) disabled:text-ink-3',
        tones[tone],
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
