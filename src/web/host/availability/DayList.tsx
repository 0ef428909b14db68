import { CalendarOff, Hourglass } from 'lucide-react';
import { classNames } from '#src/web/ui/class-names.ts';
import { type Day, dayName, sumOf, isConflict, stateKey } from './days.ts';
import type { Range, Listing, Slot } from './load.ts';
import { type Place, placeUrl } from './place.ts';
import { t } from './texts.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
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
function SlotLine({ slot, listings, isNarrow = false }: SlotLineProps) {
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

interface DayListProps {
  readonly place: Place;
  readonly range: Range;
  readonly days: readonly Day[];
}

/** The days one under the other, a week side by side where there is room. In an agenda days without anything are left out. */
export function DayList({ place, range, days }: DayListProps) {
  const shown = place.view === 'week' ? days : days.filter((day) => isWorthALook(day, range.today));
  if (shown.length === 0) return <p className="rounded-card bg-sand p-6 text-ink-2">{t('empty')}</p>;
  const isWeek = place.view === 'week';
  return (
    <ol className={classNames('grid grid-cols-[minmax(0,1fr)] gap-3', isWeek && 'desk:grid-cols-7 desk:gap-2')}>
      {shown.map((day) => (
        <li key={day.date} id={`day-${day.date}`} className="min-w-0 scroll-mt-24">
          <DayCard place={place} range={range} day={day} isNarrow={isWeek} />
        </li>
      ))}
    </ol>
  );
}

// Days gone by are only of interest for who was there.
function isWorthALook(day: Day, today: string): boolean {
  if (day.date < today) return day.slots.some((slot) => slot.taken > 0);
  return day.slots.length > 0 || day.blocks.length > 0;
}

interface DayCardProps extends Omit<DayListProps, 'days'> {
  readonly day: Day;
  readonly isNarrow: boolean;
}

function DayCard({ place, range, day, isNarrow }: DayCardProps) {
  const { requests } = sumOf(day);
  const isAll = day.blocks.length > 0 && day.slots.every((slot) => slot.state === 'closed');
  return (
    <article
      className={classNames(
        'relative rounded-card border border-line bg-surface p-3 hover:border-line-strong',
        day.date === range.today && 'border-jade',
        isNarrow && 'desk:h-full desk:p-2',
      )}
    >
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
        <a
          href={placeUrl(place, { day: day.date })}
          data-day={day.date}
          className="inline-flex min-h-11 items-center after:absolute after:inset-0 hover:underline"
        >
          {dayName(day.date, range.today)}
        </a>
        {isAll && (
          <span className="inline-flex items-center gap-1 text-small font-medium text-ink-2">
            <CalendarOff aria-hidden size={16} />
            {day.blocks[0]?.reason || t('day.closed')}
          </span>
        )}
        {requests > 0 && (
          <span className="inline-flex items-center gap-1 text-small font-medium text-marigold-ink">
            <Hourglass aria-hidden size={16} />
            {t('requests', { count: requests })}
          </span>
        )}
      </h3>
      {day.slots.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {day.slots.map((slot) => (
            <li key={`${slot.course_id} ${slot.time}`}>
              <SlotLine slot={slot} listings={range.listings} isNarrow={isNarrow} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
