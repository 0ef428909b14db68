// A host's answer to a question, as typed and as sent (docs/domain/inquiry.md#states).
import { fitsCurrency } from '#src/domain/money/money.ts';
import type { CallInput } from '#src/contract/types.ts';
import { t } from './texts.ts';

/** A text, an offer, or no. */
export const decisions = [
  'answer',
  'offer',
  'decline',
] as const satisfies readonly CallInput<'inquiry/answer'>['decision'][];

/** One of the three. */
export type Decision = (typeof decisions)[number];

/** The answer as it was typed. */
export interface TypedAnswer {
  readonly decision: Decision;
  readonly message: string;
  readonly time: string;
  readonly price: string;
}

/** Reads the form. */
export function readAnswer(form: HTMLFormElement): TypedAnswer {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  return {
    decision: decisions.find((one) => one === data.get('decision')) ?? 'answer',
    message: text('message'),
    time: text('time'),
    price: text('price_per_guest'),
  };
}

/** An amount above 0 with no more decimals than the currency of prices, or null. */
export function priceOf(text: string): number | null {
  const price = /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  return price > 0 && fitsCurrency(price) ? price : null;
}

/** What is wrong, by field. `hasTime`: the guest named a time, so the offer needs none. */
export function checkAnswer({ decision, message, time, price }: TypedAnswer, hasTime: boolean): Record<string, string> {
  return {
    ...(decision === 'answer' && message === '' && { message: t('reply.messageMissing') }),
    ...(decision === 'offer' && !hasTime && time === '' && { time: t('reply.timeMissing') }),
    ...(decision === 'offer' && priceOf(price) === null && { price_per_guest: t('reply.priceMissing') }),
  };
}

/** What is sent: only what belongs to the decision. */
export function answerInput(
  typed: TypedAnswer,
  hasTime: boolean,
): Omit<CallInput<'inquiry/answer'>, 'inquiry_id' | 'token'> {
  const { decision, message, time, price } = typed;
  const each = priceOf(price);
  return {
    decision,
    ...(message !== '' && { message }),
    ...(decision === 'offer' && !hasTime && { time }),
    ...(decision === 'offer' && each !== null && { price_per_guest: each }),
  };
}
