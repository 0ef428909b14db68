// What a wallet spares the guest: which fields it fills, and what has to be right before it opens
// (docs/domain/payment.md#express).
import { cleanEmail, isEmail } from '#src/contract/checkout/contact-rules.ts';
import {
  checkForm,
  type CheckoutValues,
  type FieldErrors,
  type FormShape,
} from '#src/web/features/checkout/checkout-form.ts';
import type { WalletPerson } from '#src/web/features/checkout/payment/way.ts';

/** First and last name of a name in one line: the last word is the last name, and of a single word there is none. */
function splitName(name: string): Pick<CheckoutValues, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName: last ?? '' };
}

/** The fields that the wallet changes: what was typed and is right stays, both names count as one. */
export function walletFills(
  values: CheckoutValues,
  person: WalletPerson,
): Partial<Pick<CheckoutValues, 'email' | 'firstName' | 'lastName' | 'phone'>> {
  const isNamed = values.firstName.trim() !== '' && values.lastName.trim() !== '';
  return {
    ...(!isEmail(cleanEmail(values.email)) && person.email.trim() !== '' && { email: person.email.trim() }),
    ...(!isNamed && person.name.trim() !== '' && splitName(person.name)),
    ...(values.phone.trim() === '' && person.phone.trim() !== '' && { phone: person.phone.trim() }),
  };
}

/** What is wrong in the form besides what a wallet fills in: the pickup address first of all. */
export function errorsBeforeWallet(values: CheckoutValues, shape: FormShape): FieldErrors {
  const {
    email: _email,
    firstName: _first,
    lastName: _last,
    ...rest
  } = checkForm(values, { ...shape, hasOwnFields: false });
  return rest;
}
