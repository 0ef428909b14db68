import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Trip } from '#src/contract/listing/trip.ts';
import { DaysCalendar, DaysPanel } from '../trip/DaysPanel.tsx';
import { daysText, isSameDays, nearDays } from '../trip/days.ts';
import { guestOptions, GuestsSelect } from '../trip/GuestsSelect.tsx';
import { NearChips } from '../trip/NearChips.tsx';
import { t } from '../trip/t.ts';
import { chipLook } from '../ui/button/chip-look.ts';
import { classNames } from '../ui/class-names.ts';
import { useOpenDetails } from '../ui/popup/use-open-details.ts';

/** When and how many, and how to change them. */
interface TripFieldsProps {
  readonly trip: Trip;
  /** The civil day it is where the experiences are. */
  readonly today: string;
  readonly onTrip: (trip: Trip) => void;
}

const barField =
  'relative flex h-16 flex-col justify-center border-s border-line px-3 text-start desk:px-4 leading-tight';

/** The two fields beside the search of wide screens. Without script they are part of its form. */
export function BarFields({ trip, today, onTrip }: TripFieldsProps) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOpenDetails(area);
  return (
    <div ref={area} data-trip className="flex shrink-0">
      <details
        className="relative"
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
        }}
      >
        <summary className={classNames(barField, 'w-34 list-none desk:w-38')}>
          <span className="text-micro text-ink-2">{t('dates.when')}</span>
          <span className="truncate font-medium">
            {trip.dates === null ? t('dates.any') : daysText(trip.dates, today)}
          </span>
        </summary>
        <div
          role="group"
          aria-label={t('dates.when')}
          className="absolute top-full end-0 z-(--z-sheet) mt-2 w-[24rem] max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-4 shadow-2"
        >
          <DaysPanel dates={trip.dates} today={today} live={isOpen} onChange={(dates) => onTrip({ ...trip, dates })} />
        </div>
      </details>
      <div className={classNames(barField, 'w-30 desk:w-34')}>
        <label htmlFor={id} className="text-micro text-ink-2">
          {t('guests.label')}
        </label>
        <select
          id={id}
          name="pax"
          className="-mx-1 appearance-none truncate bg-transparent px-1 pe-6 font-medium"
          value={trip.pax === null ? '' : String(trip.pax)}
          onChange={({ currentTarget: { value } }) => onTrip({ ...trip, pax: value === '' ? null : Number(value) })}
        >
          {guestOptions(trip.pax, t('guests.anyShort')).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={16} className="pointer-events-none absolute end-3 bottom-4 text-ink-3" />
      </div>
    </div>
  );
}

/** The two fields in the search sheet of phones: days with a name as presses, others from a calendar, the guests. */
export function SheetFields({ trip, today, onTrip }: TripFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const { dates } = trip;
  const isOwn = dates !== null && !nearDays(today).some(({ days }) => isSameDays(days, dates));
  const choose = (next: Trip['dates']): void => {
    setOpen(false);
    onTrip({ ...trip, dates: next });
  };
  return (
    <div className="mt-3 grid shrink-0 gap-3">
      <div
        role="group"
        aria-label={t('dates.when')}
        className="-mx-(--pad) flex gap-2 overflow-x-auto px-(--pad) py-1 [scrollbar-width:none]"
      >
        <NearChips today={today} dates={dates} onChange={choose} />
        <button
          type="button"
          aria-expanded={isOpen}
          className={chipLook(isOwn)}
          onClick={() => setOpen((open) => !open)}
        >
          {isOwn ? daysText(dates, today) : t('dates.choose')}
          <ChevronDown aria-hidden size={16} className={isOpen ? 'rotate-180' : ''} />
        </button>
      </div>
      {isOpen && <DaysCalendar dates={dates} today={today} onChange={choose} />}
      <GuestsSelect pax={trip.pax} onChange={(pax) => onTrip({ ...trip, pax })} />
    </div>
  );
}
