// A choice in the address of a product page: the list of next dates links to it, with date and time (visual 7.2).
import type { StartChoice } from '../../booking/booking-course.ts';

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads date, time and pax; what is malformed is left out, as everywhere in addresses (product 15). */
export function readStartChoice(query: URLSearchParams): StartChoice {
  const date = query.get('date') ?? '';
  const time = query.get('time') ?? '';
  const pax = Number(query.get('pax') ?? '');
  return {
    ...(DATE.test(date) && { date }),
    ...(TIME.test(time) && { time }),
    ...(Number.isInteger(pax) && pax > 0 && { pax }),
  };
}
