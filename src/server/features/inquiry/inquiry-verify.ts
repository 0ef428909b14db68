// booking/inquiry-verify: a visitor opens a question from the mail; from then on the host has 48 hours
// (docs/domain/inquiry.md#states).
import { inquiryCan, inquiryHours, openInquiriesMax, statusAt } from '#src/domain/inquiry/inquiry-status.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import {
  accountFor,
  findInquiryByToken,
  findOpenInquiries,
  lockAsker,
  lockInquiry,
  openInquiry,
} from './inquiry-queries.ts';
import { haveBlock } from '#src/server/features/message/blocks/index.ts';
import { toInquiry } from './open-inquiry.ts';
import { givenHash } from '#src/server/secrets.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'booking/inquiry-verify';

export const handle: Handler<typeof route> = async ({ token }, { services }) => {
  const tokenHash = givenHash(services.keys, token);
  return inTransaction(services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    const found = await findInquiryByToken(trx, tokenHash);
    if (!found || statusAt(found, found.now_ms) === 'expired') return refuse('link-invalid');
    // The account comes before the question in every transaction that takes both.
    const userId = found.user_id ?? (await accountFor(trx, found));
    await lockAsker(trx, userId);
    await lockInquiry(trx, found.id);
    const row = await findInquiryByToken(trx, tokenHash);
    if (!row) return refuse('link-invalid');
    if (statusAt(row, row.now_ms) === 'expired') return refuse('link-invalid');
    // A link that is opened twice has done its work the first time.
    if (!inquiryCan(row, 'open', row.now_ms)) return { inquiry: toInquiry(row), message: t('inquiry.opened') };
    if (userId === row.host_id) return refuse('own-listing');
    if (await haveBlock(trx, userId, row.host_id)) return refuse('message-blocked');
    const open = await findOpenInquiries(trx, row.course_id, userId);
    if (open.length >= openInquiriesMax) return refuse('inquiry-limit');
    await openInquiry(trx, row.id, userId, inquiryHours);
    const now = await findInquiryByToken(trx, tokenHash);
    return { inquiry: toInquiry(now ?? row), message: t('inquiry.opened') };
  });
};
