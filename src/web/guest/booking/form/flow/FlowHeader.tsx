import { useRef, type PointerEvent, useEffect } from 'react';
import { ArrowLeft, X } from 'lucide-react';
import { usePopup } from '#src/web/ui/popup/popup.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { t } from '#src/web/guest/booking/texts.ts';
import type { Flow } from './use-flow.ts';

// Farther than a finger trembles, nearer than half a hand.
const FAR = 90;

/** Calls `onSwipe` when a finger is drawn down over an element and let go. Mouse and pen have the close button. */
function useSwipeDown(onSwipe: () => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = event.pointerType === 'touch' ? event.clientY : null;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      from.current = null;
      if (start !== null && event.clientY - start > FAR) onSwipe();
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

interface FlowHeaderProps {
  readonly stage: number;
  readonly flow: Flow;
}

function titleOf(stage: number): string {
  if (stage === 0) return t('flow.when');
  if (stage === 1) return t('flow.guests');
  if (stage === 3) return t('flow.confirm');
  return stage >= 4 ? t('flow.processing') : t('flow.checkout');
}

/** Back, where one is, close. A locked sheet has neither (docs/domain/checkout.md#stages). */
export function FlowHeader({ stage, flow }: FlowHeaderProps) {
  const { locked } = usePopup();
  const swipe = useSwipeDown(flow.close);
  const step = Math.min(stage, 2) + 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage);
  // Another stage takes the place of the one that had the focus: its heading says where one is. A message inside of the
  // stage that took the focus for itself keeps it.
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (!document.activeElement?.closest('[data-stage]')) heading.current?.focus();
  }, [stage]);
  return (
    <header className="shrink-0 touch-none border-b border-line bg-surface" {...(!locked && swipe)}>
      <div className="flex min-h-16 items-center gap-2 px-2">
        {locked ? (
          <span className="size-11" />
        ) : (
          <IconButton label={t('flow.back')} onClick={flow.back}>
            <ArrowLeft aria-hidden size={21} className="rtl:-scale-x-100" />
          </IconButton>
        )}
        <h2
          ref={heading}
          tabIndex={-1}
          data-first-focus
          className="flex-1 text-center font-sans leading-tight tracking-normal outline-none"
        >
          <span className="block font-bold">{titleOf(stage)}</span>{' '}
          <span className="block text-micro font-regular text-ink-2">{t('flow.progress', { step })}</span>
        </h2>
        {locked ? (
          <span className="size-11" />
        ) : (
          <IconButton label={t('flow.close')} onClick={flow.close}>
            <X aria-hidden size={21} />
          </IconButton>
        )}
      </div>
      <div aria-hidden className="h-1 bg-sand">
        <div
          className="h-full bg-brand transition-[width] duration-(--sheet)"
          style={{ width: `${(step / 3) * 100}%` }}
        />
      </div>
    </header>
  );
}
