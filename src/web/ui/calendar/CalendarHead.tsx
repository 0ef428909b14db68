import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dateTag } from '#src/texts/locale.ts';
import { Button, Heading, I18nProvider } from 'react-aria-components';
import type { ReactNode } from 'react';

const arrow =
  'grid size-11 place-items-center rounded-full hover:bg-sand disabled:text-ink-3 disabled:hover:bg-transparent';

/** The month's name between the two arrows; for the inside of a calendar of the kit. */
export function CalendarHead({ previous, next }: { readonly previous: string; readonly next: string }) {
  return (
    <header className="flex items-center justify-between pb-1">
      <Button slot="previous" aria-label={previous} className={arrow}>
        <ChevronLeft aria-hidden size={20} className="rtl:-scale-x-100" />
      </Button>
      <Heading className="font-sans text-body font-bold tracking-normal" />
      <Button slot="next" aria-label={next} className={arrow}>
        <ChevronRight aria-hidden size={20} className="rtl:-scale-x-100" />
      </Button>
    </header>
  );
}

/**
 * Round a calendar of the kit: it then says its days in the order in which the page writes them, "Tuesday 24 November
 * 2026" beside "Tue 24 Nov 2026".
 */
export function DayWords({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={dateTag()}>{children}</I18nProvider>;
}
