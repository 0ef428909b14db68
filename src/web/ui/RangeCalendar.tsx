import { parseDate } from '@internationalized/date';
import { RangeCalendar as KitCalendar, type CalendarCellRenderProps } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { CalendarFrame, CalendarMonth } from './CalendarMonth.tsx';

/** Two civil dates, `YYYY-MM-DD`, the first day and the last. */
export interface DateSpan {
  readonly start: string;
  readonly end: string;
}

interface RangeCalendarProps {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly value: DateSpan | null;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly from: string;
  /** The last one. */
  readonly to: string;
  readonly onChange: (value: DateSpan) => void;
}

// The span is a band; its two ends are full discs, so that they differ by shape and not by colour alone.
function dayClass(day: CalendarCellRenderProps): string {
  const isEnd = day.isSelectionStart || day.isSelectionEnd;
  return classNames(
    'h-11 w-full -outline-offset-2',
    isEnd && 'rounded-full bg-jade text-on-jade',
    day.isSelected && !isEnd && 'bg-jade-soft text-jade',
    !day.isSelected && !day.isDisabled && 'rounded-full hover:bg-sand',
    day.isDisabled && 'cursor-not-allowed font-regular text-ink-3',
  );
}

/** A month in which a first and a last day are chosen, with pointer or keys. Loaded when it is first needed. */
export function RangeCalendar({ label, previous, next, value, from, to, onChange }: RangeCalendarProps) {
  return (
    <CalendarFrame>
      <KitCalendar
        firstDayOfWeek="sun"
        aria-label={label}
        value={value === null ? null : { start: parseDate(value.start), end: parseDate(value.end) }}
        defaultFocusedValue={parseDate(value === null || value.start < from ? from : value.start)}
        minValue={parseDate(from)}
        maxValue={parseDate(to)}
        onChange={({ start, end }) => onChange({ start: start.toString(), end: end.toString() })}
      >
        <CalendarMonth previous={previous} next={next} gridClass="w-full table-fixed" dayClass={dayClass} />
      </KitCalendar>
    </CalendarFrame>
  );
}
