import { parseDate } from '@internationalized/date';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar as KitCalendar,
} from 'react-aria-components';
import { CalendarHead, DayWords } from './CalendarHead.tsx';
import { classNames } from '../class-names.ts';

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

interface DayState {
  readonly isSelected: boolean;
  readonly isSelectionStart: boolean;
  readonly isSelectionEnd: boolean;
  readonly isDisabled: boolean;
  readonly isFocusVisible: boolean;
  readonly isOutsideMonth: boolean;
}

// The span is a band; its two ends are full discs, so that they differ by shape and not by colour alone.
function dayLook(day: DayState): string {
  const isEnd = day.isSelectionStart || day.isSelectionEnd;
  return classNames(
    'numbers grid h-11 w-full cursor-pointer place-items-center text-small font-medium outline-none',
    isEnd && 'rounded-full bg-jade text-on-jade',
    day.isSelected && !isEnd && 'bg-jade-soft text-jade',
    !day.isSelected && !day.isDisabled && 'rounded-full hover:bg-sand',
    day.isDisabled && 'cursor-not-allowed font-regular text-ink-3',
    day.isOutsideMonth && 'invisible',
    day.isFocusVisible && 'outline-3 -outline-offset-2 outline-jade',
  );
}

/** A month in which a first and a last day are chosen, with pointer or keys. Loaded when it is first needed. */
export function RangeCalendar({ label, previous, next, value, from, to, onChange }: RangeCalendarProps) {
  return (
    <div className="**:data-react-aria-pressable:[touch-action:pan-x_pan-y_pinch-zoom]">
      {/* The kit would write a style element for touch here, which our content policy forbids; finding this one, it does not. */}
      <span id="react-aria-pressable-style" hidden />
      <DayWords>
        <KitCalendar
          firstDayOfWeek="sun"
          aria-label={label}
          value={value === null ? null : { start: parseDate(value.start), end: parseDate(value.end) }}
          defaultFocusedValue={parseDate(value === null || value.start < from ? from : value.start)}
          minValue={parseDate(from)}
          maxValue={parseDate(to)}
          onChange={({ start, end }) => onChange({ start: start.toString(), end: end.toString() })}
        >
          <CalendarHead previous={previous} next={next} />
          <div className="min-h-[18.5rem]">
            <CalendarGrid weekdayStyle="short" className="w-full table-fixed border-collapse">
              <CalendarGridHeader>
                {(day) => (
                  <CalendarHeaderCell className="h-8 text-micro font-medium text-ink-2">{day}</CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell date={date} className={dayLook} />}</CalendarGridBody>
            </CalendarGrid>
          </div>
        </KitCalendar>
      </DayWords>
    </div>
  );
}
