import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';
import {
  emptyValues,
  type CheckoutValues,
  checkForm,
  errorsFromWire,
  valuesFromForm,
  type CheckoutField,
  type FieldErrors,
  type FormShape,
} from './checkout-form.ts';
import { useEffect, useState } from 'react';
import { withCardName } from './payment/card/card-codes.ts';
import type { CheckoutData } from './checkout-data.ts';

// The draft survives reloads and Back; passwords and card data are never stored.

const KEY = 'checkout_draft_v1';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>;

export function readDraft(storage: DraftStorage): Partial<CheckoutValues> {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const fieldNames = Object.keys(emptyValues).filter((name) => typeof stored[name] === 'string');
    return Object.fromEntries(fieldNames.map((name) => [name, stored[name]]));
  } catch {
    // Storage is off or unreadable: start empty.
    return {};
  }
}

export function writeDraft(values: CheckoutValues, storage: DraftStorage): void {
  const { password: _password, passconf: _passconf, cardName: _cardName, ...rest } = values;
  try {
    storage.setItem(KEY, JSON.stringify(rest));
  } catch {
    // Full or blocked: only the draft is lost.
  }
}

interface ValuesParts extends Pick<FormShape, 'isLogin' | 'isDistributor' | 'hasPickup'> {
  readonly data: Pick<CheckoutData, 'form' | 'method'>;
  readonly account: string | null;
}

/** Fields are validated on blur and submit, never while first typing. */
export function useValues({ isLogin, isDistributor, hasPickup, data, account }: ValuesParts) {
  const posted = data.form;
  const [typed, setTyped] = useState<CheckoutValues>(() => ({
    ...emptyValues,
    paymentType: data.method ?? '',
    ...(posted !== null && valuesFromForm(posted.values)),
  }));
  const [isCardNameWritten, setCardNameWritten] = useState(typed.cardName !== '');
  const values = withCardName(typed, account, isCardNameWritten);
  const [errors, setErrors] = useState<FieldErrors>(() => (posted === null ? {} : errorsFromWire(posted.errors)));
  const hasPosted = posted !== null && Object.keys(posted.values).length > 0;
  // The blurred field's error is announced: the focus is already in the next one.
  const [announcement, setAnnouncement] = useState('');
  // After hydration: the server does not know this browser's draft. Posted values are newer.
  useEffect(() => {
    if (!hasPosted) setTyped((now) => ({ ...now, ...readDraft(browserStorage('sessionStorage')) }));
  }, [hasPosted]);
  // The card's name is revalidated only when already wrong, so the method does not matter here.
  const shape = { isLogin, isDistributor, hasPickup, hasOwnFields: true };

  const changeAll = (change: Partial<CheckoutValues>): void => {
    const isWritten = isCardNameWritten || change.cardName !== undefined;
    setCardNameWritten(isWritten);
    const next = withCardName({ ...values, ...change }, account, isWritten);
    setTyped(next);
    writeDraft(next, browserStorage('sessionStorage'));
    const changed = [...(Object.keys(change) as CheckoutField[]), 'cardName' as const];
    const wrong = changed.filter((field) => errors[field] !== undefined);
    if (wrong.length === 0) return;
    const faults = checkForm(next, shape);
    setErrors({ ...errors, ...Object.fromEntries(wrong.map((field) => [field, faults[field]])) });
  };
  const change = (field: CheckoutField, value: string): void => changeAll({ [field]: value });
  const leave = (field: CheckoutField): void => {
    if (values[field] === '' && errors[field] === undefined) return;
    const text = checkForm(values, shape)[field];
    setErrors({ ...errors, [field]: text });
    setAnnouncement(text ?? '');
  };
  /** Shows errors; returns the number of wrong fields. */
  const check = (formShape: FormShape): number => {
    const problems = checkForm(values, formShape);
    setErrors(problems);
    setAnnouncement('');
    return Object.values(problems).filter((text) => text !== undefined).length;
  };
  const fieldOf = (field: CheckoutField) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: { readonly target: { readonly value: string } }) => change(field, event.target.value),
    onBlur: () => leave(field),
  });
  return { values, errors, said: announcement, setErrors, change, changeAll, leave, check, fieldOf };
}

export type FormFields = ReturnType<typeof useValues>;
