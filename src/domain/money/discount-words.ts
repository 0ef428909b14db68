import type { Cents } from './cents.ts';
import type { DiscountNote } from './discount.ts';

const dollars = (amount: Cents) => `US$${(amount / 100).toFixed(2)}`;

/** What `discount_note` says to a guest whose code takes off less than it promises (product 2). */
export function discountWords(note: DiscountNote): string {
  const start = `Your code takes ${dollars(note.applied_cents)} off instead of ${dollars(note.asked_cents)}`;
  return note.reason === 'online-part'
    ? `${start}, because a code counts only for the part that is paid online.`
    : `${start}, because the smallest card payment is US$0.50.`;
}
