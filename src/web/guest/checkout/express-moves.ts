// Express buttons: validation before a wallet opens, and booking with its result (docs/domain/checkout.md#express).
import type { Api } from '#src/web/platform/api/api.ts';
import type { PageSettings } from '#src/web/platform/app/page-settings.ts';
import type { PayMethod } from '#src/domain/payment/methods.ts';
import { checkForm, type CheckoutValues, type FieldErrors, type FormShape } from './checkout-form.ts';
import type { CheckoutData } from './checkout-data.ts';
import { bookAndPay } from './payment/book-and-pay.ts';
import type { PressedButton } from './checkout-state.ts';
import type { PayResult, TokenMaker, WalletPerson } from './payment/checkout-method.ts';
import type { CodeState } from './use-code.ts';
import type { FormFields } from './use-values.ts';
import { cleanEmail, isEmail } from '#src/contract/checkout/contact-rules.ts';

interface ExpressMoveParts {
  readonly paying: {
    readonly api: Api;
    readonly settings: Pick<PageSettings, 'payment'>;
    readonly data: Pick<CheckoutData, 'choice' | 'course'>;
    readonly code: Pick<CodeState, 'applied' | 'quote' | 'busy'>;
    readonly shape: FormShape;
    readonly isRunning: { readonly current: boolean };
  };
  readonly fields: Pick<FormFields, 'values' | 'changeAll' | 'setErrors'>;
  readonly checks: {
    readonly showWrong: (fields: number) => void;
    readonly hasAskedAddress: (by: PressedButton) => boolean;
  };
  readonly onPress: () => void;
  readonly onStart: () => void;
  readonly onResult: (result: PayResult) => void;
}

function atButtons(result: PayResult): PayResult {
  return result.kind === 'refused' ? { ...result, where: 'express' } : result;
}

export function expressMoves({ paying, fields, checks, onPress, onStart, onResult }: ExpressMoveParts) {
  const { code, shape, isRunning } = paying;
  const isRight = (fieldErrors: FieldErrors): boolean => {
    const wrong = Object.values(fieldErrors).filter((text) => text !== undefined).length;
    fields.setErrors(fieldErrors);
    checks.showWrong(wrong);
    return wrong === 0;
  };
  const mayOpen = (): boolean => {
    if (isRunning.current || code.busy) return false;
    onPress();
    return isRight(errorsBeforeWallet(fields.values, shape)) && !checks.hasAskedAddress('express');
  };
  const pay = async (method: PayMethod, person: WalletPerson, token: TokenMaker['token']): Promise<boolean> => {
    if (isRunning.current) return false;
    const filled = shape.isLogin ? {} : walletFills(fields.values, person);
    const values: CheckoutValues = { ...fields.values, ...filled };
    fields.changeAll(filled);
    if (!isRight(checkForm(values, { ...shape, hasOwnFields: false }))) return false;
    onStart();
    // Created first: a wallet does not wait long.
    const pendingToken = token(values.cardName);
    const own = { current: { token: () => pendingToken } };
    const result = await bookAndPay(values, { ...paying, method, own });
    onResult(atButtons(result));
    return result.kind === 'go';
  };
  return { mayOpen, pay };
}

// Which fields a wallet fills in, and what must be valid before it opens (docs/domain/checkout.md#express).

/** The last word is the last name; a single word has none. */
function splitName(name: string): Pick<CheckoutValues, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName: last ?? '' };
}

/** Valid typed values stay; first and last name are one value. */
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

/** Errors outside the wallet's fields, the pickup address first. */
export function errorsBeforeWallet(values: CheckoutValues, shape: FormShape): FieldErrors {
  const {
    email: _email,
    firstName: _first,
    lastName: _last,
    ...rest
  } = checkForm(values, { ...shape, hasOwnFields: false });
  return rest;
}
