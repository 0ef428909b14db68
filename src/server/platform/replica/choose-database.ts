// Chooses for each read of the catalogue who is asked: the replica, or the primary (ADR 008).
import type { CallName } from '#src/contract/types.ts';
import type { CallContext } from '#src/server/call.ts';
import { asUnavailable, isRetryable } from '#src/server/platform/db/transaction.ts';
import { hasWritten } from './own-write.ts';

// Which calls may be answered from a replica: those of the catalogue, which are the same for everybody and decide nothing.
// What sells a seat or shows somebody's own things is read where it was written (ADR 008).

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
  'review/course-list',
  'review/homepage',
  'review/profile-list',
] as const satisfies readonly CallName[];

/** The calls that a replica may answer. */
export const replicaReads: ReadonlySet<CallName> = new Set(names);

type Run<Answer> = (context: CallContext) => Promise<Answer>;

/**
 * Makes a call with the database that it may be read from. Whoever has changed something lately, or shows a token and
 * so keeps no cookies, is answered by the primary. A read that fails at the replica is made again at the primary.
 */
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
    // 40001: the replica had to give way to what it reads in.
    if (!isRetryable(error) && asUnavailable(error) === null) throw error;
    replica.doubt();
    return run(context);
  }
}
