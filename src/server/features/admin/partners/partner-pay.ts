// admin/partner-pay: what is owed to a partner was paid by bank transfer, once (docs/back-office.md#ambassadors-and-distributors).
import { randomUUID } from 'node:crypto';
import { postPartnerPaid } from '#src/domain/ledger/partners.ts';
import { fromMinor, wireCents } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findOwed, lockPartner, lockReleased, writePayment } from './act-queries.ts';

export const route = 'admin/partner-pay';

/** Of two operators at once the second finds another version; what was released since it was looked at is another amount. */
export const handle: Handler<typeof route> = ({ partner_id: partnerId, ...input }, { services, actor }) =>
  inTransaction(services.db, async (trx) => {
    const { userId: operatorId } = actor;
    if (operatorId === null) return refuse('unauthorized');
    const partner = await lockPartner(trx, partnerId);
    if (partner === null) return refuse('partner-not-found');
    const stale = askFresh(actor, 'partner-paid');
    if (stale) return stale;
    const reference = input.reference.trim();
    if (reference === '') return refuse('bad-input', { reference: t('partner.noReference') });
    if (partner.version !== input.version) return refuse('partner-changed');
    const released = await lockReleased(trx, partnerId);
    const amountCents = await findOwed(trx, partnerId, released);
    if (amountCents <= 0) return refuse('partner-owed-nothing');
    if (amountCents !== wireCents(input.amount)) return refuse('partner-changed');
    const id = randomUUID();
    const made = { id, partnerId, amountCents, reference, operatorId, released };
    await writePayment(trx, made, postPartnerPaid({ paymentId: id, partnerId, amountCents }));
    const amount = fromMinor(amountCents);
    await writeAudit(trx, {
      actorId: operatorId,
      action: 'partner-paid',
      subject: `partner:${partnerId}`,
      detail: { before: { owed: amount }, after: { owed: 0, payment: id, reference }, reason: input.reason },
    });
    return { message: t('partner.paid') };
  });
