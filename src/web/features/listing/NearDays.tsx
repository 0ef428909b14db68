import type { ListingQuery } from '#src/contract/listing-filters.ts';
import { chipLook } from './chip-look.ts';
import type { ListingFrame } from './listing.ts';
import type { FilterChange } from './listing-step.ts';
import { nextDay } from './span-text.ts';
import { t } from './t.ts';

interface NearDaysProps {
  readonly frame: ListingFrame;
  readonly query: ListingQuery;
  readonly onChange: (change: FilterChange) => void;
}

/**
 * Today and tomorrow as two presses on narrow screens: most who look on a phone want to go soon. The narrowest have room
 * for one.
 */
export function NearDays({ frame, query, onChange }: NearDaysProps) {
  const days = [
    { day: frame.today, label: t('dates.today') },
    { day: nextDay(frame.today), label: t('dates.tomorrow') },
  ];
  return days.map(({ day, label }, index) => {
    const isOn = query.dates?.start === day && query.dates.end === day;
    return (
      <button
        key={day}
        type="button"
        aria-pressed={isOn}
        className={`${chipLook(isOn)} desk:hidden noscript:hidden ${index > 0 ? 'max-[22.5rem]:hidden' : ''}`}
        onClick={() => onChange({ dates: isOn ? null : { start: day, end: day } })}
      >
        {label}
      </button>
    );
  });
}
