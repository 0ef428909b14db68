// What an operator says of a code, checked: the rules, and that its owner and its places exist (docs/back-office.md#discount-codes).
import type { Kysely } from 'kysely';
import { codeFaults, type KnownCode } from '#src/domain/pricing/operator-code.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { mostTakenOff, takesTwo } from '#src/domain/admin/two-of-staff.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { Config } from '#src/server/platform/config.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { t } from '#src/server/features/texts.ts';
import { type CodeTerms, findMissing, findOwner } from './code-queries.ts';

type BatchInput = Omit<CallInput<'admin/code-batch'>, 'name' | 'count' | 'prefix' | 'reason'>;

const msOf = (at: string | null) => (at === null ? null : Date.parse(at));

/** The terms as they are kept, or what is wrong with each field. */
export async function readTerms(
  { db, config }: { db: Kysely<Database>; config: Pick<Config, 'twoFrom'> },
  { code, ...said }: BatchInput & { code: string },
  { known, count, operatorId }: { known: KnownCode | null; count: number; operatorId: string },
): Promise<CodeTerms | Refusal> {
  const terms = termsOf(said);
  const most = mostTakenOff(terms, { count, priceMostCents: priceCurrency().figures.price_most });
  const askedBy = takesTwo(most, config.twoFrom) ? operatorId : null;
  const owner = said.owner.trim();
  const [ownerId, missing] = await Promise.all([
    owner === '' ? null : findOwner(db, owner),
    findMissing(db, { cityIds: said.city_ids, courseIds: said.course_ids }),
  ]);
  const faults = Object.entries(codeFaults({ ...terms, code }, known)).map(([field, fault]) => [
    field,
    t(`code.fault.${fault}`),
  ]);
  const fields = {
    ...(Object.fromEntries(faults) as Record<string, string>),
    ...(owner !== '' && ownerId === null && { owner: t('code.fault.owner') }),
    ...(missing.cities.length > 0 && { city_ids: t('code.fault.cities', { list: missing.cities.join(', ') }) }),
    ...(missing.courses.length > 0 && { course_ids: t('code.fault.courses', { list: missing.courses.join(', ') }) }),
  };
  return Object.keys(fields).length > 0 ? refuse('bad-input', fields) : { ...terms, ownerId, askedBy };
}

/** A figure of the other kind is left out. */
function termsOf(said: BatchInput): Omit<CodeTerms, 'ownerId' | 'askedBy'> {
  const isFixed = said.kind === 'fixed';
  return {
    kind: said.kind,
    amount_cents: isFixed && said.amount !== null ? wireCents(said.amount) : null,
    percent: isFixed || said.percent === null ? null : String(said.percent),
    valid_from_ms: msOf(said.valid_from),
    valid_until_ms: msOf(said.valid_until),
    minimum_spend_cents: wireCents(said.minimum_spend),
    max_uses: said.max_uses,
    max_uses_per_user: said.max_uses_per_user,
    is_first_booking_only: said.is_first_booking_only,
    city_ids: [...new Set(said.city_ids)],
    course_ids: [...new Set(said.course_ids)],
  };
}
