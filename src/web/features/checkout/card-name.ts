// The name on the card: the guest's own until another one is written, so that nothing is asked for twice (WCAG 3.3.7).
import type { CheckoutValues } from './checkout-form.ts';

const LONGEST = 120;

/** First and last name in one line, as far as they are known; of somebody signed in, the name of the account. */
export function ownName(values: Pick<CheckoutValues, 'firstName' | 'lastName'>, account: string | null): string {
  const { firstName, lastName } = values;
  return (account ?? `${firstName.trim()} ${lastName.trim()}`).trim().slice(0, LONGEST);
}

/** What stands in the form: the name on the card follows the guest's name until it has been written (`isWritten`). */
export function withCardName(values: CheckoutValues, account: string | null, isWritten: boolean): CheckoutValues {
  return isWritten ? values : { ...values, cardName: ownName(values, account) };
}
