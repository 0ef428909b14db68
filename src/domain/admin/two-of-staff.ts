// From a certain amount on, two of the staff take part (docs/back-office.md#approval-by-a-second-operator). Amounts in minor units of the currency
// of prices.
import type { CodeWish } from '#src/domain/pricing/operator-code.ts';

/** Whether an amount takes two; `from` null: none does. */
export function takesTwo(amountCents: number, from: number | null): boolean {
  return from !== null && amountCents >= from;
}

/** Whether somebody else has to act: what is done takes two, and the actor had a hand in what comes before. */
export function needsOther(
  actorId: string,
  { amountCents, from, before }: { amountCents: number; from: number | null; before: readonly (string | null)[] },
): boolean {
  return takesTwo(amountCents, from) && before.includes(actorId);
}

/**
 * What a code can take off at most, over all its uses and all codes that are drawn alike. A share is counted of the highest price that a
 * listing may have. Without a limit of uses it has no end.
 */
export function mostTakenOff(
  { kind, amount_cents, percent, max_uses }: Pick<CodeWish, 'kind' | 'amount_cents' | 'percent' | 'max_uses'>,
  { count, priceMostCents }: { count: number; priceMostCents: number },
): number {
  const once = kind === 'fixed' ? (amount_cents ?? 0) : (priceMostCents * Number(percent ?? 0)) / 100;
  return once * (max_uses ?? Infinity) * count;
}
