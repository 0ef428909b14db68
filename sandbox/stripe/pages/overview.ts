// The list of test cards, for people who try a payment.
import type { ChargeRow, PaymentIntentRow } from '#sandbox/stripe/rows.ts';
import { ApiError } from '#sandbox/stripe/api/api-error.ts';
import { closeDispute, openDispute } from '#sandbox/stripe/disputes.ts';
import { refundCharge } from '#sandbox/stripe/refunds.ts';
import type { Provider } from '#sandbox/provider.ts';
import type { World } from '#sandbox/world.ts';
import { html, type Html, table } from '#sandbox/pages/html.ts';
import { moneyText, timeText } from '#sandbox/pages/money.ts';
import { buttons, refundLines, SHOWN, stateText } from '#sandbox/pages/overview-cells.ts';
import { groupNumber } from '#sandbox/stripe/browser/card-rules.js';
import { TEST_CARDS } from '#sandbox/stripe/test-cards.ts';

// The card provider's part of the overview: card and Alipay payments.

type Buttons = readonly (readonly [string, string])[];

export const stripeOverview: Provider['overview'] = {
  rows(world) {
    const rows = world.store.newestFirst('payment_intent').slice(0, SHOWN);
    return rows.map((row) => ({ madeMs: row.view.created * 1000, cells: cellsOf(world, row) }));
  },
  actions: {
    refund(world, id) {
      refundCharge(world, chargeOf(world, id), { amount: null, reason: 'requested_by_customer', metadata: {} }, null);
    },
    dispute: (world, id) => void openDispute(world, chargeOf(world, id).id, null),
    'dispute-won': (world, id) => verdict(world, id, 'won'),
    'dispute-lost': (world, id) => verdict(world, id, 'lost'),
  },
  hint: () => html`<h2>Test cards</h2>
    <p class="soft">
      Any date in the future and any security code of three digits (four for American Express) will do.
    </p>
    ${testCardTable()}`,
};

function verdict(world: World, id: string, outcome: 'won' | 'lost'): void {
  const charge = chargeOf(world, id);
  closeDispute(world, disputeOf(world, charge)?.id ?? '', outcome);
}

function cellsOf(world: World, { view }: PaymentIntentRow) {
  const charge = world.store.get('charge', view.latest_charge ?? '');
  const refunds = world.store.newestFirst('refund').filter((refund) => refund.view.charge === charge?.id);
  const lines = refunds.map(({ view: refund }) => ({
    amount: moneyText(refund.amount, refund.currency),
    status: refund.status,
  }));
  const why = view.last_payment_error;
  return [
    html`${timeText(view.created)}`,
    html`<code>${view.id}</code><br /><span class="soft">${view.description ?? ''}</span>`,
    html`<span class="number">${moneyText(view.amount, view.currency)}</span>`,
    html`${stateText(stateOf(world, view.status, charge))}${
      why === null ? null : html`<br /><span class="soft">${why.message}</span>`
    }${refundLines(lines)}`,
    buttons(view.id, buttonsOf(world, charge)),
  ];
}

function stateOf(world: World, status: string, charge: ChargeRow | undefined): string {
  if (charge?.view.disputed && disputeOf(world, charge)?.status !== 'won') return 'disputed';
  return charge?.view.refunded ? 'refunded' : status;
}

function buttonsOf(world: World, charge: ChargeRow | undefined): Buttons {
  if (!charge?.view.paid || charge.view.refunded) return [];
  const refund = ['refund', 'Refund'] as const;
  if (!charge.view.disputed) return [refund, ['dispute', 'Open dispute']];
  const { status } = disputeOf(world, charge) ?? {};
  if (status !== 'needs_response') return status === 'won' ? [refund] : [];
  return [
    ['dispute-won', 'Win dispute'],
    ['dispute-lost', 'Lose dispute'],
  ];
}

function disputeOf(world: World, charge: ChargeRow) {
  return world.store.newestFirst('dispute').find(({ view }) => view.charge === charge.id)?.view;
}

function chargeOf(world: World, intentId: string): ChargeRow {
  const intent = world.store.get('payment_intent', intentId);
  const charge = world.store.get('charge', intent?.view.latest_charge ?? '');
  if (!charge) throw new ApiError(404, { type: 'invalid_request_error', message: 'This payment has no charge.' });
  return charge;
}

/** A table of every test card with its number, what it does, and its name in the API. */
function testCardTable(): Html {
  const rows = TEST_CARDS.map((card) => [
    html`<code>${groupNumber(card.number)}</code>`,
    html`${card.does}${card.ours ? ' (this sandbox only)' : ''}`,
    html`<code>pm_card_${card.names[0] ?? ''}</code>`,
  ]);
  return table('Test cards', ['Card number', 'What it does', 'Name in the API'], rows);
}
