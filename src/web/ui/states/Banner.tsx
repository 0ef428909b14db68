import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

const tones = {
  info: { look: 'bg-info-soft text-info', Icon: Info },
  success: { look: 'bg-success-soft text-success', Icon: CircleCheck },
  warning: { look: 'bg-marigold-soft text-marigold-ink', Icon: TriangleAlert },
  error: { look: 'bg-error-soft text-error', Icon: CircleAlert },
} as const;

interface BannerProps {
  readonly tone: keyof typeof tones;
  readonly title?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Errors are announced assertively, others politely. */
export function Banner({ tone, title, action, children }: BannerProps) {
  const { look, Icon } = tones[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classNames('flex gap-3 rounded-control p-4', look)}>
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1 text-small wrap-anywhere">
        {title !== undefined && <p className="text-body font-medium">{title}</p>}
        <div className="text-ink">{children}</div>
      </div>
      {action}
    </div>
  );
}
