import { CalendarOff, CalendarSync, ChevronLeft, ChevronRight, Rss, Hourglass } from 'lucide-react';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { ApplyButton } from '#src/web/ui/form/ApplyButton.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import {
  shortDay,
  type Day,
  dayName,
  sumOf,
  isConflict,
  stateKey,
  type Range,
  type Listing,
  type Slot,
} from './days.ts';
import { type CalendarView, viewUrl, rangeOf, stepFrom, views } from './calendar-view.ts';
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
  readonly place: CalendarView;
  readonly range: Range;
  readonly days: readonly Day[];
}

/** Days as a list, a week in columns where there is room. An agenda omits empty days. */
export function DayList({ place, range, days }: DayListProps) {
  const visibleDays = place.view === 'week' ? days : days.filter((day) => isWorthALook(day, range.today));
  if (visibleDays.length === 0) return <p className="rounded-card bg-sand p-6 text-ink-2">{t('empty')}</p>;
  const isWeek = place.view === 'week';
  return (
    <ol className={classNames('grid grid-cols-[minmax(0,1fr)] gap-3', isWeek && 'desk:grid-cols-7 desk:gap-2')}>
      {visibleDays.map((day) => (
        <li key={day.date} id={`day-${day.date}`} className="min-w-0 scroll-mt-24">
          <DayCard place={place} range={range} day={day} isNarrow={isWeek} />
        </li>
      ))}
    </ol>
  );
}

// Past days only matter with bookings.
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
          href={viewUrl(place, { day: day.date })}
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

interface ToolbarProps {
  readonly place: CalendarView;
  readonly range: Range;
  readonly date: string;
}

/** Dates, listing and forms as links, so it works without script. */
export function Toolbar({ place, range, date }: ToolbarProps) {
  return (
    <div className="mb-5 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <nav aria-label={t('view.label')}>
          <ul className="inline-flex rounded-control border border-line-strong p-0.5">
            {views.map((view) => (
              <li key={view}>
                <a
                  href={viewUrl(place, { view })}
                  aria-current={view === place.view ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-11 items-center rounded-[0.4rem] px-4 text-small font-medium',
                    view === place.view ? 'bg-jade text-on-jade' : 'hover:bg-sand',
                  )}
                >
                  {t(`view.${view}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap gap-2">
          <a href={viewUrl(place, { form: 'block' })} className={buttonLook('secondary', 'small')}>
            <CalendarOff aria-hidden size={18} />
            {t('block.open')}
          </a>
          <a href={viewUrl(place, { form: 'week-rules' })} className={buttonLook('secondary', 'small')}>
            <CalendarSync aria-hidden size={18} />
            {t('week.open')}
          </a>
          <a href={viewUrl(place, { form: 'feeds' })} className={buttonLook('secondary', 'small')}>
            <Rss aria-hidden size={18} />
            {t('feeds.open')}
          </a>
        </div>
      </div>
      {range.listings.length > 1 && <ChooseListing place={place} range={range} />}
      {place.view === 'month' ? (
        <div className="flex items-center justify-end">
          <h2 className="sr-only">{titleOf(place, date)}</h2>
          <Today place={place} />
          <noscript>
            <Steps place={place} date={date} />
          </noscript>
        </div>
      ) : (
        <div className="flex items-center justify-between gap-3">
          <h2 className="min-w-0 font-sans text-body font-bold tracking-normal tablet:text-lead" aria-live="polite">
            {titleOf(place, date)}
          </h2>
          <div className="flex shrink-0 items-center">
            <Today place={place} />
            <Steps place={place} date={date} />
          </div>
        </div>
      )}
    </div>
  );
}

function titleOf(place: CalendarView, date: string): string {
  const { from, to } = rangeOf(place, date);
  return t('span', { from: shortDay(from), to: shortDay(to) });
}

function Today({ place }: Pick<ToolbarProps, 'place'>) {
  return (
    <a href={viewUrl(place, { date: null })} className={buttonLook('quiet', 'small')}>
      {t('today')}
    </a>
  );
}

function Steps({ place, date }: Pick<ToolbarProps, 'place' | 'date'>) {
  return (
    <span className="inline-flex">
      <Step place={place} date={date} step={-1} />
      <Step place={place} date={date} step={1} />
    </span>
  );
}

function Step({ place, date, step }: { readonly place: CalendarView; readonly date: string; readonly step: 1 | -1 }) {
  const Arrow = step === 1 ? ChevronRight : ChevronLeft;
  return (
    <a
      href={viewUrl(place, { date: stepFrom(place.view, date, step) })}
      aria-label={t(step === 1 ? 'next' : 'previous')}
      className="grid size-11 place-items-center rounded-full hover:bg-sand"
    >
      <Arrow aria-hidden size={20} className="rtl:-scale-x-100" />
    </a>
  );
}

/** Works without script, applies at once with it. */
function ChooseListing({ place, range }: Pick<ToolbarProps, 'place' | 'range'>) {
  const { path, navigate } = useNavigation();
  const hiddenFields = Object.entries({ host: place.host, view: place.view, date: place.date });
  return (
    <form action={path} className="flex max-w-120 items-end gap-3">
      {hiddenFields.map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="min-w-0 grow">
        <Select
          name="listing"
          label={t('listing.label')}
          key={place.listing}
          defaultValue={place.listing ?? ''}
          options={[
            { value: '', label: t('listing.all') },
            ...range.listings.map(({ course_id, title }) => ({ value: String(course_id), label: title })),
          ]}
          onChange={(event) => navigate(viewUrl(place, { listing: Number(event.target.value) || null }))}
        />
      </div>
      <ApplyButton>{t('listing.go')}</ApplyButton>
    </form>
  );
}
