import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { checkDeparture, departuresOn, nextOpen, openDeparture, whyNot } from '#src/domain/availability/departures.ts';
import { daysOfMonth } from '#src/domain/availability/month.ts';
import { addonOptions, areFew, paxOptions, unitsNeeded } from '#src/domain/availability/party-options.ts';
import { cancelQuote, deadlinesOf, refundCents, refundPercent } from '#src/domain/booking/refund-share.ts';
import { cappedPolicy, policyOf } from '#src/domain/booking/policy.ts';
import { holdRoom } from '#src/domain/booking/hold-room.ts';
import { cashDecided, cashSettled, cashStepOf } from '#src/domain/earnings/say-cash.ts';
import { groupsOf } from '#src/domain/booking/groups.ts';
import { canDo, stepOf } from '#src/domain/booking/lifecycle.ts';
import { transitions } from '#src/domain/booking/transitions.ts';
import { movedQuote } from '#src/domain/booking/moved-quote.ts';
import { settlementOf } from '#src/domain/booking/settlement.ts';
import { stageBack, stageForward } from '#src/domain/booking/steps/submit.ts';
import { seatsOf } from '#src/domain/booking/status.ts';
import { extendedHold, isHoldLive } from '#src/domain/booking/window.ts';
import { cancellationRate } from '#src/domain/host-day/cancellation-rate.ts';
import { canBeLate, guestCancelsUntil, guestsCause } from '#src/domain/host-day/lateness.ts';
import { instantOf } from '#src/domain/calendar/zoned.ts';
import { evaluateCoupon } from '#src/domain/pricing/evaluate.ts';
import { cityMedian } from '#src/domain/insights/city-median.ts';
import { isView } from '#src/domain/insights/view.ts';
import { bookedRate, runningWeeks, weekOf } from '#src/domain/insights/weeks.ts';
import { offerEnd, statusAt } from '#src/domain/inquiry/inquiry-status.ts';
import { maskContacts } from '#src/domain/message/mask-contacts.ts';
import {
  postDisputed,
  postDisputeLost,
  postDisputeWon,
  postConfirmed,
  postSurplus,
  postSurplusRefunded,
} from '#src/domain/ledger/postings.ts';
import { postCommissionReleased, postCommissionTakenBack, postPartnerPaid } from '#src/domain/ledger/partners.ts';
import { postPaidOut, postPayoutReturned } from '#src/domain/ledger/payouts.ts';
import { payoutState, payoutSteps } from '#src/domain/earnings/payout-state.ts';
import { postCompleted, postPaidManually, postRefunded } from '#src/domain/ledger/settlement.ts';
import { cashDue } from '#src/domain/pricing/cash-due.ts';
import { amountSgd, sgdCents } from '#src/domain/money/currencies.ts';
import { lowerTerms, offeredTerms, perPersonFromCents } from '#src/domain/pricing/experience-total.ts';
import { earningsOf } from '#src/domain/earnings/earnings.ts';
import { carriesMinimum } from '#src/domain/pricing/online-split.ts';
import { feeRateOf, serviceFees } from '#src/domain/pricing/service-fee.ts';
import { quote } from '#src/domain/pricing/quote.ts';
import { decidePayment, paymentSummary } from '#src/domain/payment/decision.ts';
import { seatWaitUntil, waitStep } from '#src/domain/payment/seat-wait.ts';
import { lateOutcomeOf, refundActsOf } from '#src/domain/payment/manual-refund.ts';
import { declineCodeOf } from '#src/domain/payment/decline.ts';
import { refundAmount } from '#src/domain/payment/refund-amount.ts';

const domain = {
  addonOptions,
  bookedRate,
  cityMedian,
  isView,
  runningWeeks,
  weekOf,
  canBeLate,
  cancellationRate,
  guestCancelsUntil,
  guestsCause,
  amountSgd,
  cancelQuote,
  canDo,
  cappedPolicy,
  cashDecided,
  cashSettled,
  cashStepOf,
  carriesMinimum,
  feeRateOf,
  serviceFees,
  cashDue,
  checkContact,
  checkDeparture,
  nextOpen,
  whyNot,
  daysOfMonth,
  deadlinesOf,
  decidePayment,
  earningsOf,
  declineCodeOf,
  departuresOn,
  evaluateCoupon,
  extendedHold,
  holdRoom,
  instantOf,
  isHoldLive,
  lateOutcomeOf,
  seatWaitUntil,
  waitStep,
  lowerTerms,
  maskContacts,
  movedQuote,
  offeredTerms,
  offerEnd,
  openDeparture,
  paxOptions,
  paymentSummary,
  perPersonFromCents,
  policyOf,
  postCompleted,
  postConfirmed,
  postDisputed,
  postDisputeLost,
  postDisputeWon,
  postPaidManually,
  postCommissionReleased,
  postCommissionTakenBack,
  postPartnerPaid,
  postPaidOut,
  postPayoutReturned,
  payoutState,
  payoutSteps,
  postRefunded,
  postSurplus,
  postSurplusRefunded,
  quote,
  refundActsOf,
  refundAmount,
  refundCents,
  refundPercent,
  seatsOf,
  settlementOf,
  sgdCents,
  stageBack,
  stageForward,
  statusAt,
  stepOf,
  groupsOf,
  transitions,
  areFew,
  unitsNeeded,
};

interface Piece {
  code: string;
  /** The expected result of the code; null: it only prepares. */
  result: string | null;
}

/** The pieces of a page's example blocks: separated by blank lines, a result after `// =>`. */
function piecesOf(page: string): Piece[] {
  return [...page.matchAll(/^```js example\n([\s\S]*?)^```$/gm)]
    .flatMap((block) => (block[1] ?? '').split(/\n\s*\n/))
    .map((text) => {
      const [, code = text, result = null] = /^([\s\S]*?)\s*\/\/ => (.*)$/.exec(text.trim()) ?? [];
      return { code, result };
    });
}

// Values come from another realm's globals: compare only their plain content.
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

function run(pieces: readonly Piece[]): { code: string; got: unknown; reported: unknown }[] {
  const context = createContext({ ...domain });
  return pieces.flatMap(({ code, result }) => {
    const got = runInContext(result === null ? code : `(${code.replace(/^\s*\/\/.*$/gm, '')}\n)`, context);
    return result === null ? [] : [{ code, got: plain(got), reported: plain(runInContext(`(${result})`, context)) }];
  });
}

describe('examples in the domain pages', () => {
  it.each([
    ['pricing', 18],
    ['bookings', 28],
    ['calendar', 14],
    ['ledger', 30],
    ['checkout', 7],
    ['messages', 2],
  ])('%s says what the code does', (name, least) => {
    const results = run(piecesOf(readFileSync(join(projectRoot, `docs/domain/${name}.md`), 'utf8')));
    for (const { code, got, reported } of results) expect(got, code).toEqual(reported);
    expect(results.length).toBeGreaterThanOrEqual(least);
  });

  it('would notice a wrong one', () => {
    const wrong = '```js example\nconst two = 2;\n\n// why\nseatsOf("held").length * two // => 9\n```\n';
    expect(run(piecesOf(wrong))).toEqual([{ code: expect.any(String), got: 8, reported: 9 }]);
  });
});
