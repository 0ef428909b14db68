import { Badge } from '#src/web/ui/states/Badge.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { isConflict, stateKey } from './days.ts';
import type { Listing, Slot } from './load.ts';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

const tones = {
  open: 'jade',
  full: 'success',
  closed: 'sand',
  busy: 'sand',
  stopped: 'marigold',
  cutoff: 'sand',
  past: 'sand',
  far: 'sand',
  off: 'marigold',
} as const;

interface SlotLineProps {
  readonly slot: Slot;
  readonly listings: readonly Listing[];
  readonly isNarrow?: boolean;
}

/** A departure in a line: when, what, how many of how many, and why nobody can book it. */
export function SlotLine({ slot, listings, isNarrow = false }: SlotLineProps) {
  const title = listings.find((one) => one.course_id === slot.course_id)?.title ?? '';
  const isQuiet = slot.taken === 0 && slot.state !== 'open';
  return (
    <div
      className={classNames(
        'flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-small',
        isQuiet && 'text-ink-2',
        isNarrow && 'desk:flex-col desk:items-start desk:gap-0.5 desk:py-1.5',
      )}
    >
      <span className="numbers w-12 font-medium">{slot.time}</span>
      {listings.length > 1 && (
        <span
          data-preview
          className={classNames('min-w-0 flex-1 truncate', isNarrow && 'desk:order-last desk:w-full desk:flex-none')}
        >
          <Written>{title}</Written>
        </span>
      )}
      <span className="numbers ms-auto font-medium desk:ms-0">
        {t('seats', { taken: slot.taken, capacity: slot.capacity })}
      </span>
      {slot.state !== 'open' && (
        <Badge tone={isConflict(slot) ? 'marigold' : tones[slot.state]}>{t(stateKey(slot))}</Badge>
      )}
    </div>
  );
}
