// Which calls may be answered from a replica: those of the catalogue, which are the same for everybody and decide nothing.
// What sells a seat or shows somebody's own things is read where it was written (ADR 096).
import type { CallName } from '#src/contract/types.ts';

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
