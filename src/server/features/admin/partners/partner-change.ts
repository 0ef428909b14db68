// admin/partner-change: code, rate and state of a partner (docs/back-office.md#ambassadors-and-distributors).
import { partnerSteps, readPartnerCode } from '#src/domain/partner/partner.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { lockPartner, type LockedPartner, type PartnerTerms, takeRoles, writeTerms } from './act-queries.ts';
import { rateOfPercent } from './to-wire.ts';

export const route = 'admin/partner-change';

export const handle: Handler<typeof route> = (input, { services, actor }) =>
  inTransaction(services.db, async (trx) => {
    if (actor.userId === null) return refuse('unauthorized');
    const before = await lockPartner(trx, input.partner_id);
    if (before === null) return refuse('partner-not-found');
    const stale = askFresh(actor, 'partner-terms');
    if (stale) return stale;
    if (before.version !== input.version) return refuse('partner-changed');
    const after = termsOf(input, before);
    if ('ok' in after) return after;
    if (!(await writeTerms(trx, input.partner_id, after))) return refuse('bad-input', { code: t('partner.codeTaken') });
    if (after.state === 'ended' && before.state !== 'ended') await takeRoles(trx, before.user_id);
    await writeAudit(trx, {
      actorId: actor.userId,
      action: 'partner-changed',
      subject: `partner:${input.partner_id}`,
      detail: { before: shownOf(before), after: shownOf(after), reason: input.reason },
    });
    return { message: t('partner.changed') };
  });

const shownOf = ({ code, rate, state }: PartnerTerms) => ({ code, rate: rate === null ? null : Number(rate), state });

/** What the partner is to be, or what of it cannot be. */
function termsOf(input: CallInput<typeof route>, now: LockedPartner): PartnerTerms | Refusal {
  const { code: typed, percent, state = now.state } = input;
  if (state !== now.state && !partnerSteps[now.state].includes(state)) return refuse('partner-state');
  const code = typed === undefined ? now.code : readPartnerCode(typed);
  if (typed !== undefined && (code === null || now.kind !== 'ambassador'))
    return refuse('bad-input', { code: t(now.kind === 'ambassador' ? 'partner.codeForm' : 'partner.codeNone') });
  const rate = percent === undefined ? now.rate : percent === null ? null : rateOfPercent(percent);
  return { code, rate, state };
}
