import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import { RangeCalendar as KitCalendar, type CalendarCellRenderProps } from 'react-aria-components';
import { isTurnTooFar, monthsShown } from './calendar-pages.ts';
import { classNames } from './class-names.ts';
import { CalendarFrame, CalendarMonth } from './CalendarMonth.tsx';

export interface DateSpan {
  readonly start: string;
  readonly end: string;
}

interface RangeCalendarProps {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly value: DateSpan | null;
  readonly from: string;
  readonly to: string;
  /** Two months next to each other. */
  readonly isWide?: boolean;
  readonly onChange: (value: DateSpan) => void;
}

// The ends are discs, so they differ from the band by shape too.
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

/** Selects a date range by pointer or keys, from this week on. Loaded on demand. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { label, previous, next, value, from, to, isWide = false, onChange } = props;
  const [focused, setFocused] = useState(() => parseDate(value === null || value.start < from ? from : value.start));
  const shown = monthsShown(from, focused.toString().slice(0, 7));
  const months = isWide || shown.length === 2 ? 2 : 1;
  return (
    <CalendarFrame>
      <KitCalendar
        firstDayOfWeek="sun"
        aria-label={label}
        value={value === null ? null : { start: parseDate(value.start), end: parseDate(value.end) }}
        focusedValue={focused}
        onFocusChange={(date) => {
          const isFar = !isWide && isTurnTooFar({ shown, from: focused.toString(), to: date.toString() });
          setFocused(isFar ? date.subtract({ months: 1 }) : date);
        }}
        visibleDuration={{ months }}
        selectionAlignment={isWide ? 'start' : 'end'}
        minValue={parseDate(from)}
        maxValue={parseDate(to)}
        onChange={({ start, end }) => onChange({ start: start.toString(), end: end.toString() })}
      >
        <CalendarMonth
          previous={previous}
          next={next}
          gridClass="w-full table-fixed"
          dayClass={dayClass}
          months={months}
          isWide={isWide}
          today={from}
        />
      </KitCalendar>
    </CalendarFrame>
  );
}
