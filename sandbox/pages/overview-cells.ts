// The pieces that rows of the overview are made of.
import { html, type Html } from './html.ts';

/** How many of each kind the page shows. */
export const SHOWN = 50;

const GOOD = new Set(['succeeded', 'delivered', 'completed', 'won']);
const BAD = new Set(['canceled', 'failed', 'disputed', 'refunded', 'declined', 'lost']);

/** One row, and when it was made, in milliseconds. */
export interface OverviewRow {
  readonly madeMs: number;
  readonly cells: readonly Html[];
}

/** A state in its colour; the word says the same. */
export function stateText(state: string): Html {
  const word = state.toLowerCase();
  const tone = GOOD.has(word) ? 'good' : BAD.has(word) ? 'bad' : '';
  return html`<span class="state ${tone}">${word.replaceAll('_', ' ')}</span>`;
}

/** Buttons for one payment: each action's name with its label. */
export function buttons(id: string, actions: readonly (readonly [action: string, label: string])[]): Html {
  if (actions.length === 0) return html`<span class="soft">–</span>`;
  const forms = actions.map(
    ([action, label]) =>
      html`<form method="post" action="/actions/${action}">
        <input type="hidden" name="payment" value="${id}" /><button aria-label="${label}, payment ${id}">
          ${label}
        </button>
      </form>`,
  );
  return html`<div class="actions">${forms}</div>`;
}

/** The refunds of a payment under its state, each with its own. */
export function refundLines(refunds: readonly { readonly amount: string; readonly status: string }[]): Html {
  return html`${refunds.map(
    ({ amount, status }) => html`<br /><span class="soft">refund of ${amount}: ${status.toLowerCase()}</span>`,
  )}`;
}
