// The partners that a booking meets, as one column of a larger statement.
import { sql, type RawBuilder } from 'kysely';
import type { PartnerKind, PartnerState } from '#src/domain/partner/partner.ts';

/** A partner that a booking meets; `rate` is its own one, or null. */
export interface PartnerMet {
  id: string;
  user_id: string;
  kind: PartnerKind;
  state: PartnerState;
  rate: string | null;
  first_name: string;
}

/** By the account that books, by the code that was typed, and by the link that this browser keeps; `at_ms` since 1970. */
export interface PartnersMet {
  booker: PartnerMet | null;
  typed: PartnerMet | null;
  visit: (PartnerMet & { at_ms: number }) | null;
}

const met = sql`'id', p.id, 'user_id', p.user_id, 'kind', p.kind, 'state', p.state, 'rate', p.rate::text, 'first_name',
  (select o.first_name from user_account o where o.id = p.user_id)`;

/** The partners met, as `PartnersMet`; `user` is an SQL expression. */
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
