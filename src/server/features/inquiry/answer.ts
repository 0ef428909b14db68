// inquiry/answer: the host's answer, by login or from the link of a mail: words, an offer that keeps seats, or no
// (docs/domain/inquiry.md#offers).
import { inquiryCan } from '#src/domain/inquiry/inquiry-status.ts';
import { maskContacts } from '#src/domain/message/mask-contacts.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { toReader } from '#src/server/locale.ts';
import { findInquiry, lockInquiry, type InquiryRow } from './inquiry-queries.ts';
import { openInquiryPage, toInquiryDetail } from './open-inquiry.ts';
import { writeAnswer } from './answer-queries.ts';
import { makeOffer } from './make-offer.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'inquiry/answer';

type Input = CallInput<typeof route>;

export const handle: Handler<typeof route> = async (input, call) => {
  const opened = await openInquiryPage(input, call);
  if (!opened) return refuse('inquiry-not-found');
  if (opened.viewer !== 'host') return refuse('forbidden');
  if (input.decision === 'answer' && !input.message?.trim()) {
    return refuse('bad-input', { message: t('inquiry.replyMissing') });
  }
  const { text, isMasked } = maskContacts((input.message ?? '').trim(), t('inquiry.hidden'));
  const refusal = await decide(input, opened.row, { ...call, answer: text });
  if (refusal) return refusal;
  const row = await findInquiry(call.services.db, opened.row.id);
  if (!row) return refuse('inquiry-not-found');
  const message = toReader(() => sentText(input.decision, isMasked));
  return { inquiry: toInquiryDetail(row, 'host', call.services.keys), message };
};

function sentText(decision: Input['decision'], isMasked: boolean): string {
  const sent = t(`inquiry.${decision}`);
  return isMasked ? `${sent} ${t('inquiry.answerMasked')}` : sent;
}

/** Null when it is done. An inquiry is answered once: the second one finds it closed, under its lock. */
async function decide(
  input: Input,
  row: InquiryRow,
  { services, answer }: CallContext & { answer: string },
): Promise<Refusal | null> {
  if (input.decision === 'offer') {
    const made = await makeOffer(services, { row, input, answer });
    return isRefusal(made) ? made : null;
  }
  const status = input.decision === 'answer' ? 'answered' : 'declined';
  return inTransaction(services.db, async (trx) => {
    await lockInquiry(trx, row.id);
    const now = await findInquiry(trx, row.id);
    if (!now || !inquiryCan(now, status, now.now_ms)) return refuse('inquiry-closed');
    await writeAnswer(trx, row.id, { status, answer, offer: null });
    return null;
  });
}
