// written-review/reply: the host replies once, by login or by the link of a mail (docs/reviews.md#replies).
import { fieldText } from '#src/contract/errors/field.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { openBooking } from '../booking/index.ts';
import { t } from '../t.ts';
import { insertReply } from './after-queries.ts';

export const route = 'written-review/reply';

export const handle: Handler<typeof route> = async ({ reply, ...credentials }, call) => {
  const opened = await openBooking(credentials, call, 'reviews');
  if (opened?.viewer !== 'host') return refuse('booking-not-found');
  const text = reply.trim();
  if (text === '') return refuse('bad-input', { reply: fieldText('missing') });
  const isStored = await inTransaction(call.services.db, (trx) => insertReply(trx, opened.row.id, text));
  return isStored ? { message: t('review.replied') } : refuse('conflict');
};
