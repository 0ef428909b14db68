// Cells of the overview's rows.
import { html, type Html } from './html.ts';

export const SHOWN = 50;

const GOOD = new Set(['succeeded', 'delivered', 'completed', 'won']);
const BAD = new Set(['canceled', 'failed', 'disputed', 'refunded', 'declined', 'lost']);

/** One row, and its creation in milliseconds. */
export interface OverviewRow {
  readonly madeMs: number;
  readonly cells: readonly Html[];
}

/** A state in its colour, with the same meaning as text. */
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

/** The refunds of a payment with their states. */
export function refundLines(refunds: readonly { readonly amount: string; readonly status: string }[]): Html {
  return html`${refunds.map(
    ({ amount, status }) => html`<br /><span class="soft">refund of ${amount}: ${status.toLowerCase()}</span>`,
  )}`;
}
