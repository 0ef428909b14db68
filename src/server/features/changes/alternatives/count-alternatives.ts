// How much a guest would be offered if departures did not take place, before their host decides
// (docs/domain/host-cancels.md#what-guests-are-offered): found as for alternative/list.
import type { Services } from '#src/server/services.ts';
import { findFree, sameShown } from './free-departures.ts';
import { findFreeSimilar } from './similar-courses.ts';

/** A departure. */
interface Slot {
  course_id: number;
  date: string;
  time: string;
}

/** Of which course and date, for a party of how many, and all departures that would be lost together. */
interface Losing {
  course_id: number;
  date: string;
  pax: number;
  lost: readonly Slot[];
}

/** How many other departures and similar courses a party would be offered. */
export async function countAlternatives(
  services: Services,
  { course_id: courseId, date, pax, lost }: Losing,
): Promise<{ departures: number; similar: number }> {
  const isLost = (slot: Slot) =>
    lost.some((one) => one.course_id === slot.course_id && one.date === slot.date && one.time === slot.time);
  const others = await findFree(services, courseId, {
    date,
    pax,
    count: sameShown,
    isLost: (one) => isLost({ course_id: courseId, ...one }),
  });
  const similar = await findFreeSimilar(services, { courseId, date, pax, userId: null, isLost });
  return { departures: others?.free.length ?? 0, similar: similar.length };
}
