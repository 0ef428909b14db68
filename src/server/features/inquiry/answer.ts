// The calls by which a question is opened, read and answered.
import { inquiryCan, inquiryHours, openInquiriesMax, statusAt } from '#src/domain/inquiry/inquiry-status.ts';
import { maskContacts } from '#src/domain/message/mask-contacts.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { toReader } from '#src/server/platform/locale.ts';
import {
  findInquiry,
  lockInquiry,
  type InquiryRow,
  accountFor,
  findInquiryByToken,
  findOpenInquiries,
  lockAsker,
  openInquiry,
  writeAnswer,
} from './inquiry-queries.ts';
import { openInquiryPage, toInquiryDetail, toInquiry } from './open-inquiry.ts';
import { makeOffer } from './make-offer.ts';
import { t } from '#src/server/features/texts.ts';
import { haveBlock } from '#src/server/features/user/index.ts';
import { givenHash } from '#src/server/platform/secrets.ts';

type Input = CallInput<'inquiry/answer'>;

// inquiry/answer: the host's answer, by login or from the link of an email: words, an offer that keeps seats, or no
// (docs/domain/messages.md#offers).
const answerCall: Handler<'inquiry/answer'> = async (input, call) => {
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

// inquiry/detail: one inquiry, for its guest or its host (docs/domain/messages.md#states).
const detail: Handler<'inquiry/detail'> = async (credentials, call) => {
  const opened = await openInquiryPage(credentials, call);
  if (!opened) return refuse('inquiry-not-found');
  return { inquiry: toInquiryDetail(opened.row, opened.viewer, call.services.keys) };
};

// booking/inquiry-verify: a visitor opens a question from the email; from then on the host has 48 hours
// (docs/domain/messages.md#states).
const inquiryVerify: Handler<'booking/inquiry-verify'> = async ({ token }, { services }) => {
  const tokenHash = givenHash(services.keys, token);
  return inTransaction(services.db, async (trx): Promise<CallOutput<'booking/inquiry-verify'> | Refusal> => {
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

export const inquiryCalls = {
  'inquiry/answer': answerCall,
  'inquiry/detail': detail,
  'booking/inquiry-verify': inquiryVerify,
} as const;
