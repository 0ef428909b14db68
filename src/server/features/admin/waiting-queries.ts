// Facts for the opening checklist (docs/reference/back-office.md#steps-to-open).
import { sql, type Kysely } from 'kysely';
import { legalPages } from '#src/domain/catalogue/page-rules.ts';
import type { OpeningFacts } from '#src/domain/admin/opening.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Counted = Omit<OpeningFacts, 'isDemo' | 'canPay' | 'sendsMail'>;

/** `currency` is the price currency. Counts stop after a few rows. */
export async function countOpening(db: Kysely<Database>, currency: string): Promise<Counted> {
  const result = await sql<Counted>`
    select (select count(*) from content_page where slug = any(${[...legalPages]}::text[]) and is_own) = ${legalPages.length}::integer as "hasTerms",
      (select count(*)::integer from (select from city where is_active limit 1) x) as cities,
      (select count(distinct k.currency)::integer from city t join country k on k.code = t.country_code
        left join exchange_rate r on r.code = k.currency and r.source <> 'shipped'
        where t.is_active and k.currency <> ${currency} and r.code is null) as "missingRates",
      (select count(*)::integer from (select from course where status = 'published' limit 1) x) as listings,
      (select count(*)::integer from (select from user_account u where 'operator' = any(u.roles) and u.blocked_at is null
        and (exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null)
          or exists (select from passkey p where p.user_id = u.id)) limit 2) x) as operators,
      exists (select from installation where backed_up_at is not null) as "isBackedUp"`.execute(db);
  return (
    result.rows[0] ?? { hasTerms: false, cities: 0, missingRates: 0, listings: 0, operators: 0, isBackedUp: false }
  );
}
