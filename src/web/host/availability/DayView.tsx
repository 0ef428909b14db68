import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, type SubmitEvent, useState } from 'react';
import { tellUrl } from '#src/contract/addresses/tell-url.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { ChangeQuestion } from './ChangeQuestion.tsx';
import { type Day, dayName, daysOf, type Listing, type Range, type Slot } from './days.ts';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { daysLater, type CalendarView, viewUrl } from './calendar-view.ts';
import { SlotCard } from './SlotCard.tsx';
import { t } from './texts.ts';
import { type Changing, useChange } from './use-change.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';

interface DayViewProps {
  readonly place: CalendarView;
  readonly range: Range;
  readonly date: string;
}

export function DayView({ place, range, date }: DayViewProps) {
  const changing = useChange(range.host_id);
  const [day] = daysOf(range, { from: date, to: date }, place.listing);
  const listings = range.listings.filter(({ course_id }) => place.listing === null || course_id === place.listing);
  if (day === undefined) return null;
  const isOver = date < range.today;
  return (
    <div className="grid max-w-180 gap-5">
      <DayHead place={place} range={range} date={date} />
      <NoScriptNote>{t('noScript')}</NoScriptNote>
      <ChangeQuestion changing={changing} />
      {day.slots.length === 0 && <p className="rounded-card bg-sand p-5 text-ink-2">{t('day.empty')}</p>}
      <ul className="grid gap-3">
        {day.slots.map((slot) => (
          <li key={`${slot.course_id} ${slot.time}`}>
            <SlotCard
              slot={slot}
              hostId={range.host_id}
              listings={range.listings}
              parties={range.parties.filter((one) => one.course_id === slot.course_id && one.time === slot.time)}
              isDayShut={day.blocks.some(({ course_id }) => course_id === slot.course_id)}
              changing={changing}
            />
          </li>
        ))}
      </ul>
      {!isOver && (
        <>
          <WholeDay day={day} listings={listings} listing={place.listing} changing={changing} />
          {day.slots.some(isAwaited) && (
            <p>
              <a href={tellUrl({ hostId: range.host_id, date })} className="link inline-flex min-h-11 items-center">
                {t('tell.day')}
              </a>
            </p>
          )}
          <ExtraForm date={date} listings={listings} changing={changing} />
        </>
      )}
    </div>
  );
}

const isAwaited = ({ state, bookings, requests }: Slot): boolean => state !== 'past' && bookings + requests > 0;

function DayHead({ place, range, date }: DayViewProps) {
  const arrow = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand';
  const other = (days: number): string => viewUrl(place, { day: daysLater(date, days) });
  return (
    <div>
      <a
        href={viewUrl(place, { day: null, date: place.date ?? date })}
        className="link inline-flex min-h-11 items-center gap-1 text-small"
      >
        <ChevronLeft aria-hidden size={16} className="rtl:-scale-x-100" />
        {t('back')}
      </a>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3">{dayName(date, range.today)}</h2>
        <span className="flex">
          <a href={other(-1)} aria-label={t('day.previous')} className={arrow}>
            <ChevronLeft aria-hidden size={20} className="rtl:-scale-x-100" />
          </a>
          <a href={other(1)} aria-label={t('day.next')} className={arrow}>
            <ChevronRight aria-hidden size={20} className="rtl:-scale-x-100" />
          </a>
        </span>
      </div>
    </div>
  );
}

interface WholeDayProps {
  readonly day: Day;
  readonly listings: readonly Listing[];
  readonly listing: number | null;
  readonly changing: Changing;
}

function WholeDay({ day, listings, listing, changing }: WholeDayProps) {
  const id = useId();
  const span = { from: day.date, to: day.date };
  const isShut = listings.every(({ course_id }) => day.blocks.some((block) => block.course_id === course_id));
  const reason = day.blocks.find((block) => block.reason !== '')?.reason;
  return (
    <section aria-labelledby={id} className="needs-script grid gap-2 border-t border-line pt-4">
      <h3 id={id} className="font-bold">
        {t(listing === null && listings.length > 1 ? 'whole.all' : 'whole.one')}
      </h3>
      {day.blocks.length > 0 && (
        <p className="text-small text-ink-2">
          {reason === undefined ? t('whole.closed') : t('whole.reason', { reason })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!isShut && (
          <Button
            kind="secondary"
            loading={changing.busy}
            loadingLabel={t('busy')}
            onClick={() => changing.ask({ course_id: listing, change: { kind: 'block', ...span, reason: '' } })}
          >
            {t('whole.close')}
          </Button>
        )}
        {day.blocks.length > 0 && (
          <Button
            kind="secondary"
            loading={changing.busy}
            loadingLabel={t('busy')}
            onClick={() => changing.ask({ course_id: listing, change: { kind: 'unblock', ...span } })}
          >
            {t('whole.open')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface ExtraFormProps {
  readonly date: string;
  readonly listings: readonly Listing[];
  readonly changing: Changing;
}

/** An extra departure, also on a closed day. */
function ExtraForm({ date, listings, changing }: ExtraFormProps) {
  const [course, setCourse] = useState(String(listings[0]?.course_id ?? ''));
  const [time, setTime] = useState('09:00');
  const [seats, setSeats] = useState<number | null>(8);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (changing.busy || seats === null) return;
    const change = { kind: 'extra', date, time, capacity: seats, min_pax: null } as const;
    changing.ask({ course_id: Number(course), change });
  };
  return (
    <details className="needs-script border-t border-line pt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-medium">
        {t('extra.title')}
      </summary>
      <form onSubmit={send} className="mt-2 grid max-w-120 gap-4">
        {listings.length > 1 && (
          <Select
            label={t('listing.label')}
            value={course}
            options={listings.map(({ course_id, title }) => ({ value: String(course_id), label: title }))}
            onChange={(event) => setCourse(event.target.value)}
          />
        )}
        <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-4">
          <TextField
            label={t('extra.time')}
            type="time"
            required
            value={time}
            error={changing.fields['change.time']}
            onChange={(event) => setTime(event.target.value)}
          />
          <NumberField label={t('slot.seats')} min={1} max={1000} required value={seats} onNumber={setSeats} />
        </div>
        <Button
          type="submit"
          kind="secondary"
          loading={changing.busy}
          loadingLabel={t('busy')}
          className="justify-self-start"
        >
          {t('extra.add')}
        </Button>
      </form>
    </details>
  );
}
