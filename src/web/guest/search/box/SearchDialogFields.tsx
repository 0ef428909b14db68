import { ChevronDown, MapPin } from 'lucide-react';
import { useState } from 'react';
import { type Trip, tripWith } from '#src/contract/listing/trip.ts';
import { DaysCalendar } from '#src/web/guest/search/trip/DaysPanel.tsx';
import { daysText, isSameDays, nearDays } from '#src/web/guest/search/trip/days.ts';
import { guestOptions, type GuestsSelectProps } from '#src/web/guest/search/trip/GuestsSelect.tsx';
import { NearChips } from '#src/web/guest/search/trip/NearChips.tsx';
import { t } from '#src/web/guest/search/trip/texts.ts';
import { chipLook } from '#src/web/ui/button/button-look.ts';
import type { TripFieldsProps } from './BarFields.tsx';

/** What the typed words already say shows as chosen. */
export function SearchDialogFields({ trip, today, understood, onTrip }: TripFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const { dates, pax } = tripWith(trip, understood);
  const place = understood?.place ?? null;
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
        {place !== null && (
          <span className={chipLook(true)}>
            <MapPin aria-hidden size={16} />
            {place}
          </span>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          className={chipLook(isOwn)}
          onClick={() => setOpen((open) => !open)}
        >
          {isOwn ? daysText(dates, today) : t('dates.choose')}
          <ChevronDown aria-hidden size={16} className={isOpen ? 'rotate-180' : ''} />
        </button>
        <GuestsChip pax={pax} onChange={(count) => onTrip({ ...trip, pax: count })} />
        <NearChips today={today} dates={dates} onChange={choose} />
      </div>
      {isOpen && <DaysCalendar dates={dates} today={today} onChange={choose} />}
    </div>
  );
}

/** The choice of guests as a chip, without a visible label. */
function GuestsChip({ pax, onChange }: GuestsSelectProps) {
  return (
    <span className="relative shrink-0">
      <select
        aria-label={t('guests.label')}
        className={`${chipLook(pax !== null)} appearance-none pe-9 [field-sizing:content]`}
        value={pax === null ? '' : String(pax)}
        onChange={(event) => onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      >
        {guestOptions(pax, t('guests.label')).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={16} className="pointer-events-none absolute end-3.5 top-3.5" />
    </span>
  );
}
