// What is chosen without the guest pressing anything: the choice of the address, and the guests a departure needs.
import type { WidgetEvent } from '#src/domain/booking/steps/widget-events.ts';
import type { StartChoice, WireQuote } from './booking-course.ts';
import type { BookingStore } from './booking-store.ts';

/**
 * Follows the answers: a time of the address is picked once it is offered, and the guests start at the departure's
 * minimum (product 2). Each part of the address counts once, so that a guest who goes back is not overruled.
 */
export function followFirstChoice(choice: StartChoice) {
  let rest = choice;
  return (event: WidgetEvent<WireQuote>, store: BookingStore): void => {
    const { state, minPax } = store.read();
    if (event.type === 'times-loaded' && rest.time !== undefined) {
      const { time } = rest;
      rest = rest.pax === undefined ? {} : { pax: rest.pax };
      if (state.times.includes(time)) store.send({ type: 'time-picked', time });
    }
    if (event.type === 'pax-loaded') {
      const wanted = [rest.pax, minPax].find(
        (pax) => pax !== undefined && pax !== null && state.pax_options.includes(pax),
      );
      rest = {};
      if (wanted !== undefined && wanted !== null) store.send({ type: 'pax-picked', pax: wanted });
    }
  };
}
