import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type Trip, tripWith } from '#src/contract/listing/trip.ts';
import { DaysPanel } from '#src/web/guest/search/trip/DaysPanel.tsx';
import { daysText } from '#src/web/guest/search/trip/days.ts';
import { guestOptions } from '#src/web/guest/search/trip/GuestsSelect.tsx';
import { t } from '#src/web/guest/search/trip/texts.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import type { Understood } from './suggestions.ts';
import { useOpenDetails } from '#src/web/ui/popup/use-open-details.ts';

export interface TripFieldsProps {
  readonly trip: Trip;
  /** The civil date where the experiences are. */
  readonly today: string;
  /** Shown where nothing was chosen. */
  readonly understood: Understood | null;
  readonly onTrip: (trip: Trip) => void;
}

const barField =
  'relative flex h-16 flex-col justify-center border-s border-line px-3 text-start desk:px-4 leading-tight';

export function BarFields({ trip, today, understood, onTrip }: TripFieldsProps) {
  const { dates, pax } = tripWith(trip, understood);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOpenDetails(area);
  return (
    <div ref={area} data-trip className="flex shrink-0">
      <details
        className="relative desk:static"
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
        }}
      >
        <summary className={classNames(barField, 'w-34 list-none desk:w-38')}>
          <span className="text-micro text-ink-2">{t('dates.when')}</span>
          <span className="truncate font-medium">{dates === null ? t('dates.any') : daysText(dates, today)}</span>
        </summary>
        <div
          role="group"
          aria-label={t('dates.when')}
          className="absolute top-full end-0 z-(--z-sheet) mt-2 w-[24rem] max-w-[calc(100vw-2rem)] desk:w-[44rem] rounded-card border border-line bg-surface p-4 shadow-2"
        >
          <DaysPanel dates={dates} today={today} live={isOpen} onChange={(days) => onTrip({ ...trip, dates: days })} />
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
          value={pax === null ? '' : String(pax)}
          onChange={({ currentTarget: { value } }) => onTrip({ ...trip, pax: value === '' ? null : Number(value) })}
        >
          {guestOptions(pax, t('guests.anyShort')).map((option) => (
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
