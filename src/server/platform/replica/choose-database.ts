// Chooses replica or primary for catalogue reads (ADR 008).
import type { CallName } from '#src/contract/types.ts';
import type { CallContext } from '#src/server/call.ts';
import { asUnavailable, isRetryable } from '#src/server/platform/db/transaction.ts';
import { hasWritten } from './own-write.ts';

// Answers shared by all visitors, which decide nothing. Sales and personal data read the primary (ADR 008).

const names = [
  'category/list',
  'city/active',
  'city/detail',
  'city/list-by-country',
  'city/travel-tips',
  'content/page',
  'country/isd',
  'course/city',
  'course/detail',
  'course/homepage',
  'course/related',
  'course/search',
  'impact/figures',
  'listing/choices',
  'listing/days',
  'map/around',
  'page/home',
  'page/product-detail',
  'page/product-list',
  'place/category',
  'place/list',
  'review/course-list',
  'review/homepage',
  'review/profile-list',
  'search/suggest',
] as const satisfies readonly CallName[];

export const replicaReads: ReadonlySet<CallName> = new Set(names);

type Run<Answer> = (context: CallContext) => Promise<Answer>;

/** Recent writers and token clients read the primary. When the replica fails, the primary is read. */
export async function withReads<Answer>(name: CallName, context: CallContext, run: Run<Answer>): Promise<Answer> {
  const { replica } = context.services;
  if (replica === null || !replicaReads.has(name)) return run(context);
  if (context.actor.via === 'bearer' || hasWritten(context.cookies))
    return run({ ...context, services: replica.fresh });
  const services = replica.reading();
  if (services === null) return run(context);
  try {
    return await run({ ...context, services });
  } catch (error) {
    // 40001: a conflict with replay on the replica.
    if (!isRetryable(error) && asUnavailable(error) === null) throw error;
    replica.doubt();
    return run(context);
  }
}
