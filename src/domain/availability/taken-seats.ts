import type { TakenSeats } from './timetable.ts';

/** A function from date and time to the seats that are taken; 0 where nobody has booked. */
export function takenSeats(departures: readonly TakenSeats[]): (date: string, time: string) => number {
  const bySlot = new Map(departures.map((one) => [`${one.local_date} ${one.start_time}`, one.taken]));
  return (date, time) => bySlot.get(`${date} ${time}`) ?? 0;
}
