// host/profile: the public page of a host (docs/domain/listings.md#page-of-a-host).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { toCard } from '#src/server/search/index.ts';
import { findDetail, findHostFacts, findOfHost } from './course-queries.ts';
import { hostOf } from './detail.ts';

const mostCourses = 48;

/** Hosts without a published listing have no page, as hidden and blocked ones. */
export const hostProfile: Handler<'host/profile'> = async ({ host_id }, { services: { db, config } }) => {
  const rows = await findOfHost(db, host_id, mostCourses);
  const [first] = rows;
  const detail = first === undefined ? null : await findDetail(db, first.id);
  if (detail === null) return refuse('host-not-found');
  return {
    host: hostOf(detail),
    country_code: detail.country_code,
    ...(await findHostFacts(db, host_id)),
    courses: rows.map((row) => toCard(row, config.serviceFees)),
  };
};
