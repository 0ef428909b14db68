import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, Heading } from 'react-aria-components';

const arrow =
  'grid size-11 place-items-center rounded-full hover:bg-sand disabled:text-ink-3 disabled:hover:bg-transparent';

/** The month's name between the two arrows; for the inside of a calendar of the kit. */
export function CalendarHead({ previous, next }: { readonly previous: string; readonly next: string }) {
  return (
    <header className="flex items-center justify-between pb-1">
      <Button slot="previous" aria-label={previous} className={arrow}>
        <ChevronLeft aria-hidden size={20} />
      </Button>
      <Heading className="font-sans text-body font-bold tracking-normal" />
      <Button slot="next" aria-label={next} className={arrow}>
        <ChevronRight aria-hidden size={20} />
      </Button>
    </header>
  );
}
