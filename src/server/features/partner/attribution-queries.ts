// Partners related to a booking, as a column of a larger statement.
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { type PartnerKind, type PartnerState, newPartnerCode, partnerStep } from '#src/domain/partner/partner.ts';
import { randomBytes } from 'node:crypto';
import type { Database } from '#src/server/platform/db/schema.ts';

/** `rate` is the partner's own, or null. */
export interface PartnerMet {
  id: string;
  user_id: string;
  kind: PartnerKind;
  state: PartnerState;
  rate: string | null;
  first_name: string;
}

/** By account, typed code, and this browser's link; `at_ms` since 1970. */
export interface PartnersMet {
  booker: PartnerMet | null;
  typed: PartnerMet | null;
  visit: (PartnerMet & { at_ms: number }) | null;
}

const met = sql`'id', p.id, 'user_id', p.user_id, 'kind', p.kind, 'state', p.state, 'rate', p.rate::text, 'first_name',
  (select o.first_name from user_account o where o.id = p.user_id)`;

/** `user` is an SQL expression. */
export function partnersColumn(
  code: string | null,
  user: RawBuilder<unknown>,
  visitorId: string,
): RawBuilder<PartnersMet> {
  const typed =
    code === null ? sql`null` : sql`(select jsonb_build_object(${met}) from partner p where p.code = ${code})`;
  return sql`jsonb_build_object(
    'booker', (select jsonb_build_object(${met}) from partner p where p.user_id = ${user}),
    'typed', ${typed},
    'visit', (select jsonb_build_object(${met}, 'at_ms', extract(epoch from v.at) * 1000)
      from partner_visit v join partner p on p.id = v.partner_id where v.visitor_id = ${visitorId}))`;
}

// Effects of role changes on partners (docs/domain/partners.md#ambassadors-and-distributors).

type Trx = Transaction<Database>;

interface PartnerRow {
  first_name: string;
  kind: PartnerKind | null;
  state: PartnerState | null;
  code: string | null;
}

/** Starts or ends the partner after a role change. The caller holds the account's lock. */
export async function followRoles(
  trx: Trx,
  userId: string,
  roles: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const result = await sql<PartnerRow>`
    select u.first_name, p.kind, p.state, p.code from user_account u left join lateral (
      select kind, state, code::text as code from partner where user_id = u.id for no key update) p on true
    where u.id = ${userId}`.execute(trx);
  const [row] = result.rows;
  if (!row) return;
  const { first_name: firstName, kind, state, code: ownCode } = row;
  const step = partnerStep(roles, kind === null || state === null ? null : { kind, state, code: ownCode });
  if (step.do === 'end')
    await sql`update partner set state = 'ended', version = version + 1 where user_id = ${userId}`.execute(trx);
  if (step.do !== 'begin') return;
  const code = step.needsCode ? await freeCode(trx, firstName) : step.code;
  await sql`
    insert into partner (user_id, kind, code) values (${userId}, ${step.kind}, ${code}::citext)
    on conflict (user_id) do update set kind = excluded.kind, state = 'active', version = partner.version + 1,
      code = excluded.code`.execute(trx);
}

async function freeCode(trx: Trx, firstName: string): Promise<string> {
  for (;;) {
    const code = newPartnerCode(firstName, randomBytes(3).toString('hex'));
    const taken = await sql`
      select from partner where code = ${code}::citext union all select from coupon where code = ${code}::citext`.execute(
      trx,
    );
    if (taken.rows.length === 0) return code;
  }
}

/** For a newly verified address with an accepted application; waits for a running decision. */
export async function giveWaitingRole(trx: Trx, userId: string): Promise<void> {
  const ofAddress = sql`u.id = ${userId} and u.email = a.email and u.verified_at is not null and u.erased_at is null`;
  const locked = await sql`
    select from ambassador_application a join user_account u on ${ofAddress} for no key update of a`.execute(trx);
  if (locked.rows.length === 0) return;
  const given = await sql<{ before: string[]; after: string[] }>`
    with marked as (
      update ambassador_application a set role_given_at = banyan_now() from user_account u
      where ${ofAddress} and a.is_accepted and a.role_given_at is null returning a.id)
    update user_account u set roles = array_append(u.roles, 'ambassador') from user_account b
    where u.id = ${userId} and b.id = u.id and not 'ambassador' = any(u.roles) and exists (select from marked)
    returning b.roles as before, u.roles as after`.execute(trx);
  const [roles] = given.rows;
  if (roles) await followRoles(trx, userId, roles);
}
