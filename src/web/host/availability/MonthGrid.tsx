import { type CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { Calendar, type CalendarCellRenderProps } from 'react-aria-components';
import { dateTag, frameTag } from '#src/texts/locale.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { CalendarFrame, CalendarMonth, type DayContent } from '#src/web/ui/CalendarMonth.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { type Day, dayName, isConflict, monthName, sumOf, weekdayName } from './days.ts';
import { type CalendarView, viewUrl } from './calendar-view.ts';
import { t } from './texts.ts';

interface MonthGridProps {
  readonly place: CalendarView;
  readonly date: string;
  readonly today: string;
  readonly days: readonly Day[];
}

/** Arrow keys move, Enter opens a day. Each day shows seats taken of all. */
export function MonthGrid({ place, date, today, days }: MonthGridProps) {
  const { navigate } = useNavigation();
  const [focused, setFocused] = useState<CalendarDate>(() => parseDate(date));
  const byDate = new Map(days.map((day) => [day.date, day]));
  const month = date.slice(0, 7);
  const visibleDate = focused.toString().startsWith(month) ? focused : parseDate(date);
  const turn = (to: CalendarDate): void => {
    setFocused(to);
    if (!to.toString().startsWith(month)) navigate(viewUrl(place, { date: to.toString() }));
  };
  const dayClass = (cell: CalendarCellRenderProps): string => {
    const day = byDate.get(cell.date.toString());
    return classNames(
      'h-14 w-full rounded-control -outline-offset-2 hover:bg-jade-soft tablet:h-16',
      cell.date.toString() === today && 'border border-jade',
      isShut(day) && 'bg-sand text-ink-2',
    );
  };
  const isOwn = Intl.DateTimeFormat.supportedLocalesOf(dateTag()).length === 0;
  return (
    <div className="mb-6">
      <CalendarFrame {...(isOwn && { locale: frameTag() })}>
        <Calendar
          firstDayOfWeek="mon"
          aria-label={t('title')}
          value={null}
          focusedValue={visibleDate}
          onFocusChange={turn}
          onChange={(picked) => navigate(viewUrl(place, { day: picked.toString() }))}
        >
          <CalendarMonth
            {...(isOwn && { names: { month: monthName(month), weekdayOf } })}
            previous={t('previous')}
            next={t('next')}
            gridClass="w-full table-fixed"
            heightClass="min-h-[23rem]"
            dayClass={dayClass}
            dayContent={(cell) => contentOf(byDate.get(cell.date.toString()), cell.date.toString(), today)}
          />
        </Calendar>
      </CalendarFrame>
    </div>
  );
}

// Without browser locale data for a host language the kit uses English: names come from the page.
const kitDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weekdayOf = (kit: string): string => weekdayName(kitDays.indexOf(kit) + 1, 'short');

const isShut = (day: Day | undefined): boolean =>
  day !== undefined && day.blocks.length > 0 && day.slots.every((slot) => slot.state === 'closed');

function contentOf(day: Day | undefined, date: string, today: string): DayContent {
  const name = dayName(date, today);
  if (day === undefined) return { name, lines: null };
  const { running, taken, capacity, requests } = sumOf(day);
  const line = 'text-micro leading-none font-regular';
  if (isShut(day) && taken === 0)
    return { name: t('month.closed', { day: name }), lines: <span className={line}>{t('month.shut')}</span> };
  if (running === 0) return { name, lines: null };
  const isStopped = day.slots.some(({ state }) => state === 'stopped');
  if (isStopped && taken === 0)
    return {
      name: t('month.stopped', { day: name }),
      lines: <span className={classNames(line, 'text-error')}>{t('month.notRead')}</span>,
    };
  return {
    name: t('month.day', { day: name, count: running, taken, capacity, requests }),
    lines: (
      <span
        className={classNames(
          line,
          'numbers',
          isStopped || day.slots.some(isConflict)
            ? 'font-bold text-error'
            : taken > 0
              ? 'font-bold text-jade'
              : 'text-ink-2',
          requests > 0 && 'text-marigold-ink',
        )}
      >
        {t('month.seats', { taken, capacity })}
      </span>
    ),
  };
}
