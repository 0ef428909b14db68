import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#src/web/ui/texts.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { closeTooltip, useTooltip } from './tooltip.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

interface TooltipProps {
  readonly tone?: 'plain' | 'error';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const tones = {
  plain: 'border-line bg-surface text-ink',
  error: 'border-error bg-error-soft text-ink',
} as const;

/** A closable message at the bottom, in the top layer above sheets. */
export function Tooltip({ tone = 'plain', onClose, children }: TooltipProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      popover="manual"
      ref={(node) => {
        if (node !== null && !node.matches(':popover-open')) node.showPopover();
      }}
      className={classNames(
        'fixed inset-auto inset-x-0 bottom-24 mx-auto my-0 flex w-[min(26rem,calc(100vw-2rem))] items-center gap-3 rounded-control border p-4 shadow-2',
        tones[tone],
      )}
    >
      <p className="flex-1 font-medium">{children}</p>
      <IconButton label={t('tooltip.close')} onClick={onClose}>
        <X aria-hidden size={20} />
      </IconButton>
    </div>
  );
}

export function TooltipLayer() {
  const message = useTooltip();
  if (message === null) return null;
  return (
    <Tooltip key={message.text} tone={message.tone} onClose={closeTooltip}>
      <Written isBlock>{message.text}</Written>
    </Tooltip>
  );
}
