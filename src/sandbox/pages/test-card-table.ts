// The list of test cards, for people who try a payment.
import { groupNumber } from '../browser/card-rules.js';
import { TEST_CARDS } from '../stripe/test-cards.ts';
import { html, type Html } from './html.ts';
import { table } from './table.ts';

/** A table of every test card with its number, what it does, and its name in the API. */
export function testCardTable(): Html {
  const rows = TEST_CARDS.map((card) => [
    html`<code>${groupNumber(card.number)}</code>`,
    html`${card.does}${card.ours ? ' (this sandbox only)' : ''}`,
    html`<code>pm_card_${card.names[0] ?? ''}</code>`,
  ]);
  return table('Test cards', ['Card number', 'What it does', 'Name in the API'], rows);
}
