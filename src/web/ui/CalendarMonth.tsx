import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  type CalendarCellRenderProps,
  CalendarHeading,
  Heading,
  I18nProvider,
} from 'react-aria-components';
import { dateTag } from '#src/texts/locale.ts';
import { weekStart } from './calendar-pages.ts';
import { classNames } from './class-names.ts';

const arrow =
  'grid size-11 place-items-center rounded-full hover:bg-sand disabled:text-ink-3 disabled:hover:bg-transparent';

/** Sets the kit's locale, so day names match the page. `locale` overrides it where the browser may lack data. */
export function CalendarFrame({
  locale = dateTag(),
  children,
}: {
  readonly locale?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="**:data-react-aria-pressable:[touch-action:pan-x_pan-y_pinch-zoom]">
      {/* The kit would insert a style element for touch, which our CSP forbids; it skips that when it finds this one. */}
      <span id="react-aria-pressable-style" hidden />
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </div>
  );
}

export interface DayContent {
  readonly name: string;
  readonly lines: ReactNode;
}

interface CalendarMonthProps {
  readonly names?: { readonly month: string; readonly weekdayOf: (kit: string) => string };
  readonly previous: string;
  readonly next: string;
  readonly gridClass: string;
  readonly dayClass: (day: CalendarCellRenderProps) => string;
  readonly dayContent?: (day: CalendarCellRenderProps) => DayContent;
  /** The height of six weeks, kept while a month loads. */
  readonly heightClass?: string;
  /** Earlier weeks are left out. */
  readonly today?: string;
  /** Of a page: the second is below the first, or next to it. */
  readonly months?: 1 | 2;
  readonly isWide?: boolean;
  readonly isLoading?: boolean;
}

const headingLook = 'grid h-11 place-items-center font-sans text-body font-bold tracking-normal';

export function CalendarMonth({ months = 1, isWide = false, previous, next, ...table }: CalendarMonthProps) {
  const { names } = table;
  return (
    <div className={classNames('relative', isWide && 'grid grid-cols-2 gap-8')}>
      <header className="absolute inset-x-0 top-0 flex justify-between">
        <Button slot="previous" aria-label={previous} className={arrow}>
          <ChevronLeft aria-hidden size={20} className="rtl:-scale-x-100" />
        </Button>
        <Button slot="next" aria-label={next} className={arrow}>
          <ChevronRight aria-hidden size={20} className="rtl:-scale-x-100" />
        </Button>
      </header>
      {([0, 1] as const).slice(0, months).map((offset) => (
        <div key={offset} className={offset === 1 && !isWide ? '[&_thead]:hidden' : ''}>
          {names === undefined ? (
            <CalendarHeading offset={{ months: offset }} className={headingLook} />
          ) : (
            <Heading className={headingLook}>{names.month}</Heading>
          )}
          <MonthTable {...table} offset={offset} {...(months === 2 && { heightClass: '' })} />
        </div>
      ))}
    </div>
  );
}

type MonthTableProps = Omit<CalendarMonthProps, 'previous' | 'next' | 'months' | 'isWide'> & {
  readonly offset: 0 | 1;
};

function MonthTable({
  gridClass,
  dayClass,
  dayContent,
  names,
  today,
  heightClass = 'min-h-[18.5rem]',
  isLoading = false,
  offset,
}: MonthTableProps) {
  const since = today === undefined ? '' : weekStart(today);
  const look = (day: CalendarCellRenderProps): string =>
    classNames(
      'numbers grid cursor-pointer place-items-center text-small font-medium outline-none',
      !day.isOutsideMonth && day.date.toString() >= since && 'kept-day',
      day.isFocusVisible && 'outline-3 outline-jade',
      dayClass(day),
    );
  return (
    <div aria-busy={isLoading} className={classNames(heightClass, isLoading && 'opacity-60')}>
      <CalendarGrid
        weekdayStyle="short"
        offset={{ months: offset }}
        className={classNames('border-collapse [&_tbody_tr:not(:has(.kept-day))]:hidden', gridClass)}
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-8 text-micro font-medium text-ink-2">
              {names?.weekdayOf(day) ?? day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) =>
            dayContent === undefined ? (
              <CalendarCell
                date={date}
                className={look}
                render={(props, day) => <div {...props} hidden={day.isOutsideMonth} />}
              />
            ) : (
              <CalendarCell
                date={date}
                className={(day) => classNames('relative', look(day))}
                // The name is in the cell: a separate one would omit visible text (WCAG 2.5.3).
                render={(props, day) => <div {...props} aria-label={undefined} hidden={day.isOutsideMonth} />}
              >
                {(day) => {
                  const { name, lines } = dayContent(day);
                  return (
                    <>
                      <span aria-hidden className="grid justify-items-center">
                        <span>{day.formattedDate}</span>
                        {lines}
                      </span>
                      <span className="visually-hidden">{name}</span>
                    </>
                  );
                }}
              </CalendarCell>
            )
          }
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}
