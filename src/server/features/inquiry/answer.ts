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

// inquiry/answer: by login or email link: a text, an offer with seats, or a decline (docs/domain/messages.md#offers).
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

/** Null when done. Locks the inquiry, so it is answered once. */
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

const detail: Handler<'inquiry/detail'> = async (credentials, call) => {
  const opened = await openInquiryPage(credentials, call);
  if (!opened) return refuse('inquiry-not-found');
  return { inquiry: toInquiryDetail(opened.row, opened.viewer, call.services.keys) };
};

// booking/inquiry-verify: a visitor opens the question from the email; the host has 48 hours (docs/domain/messages.md#states).
const inquiryVerify: Handler<'booking/inquiry-verify'> = async ({ token }, { services }) => {
  const tokenHash = givenHash(services.keys, token);
  return inTransaction(services.db, async (trx): Promise<CallOutput<'booking/inquiry-verify'> | Refusal> => {
    const found = await findInquiryByToken(trx, tokenHash);
    if (!found || statusAt(found, found.now_ms) === 'expired') return refuse('link-invalid');
    // Lock order: account, then question.
    const userId = found.user_id ?? (await accountFor(trx, found));
    await lockAsker(trx, userId);
    await lockInquiry(trx, found.id);
    const row = await findInquiryByToken(trx, tokenHash);
    if (!row) return refuse('link-invalid');
    if (statusAt(row, row.now_ms) === 'expired') return refuse('link-invalid');
    // A second click on the link changes nothing.
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
