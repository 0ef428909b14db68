// reach/list: how each host is reached for whom somebody may choose it, so that six hosts take one look (docs/phone.md#choice).
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { hasAddress } from '#src/domain/account/no-address.ts';
import { hostLanguageOf } from '#src/domain/host/languages.ts';
import type { Handler } from '#src/server/call.ts';
import { internationalForm } from '#src/server/phone-number.ts';
import { findReachOfHosts, type ReachOfHost } from './reach-queries.ts';

export const route = 'reach/list';

export const handle: Handler<typeof route> = async (_input, { services: { db }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  return { hosts: (await findReachOfHosts(db, actor.userId)).map(toHost) };
};

function toHost({ id, host_name: name, has_pending, ...row }: ReachOfHost): CallOutput<typeof route>['hosts'][number] {
  const way = row.way ?? 'mail';
  return {
    id,
    name,
    way,
    language: hostLanguageOf(row.language ?? 'en'),
    number: row.number === null ? null : (internationalForm(row.number) ?? row.number),
    is_chosen: row.way !== null,
    is_stopped: row.is_stopped,
    is_failing: way !== 'mail' && row.is_failing,
    has_pending,
    has_email: hasAddress(row.email),
  };
}
