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
  Heading,
  I18nProvider,
} from 'react-aria-components';
import { dateTag } from '#src/texts/locale.ts';
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
  readonly isLoading?: boolean;
}

export function CalendarMonth({
  names,
  previous,
  next,
  gridClass,
  dayClass,
  dayContent,
  heightClass = 'min-h-[18.5rem]',
  isLoading = false,
}: CalendarMonthProps) {
  const look = (day: CalendarCellRenderProps): string =>
    classNames(
      'numbers grid cursor-pointer place-items-center text-small font-medium outline-none',
      day.isOutsideMonth && 'invisible',
      day.isFocusVisible && 'outline-3 outline-jade',
      dayClass(day),
    );
  return (
    <>
      <header className="flex items-center justify-between pb-1">
        <Button slot="previous" aria-label={previous} className={arrow}>
          <ChevronLeft aria-hidden size={20} className="rtl:-scale-x-100" />
        </Button>
        <Heading className="font-sans text-body font-bold tracking-normal">{names?.month}</Heading>
        <Button slot="next" aria-label={next} className={arrow}>
          <ChevronRight aria-hidden size={20} className="rtl:-scale-x-100" />
        </Button>
      </header>
      <div aria-busy={isLoading} className={classNames(heightClass, isLoading && 'opacity-60')}>
        <CalendarGrid weekdayStyle="short" className={classNames('border-collapse', gridClass)}>
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
                <CalendarCell date={date} className={look} />
              ) : (
                <CalendarCell
                  date={date}
                  className={(day) => classNames('relative', look(day))}
                  // The name is in the cell: a separate one would omit visible text (WCAG 2.5.3).
                  render={(props) => <div {...props} aria-label={undefined} />}
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
    </>
  );
}
