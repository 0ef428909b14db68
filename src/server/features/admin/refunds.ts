// Refunds in the back office, failed ones and refunds by hand (docs/reference/back-office.md#refunds).
import type { Transaction } from 'kysely';
import { refundList } from '#src/contract/admin/money-lists.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import { manualMethods, type ManualMethod, postRefunded } from '#src/domain/ledger/settlement.ts';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { decimalText, fromMinor, wireCents } from '#src/domain/money/money.ts';
import { onlineStep } from '#src/domain/money/own-currency.ts';
import { manualRefundFaults } from '#src/domain/payment/manual-refund.ts';
import { type ChargedAmount, refundAmount } from '#src/domain/payment/refund-amount.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import {
  findHeldMoney,
  isQuoteId,
  lockBooking,
  lockKeptPayment,
  queueRefund,
  quoteIdOf,
} from '#src/server/features/booking/index.ts';
import {
  actsOf,
  lockForAct,
  manualPosting,
  storeRetry,
  summarize,
  writeSettled,
} from '#src/server/features/payment/index.ts';
import { askFresh } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { priceText } from '#src/texts/money-text.ts';
import { openAsOperator, type OpenedBooking } from './booking-acts.ts';
import { isDisputed } from './bookings-queries.ts';
import { staffAct } from './staff-act.ts';
import { serveList } from './lists.ts';
import { closeFailedTask, findOneRefund, findRefunds, type OneRefundRow, toLine } from './refunds-queries.ts';

export const refunds = serveList({
  list: refundList,
  call: 'admin/refund-list',
  find: ({ db }, query) => findRefunds(db, query),
  cells: { amount: ({ amount_minor: minor, currency }) => decimalText(minor, currencyOf(currency).digits) },
});

async function openRefund(refundId: string, call: CallContext): Promise<OneRefundRow | Refusal> {
  const row = await findOneRefund(call.services.db, refundId);
  if (!row) return refuse('refund-not-found');
  const opened = await openAsOperator(row.booking_id, call);
  return isRefusal(opened) ? opened : row;
}

// admin/refund-retry: sends a failed refund again (docs/domain/checkout.md#refunds-outside-the-provider).
const refundRetry = staffAct<'admin/refund-retry', OneRefundRow>({
  check: ({ refund_id: id }, { call }) => openRefund(id, call),
  async run({ refund_id: refundId }, { trx, actorId, services }) {
    const refund = await lockForAct(trx, services, { refundId, act: 'retry' });
    if (!refund) return refuse('refund-changed');
    await storeRetry(trx, refundId);
    await summarize(trx, refund.booking_id);
    await closeFailedTask(trx, refundId, actorId);
    return {
      answer: { message: t('refund.retried') },
      entry: {
        action: 'refund-retried',
        subject: `booking:${refund.booking_id}`,
        detail: { before: { status: refund.status, key: refund.key }, after: { status: 'sent', refund: refundId } },
      },
    };
  },
});

// admin/refund-settle: paid by other means because its provider cannot (docs/domain/checkout.md#refunds-outside-the-provider, ADR 012).
const refundSettle = staffAct<'admin/refund-settle', OneRefundRow>({
  async check({ refund_id: id, reference, paid_on: paidOn }, { call, actor }) {
    const row = await openRefund(id, call);
    if (isRefusal(row)) return row;
    const stale = askFresh(actor, 'refund-otherwise');
    if (stale) return stale;
    const days = { madeOn: row.made_on, today: row.today };
    const faults = Object.entries(manualRefundFaults({ reference: reference.trim(), paidOn }, days));
    if (faults.length === 0) return row;
    return refuse('bad-input', Object.fromEntries(faults.map(([field, fault]) => [field, t(`refund.fault.${fault}`)])));
  },
  async run({ refund_id: refundId, way, reference, paid_on: paidOn, reason }, { trx, actorId, services }) {
    // Of concurrent operators and provider reports, the first wins.
    const refund = await lockForAct(trx, services, { refundId, act: 'settle' });
    if (!refund) return refuse('refund-changed');
    const posting = await manualPosting(trx, refund, way);
    await writeSettled(trx, refund, { way, reference: reference.trim(), paidOn, actorId, posting });
    await closeFailedTask(trx, refundId, actorId);
    return {
      answer: { message: t('refund.settled') },
      entry: {
        action: 'refund-settled',
        subject: `booking:${refund.booking_id}`,
        detail: {
          before: { status: refund.status },
          after: { status: 'settled', refund: refundId, way, paid_on: paidOn, due_cents: refund.due_cents },
          reason: reason.trim(),
        },
      },
    };
  },
});

type Output = CallOutput<'admin/refund-show'>;

const refundShow: Handler<'admin/refund-show'> = async ({ refund_id }, call) => {
  const row = await findOneRefund(call.services.db, refund_id);
  if (!row) return refuse('refund-not-found');
  const opened = await openAsOperator(row.booking_id, call);
  const isOwn = isRefusal(opened);
  const acts = isOwn ? [] : await actsOf(call.services, call.services.db, row);
  const { way, reference, paid_on: paidOn, settled_at: at, made_on: _madeOn, today: _today, ...refund } = row;
  return {
    ...toLine(refund),
    is_own: isOwn,
    acts: [...acts],
    settlement:
      way === null || reference === null || paidOn === null || at === null
        ? null
        : { way, reference, paid_on: paidOn, at },
    lines: acts.includes('settle') ? await linesOf(call.services, refund_id) : null,
  };
};

async function linesOf(services: Services, refundId: string): Promise<Output['lines']> {
  return inTransaction(services.db, async (trx) => {
    const refund = await lockForAct(trx, services, { refundId, act: 'settle' });
    if (!refund) return null;
    const of = async (way: ManualMethod) => toLines((await manualPosting(trx, refund, way)).entries);
    const [bank, cash] = manualMethods;
    return { bank: await of(bank), cash: await of(cash) };
  });
}

function toLines(entries: Posting['entries']): ByHand['lines'] {
  return entries.map(({ account, amountMinor, currency }) => ({ account, amount_minor: amountMinor, currency }));
}

type ByHand = CallOutput<'admin/refund'>;

// admin/refund: quotes the postings, then makes exactly those, once (docs/reference/back-office.md#refund-by-hand).
const refundCall = staffAct<'admin/refund', OpenedBooking>({
  async check({ booking_id, quote_id }, { call, actor }) {
    const opened = await openAsOperator(booking_id, call);
    if (isRefusal(opened)) return opened;
    return (quote_id === undefined ? null : askFresh(actor, 'refund')) ?? opened;
  },
  async run({ amount, reason, quote_id }, { trx, services }, { row }) {
    const booking = await lockBooking(trx, row.id);
    if (!booking) return refuse('booking-not-found');
    const plan = await planRefund(trx, booking.id, wireCents(amount));
    if (isRefusal(plan)) return plan;
    // Everything the quote depends on: any change requires a new quote.
    const facts = ['refund', booking.id, booking.version, booking.status, plan.paymentId, plan.leftBefore];
    const id = quoteIdOf(services.keys, [...facts, JSON.stringify([plan.amount, plan.lines])], quote_id);
    if (quote_id === undefined) return { answer: quoted(plan, id), entry: null };
    if (!isQuoteId(quote_id, id)) return refuse('quote-changed');
    const wish = { bookingId: booking.id, dueCents: plan.amount.dueCents, reason: 'goodwill' } as const;
    const queued = await queueRefund(trx, { ...wish, isCodeGivenBack: false });
    if (!queued) return refuse('quote-changed');
    const after = { left_cents: plan.leftAfter, refund: queued.refundId };
    return {
      answer: quoted(plan, null),
      entry: {
        action: 'booking-refunded',
        subject: `booking:${booking.id}`,
        detail: { before: { left_cents: plan.leftBefore }, after, reason: reason.trim() },
      },
    };
  },
});

/** Null `quoteId`: done. */
function quoted({ amount: { dueCents }, leftAfter, lines }: RefundPlan, quoteId: string | null): ByHand {
  const isDone = quoteId === null;
  return {
    refunded: isDone,
    quote_id: quoteId,
    amount: fromMinor(dueCents),
    left: fromMinor(leftAfter),
    lines: toLines(lines),
    message: t(isDone ? 'admin.refund.done' : 'admin.refund.quoted', { amount: priceText(dueCents) }),
  };
}

interface RefundPlan {
  readonly paymentId: string;
  readonly amount: ChargedAmount;
  readonly leftBefore: number;
  readonly leftAfter: number;
  readonly lines: Posting['entries'];
}

/**
 * `cents` in the price currency. Needs departure and booking locked; locks the payment, so the quote is what is posted.
 */
async function planRefund(trx: Transaction<Database>, bookingId: string, cents: number): Promise<RefundPlan | Refusal> {
  const paid = await lockKeptPayment(trx, bookingId);
  if (!paid) return refuse('bad-input', { amount: t('admin.refund.none') });
  if (await isDisputed(trx, paid.id)) return refuse('refund-disputed');
  const held = await findHeldMoney(trx, bookingId);
  if (held.hasOpenRefund) return refuse('refund-open');
  const leftBefore = paid.due_cents - paid.back_cents;
  const back = { amountMinor: paid.back_minor, dueCents: paid.back_cents };
  const amount = refundAmount({ amountMinor: paid.amount_minor, dueCents: paid.due_cents }, back, cents);
  if (leftBefore <= 0) return refuse('bad-input', { amount: t('admin.refund.none') });
  const step = onlineStep();
  if (cents % step !== 0) return refuse('bad-input', { amount: t('admin.refund.step', { step: priceText(step) }) });
  if (amount?.dueCents !== cents)
    return refuse('bad-input', { amount: t('admin.refund.most', { amount: priceText(leftBefore) }) });
  const money = { provider: paid.provider, currency: paid.currency, ...amount };
  const posting = postRefunded({ bookingId, ...held, discountCents: 0 }, money, {
    isCodeGivenBack: false,
    extRef: 'refund-by-hand',
  });
  return { paymentId: paid.id, amount, leftBefore, leftAfter: leftBefore - cents, lines: posting.entries };
}

export const refundCalls = {
  'admin/refund': refundCall,
  'admin/refund-retry': refundRetry,
  'admin/refund-settle': refundSettle,
  'admin/refund-show': refundShow,
} as const;
