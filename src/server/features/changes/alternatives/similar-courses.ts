// Courses like a lost one that have a departure with room near the lost date.
import type { CardRow } from '#src/server/search/index.ts';
import type { Services } from '#src/server/services.ts';
import { findFree } from './free-departures.ts';
import { findLike } from './queries.ts';

/** At most so many are offered. */
const shown = 4;
const asked = 10;

/** What was lost, and departures that do not count because they are lost with it. */
export interface LostPlace {
  courseId: number;
  date: string;
  pax: number;
  /** The guest does not book an own listing; null where the guest is not known. */
  userId: string | null;
  isLost?: (one: { course_id: number; date: string; time: string }) => boolean;
}

export interface FreeSimilarCourse {
  card: CardRow;
  found: NonNullable<Awaited<ReturnType<typeof findFree>>>;
}

/** The nearest in kind and price first, each with its nearest departure. */
export async function findFreeSimilar(
  services: Services,
  { courseId, date, pax, userId, isLost }: LostPlace,
): Promise<FreeSimilarCourse[]> {
  const cards = await findLike(services.db, { courseId, pax, userId, count: asked });
  const similar: FreeSimilarCourse[] = [];
  for (const card of cards) {
    if (similar.length === shown) break;
    const found = await findFree(services, card.id, {
      date,
      pax,
      count: 1,
      isLost: (one) => isLost?.({ course_id: card.id, ...one }) === true,
    });
    if (found && found.free.length > 0) similar.push({ card, found });
  }
  return similar;
}
