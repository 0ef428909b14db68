import { useReducer, useRef } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useAfterRender } from '#src/web/ui/browser/use-after-render.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { type FormShape, errorsFromWire } from './checkout-form.ts';
import { expressMoves } from './express-moves.ts';
import type { CheckoutData } from './checkout-data.ts';
import {
  asksAddress,
  type CheckoutState,
  type PressedButton,
  checkoutStep,
  startCheckout,
  type CheckoutEvent,
  errorPlace,
} from './checkout-state.ts';
import { bookAndPay } from './payment/book-and-pay.ts';
import { type OwnFieldsHandle, type PayResult, refusedAt, type Refusal } from './payment/checkout-method.ts';
import { checkoutMethods } from './payment/checkout-methods.ts';
import { type CheckoutFrame, useBooker } from './checkout-frame.ts';
import type { CodeState } from './use-code.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { type FormFields, useValues } from './use-values.ts';
import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';
import { leavePage } from '#src/web/platform/analytics/data-layer.ts';
import { recordPurchase } from '#src/web/platform/analytics/use-purchase.ts';
import type { PageSettings } from '#src/web/platform/app/page-settings.ts';
import { t } from './texts.ts';
import { forgetKey } from './payment/attempt-key.ts';

/** Call after the errors have rendered. */
export function focusError(form: Pick<HTMLFormElement, 'querySelector'> | null, focusCard: () => void): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]') ?? null;
  if (first === null) return;
  first.closest<HTMLDetailsElement>('details:not([open])')?.setAttribute('open', '');
  // A card field is an iframe: only the provider's call focuses it.
  if (first.dataset['part'] === undefined) first.focus();
  else focusCard();
  first.scrollIntoView({ block: 'center' });
}

interface CheckoutParts {
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly frame: CheckoutFrame;
}

function useCheckoutForm({ data, code: { quote } }: Pick<CheckoutParts, 'data' | 'code'>) {
  const { isLogin, isDistributor, person } = useBooker();
  const { methods } = useApp().settings.payment;
  const hasPickup = quote.has_pickup_service;
  const fields = useValues({ isLogin, isDistributor, hasPickup, data, account: person?.name ?? null });
  // The first configured method unless another was chosen; null with nothing due.
  const chosen = methods.find((one) => one === fields.values.paymentType) ?? methods[0] ?? null;
  const method = quote.booking_deposit_due === 0 ? null : chosen;
  const shape = {
    isLogin,
    isDistributor,
    hasPickup,
    hasOwnFields: method !== null && checkoutMethods[method].Fields !== undefined,
  };
  return { fields, method, methods, shape };
}

interface CheckParts extends Pick<Outcome, 'frame' | 'send' | 'showFirst'> {
  readonly state: CheckoutState;
  readonly fields: Pick<FormFields, 'check' | 'values'>;
  readonly shape: FormShape;
  readonly own: { readonly current: OwnFieldsHandle | null };
}

function checksOf({ state, fields, shape, own, frame, send, showFirst }: CheckParts) {
  const showWrong = (count: number): void => {
    send({ type: 'checked', fields: count });
    if (count > 0) showFirst();
  };
  return {
    showWrong,
    isRight: (): boolean => {
      // Fields that failed to load show an error; nothing can be paid with them.
      const inOwn = shape.hasOwnFields ? (own.current?.check() ?? 1) : 0;
      const errorCount = fields.check(shape) + inOwn;
      showWrong(errorCount);
      return errorCount === 0;
    },
    hasAskedAddress: (by: PressedButton): boolean => {
      if (!shape.hasPickup || !asksAddress(state, fields.values)) return false;
      if (frame.kind === 'page' && !openPopup('pickup-address')) return false;
      send({ type: 'address-asked', by });
      return true;
    },
  };
}

interface RunParts extends CheckoutParts, Pick<Outcome, 'fields' | 'send'> {
  readonly own: CheckParts['own'];
}

function useRun({ data, code, frame, fields, send, own }: RunParts) {
  const form = useRef<HTMLFormElement>(null);
  // Synchronous, unlike the rendered `busy`.
  const isRunning = useRef(false);
  const { other: otherTab, tell } = useOtherTabs(data.address);
  const afterDraw = useAfterRender();
  const showFirst = (): void => afterDraw(() => focusError(form.current, () => own.current?.focusFirst()));
  const setRunning = (runs: boolean): void => {
    isRunning.current = runs;
    send({ type: runs ? 'started' : 'stopped' });
    frame.setProcessing(runs);
  };
  const startPaying = (): void => {
    setRunning(true);
    tell('paying');
  };
  const outcome = { code, frame, fields, send, tell, setRunning, showFirst, button: 'form' as const };
  return { form, isRunning, otherTab, startPaying, outcome };
}

export function useCheckout({ data, code, frame }: CheckoutParts) {
  const { api, settings } = useApp();
  const { fields, method, methods, shape } = useCheckoutForm({ data, code });
  const [state, send] = useReducer(checkoutStep, data.declined, startCheckout);
  const own = useRef<OwnFieldsHandle>(null);
  const { form, isRunning, otherTab, startPaying, outcome } = useRun({ data, code, frame, fields, send, own });
  const checks = checksOf({ ...outcome, state, fields, shape, own });
  const paying = { api, settings, data, code, shape };

  const submit = async (isAddressUsed = false): Promise<void> => {
    if (isRunning.current || code.busy) return;
    send({ type: 'pressed' });
    if (!checks.isRight() || (!isAddressUsed && checks.hasAskedAddress('form'))) return;
    startPaying();
    follow(await bookAndPay(fields.values, { ...paying, method, own }), outcome);
  };
  const express = expressMoves({
    paying: { ...paying, isRunning },
    fields,
    checks,
    onPress: () => send({ type: 'pressed' }),
    onStart: startPaying,
    onResult: (result) => follow(result, { ...outcome, button: 'express' }),
  });
  const acceptAddress = (): void => {
    send({ type: 'address-used', address: fields.values.pickupAddress });
    // A wallet opens only on a press of its button.
    if (state.addressAskedBy === 'form') void submit(true);
  };
  const confirm = () => confirmRequest(state.ask, settings.payment, { isRunning, outcome });
  const editAddress = (): void => send({ type: 'address-left' });
  return {
    ...state,
    submit,
    express,
    confirm,
    acceptAddress,
    editAddress,
    form,
    fields,
    own,
    shape,
    method,
    methods,
    otherTab,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

// What follows a press that pays: another page, a question or an error.

interface Outcome {
  readonly code: Pick<CodeState, 'refresh'>;
  readonly frame: CheckoutFrame;
  readonly fields: Pick<FormFields, 'setErrors'>;
  readonly send: (event: CheckoutEvent) => void;
  readonly tell: (state: 'paid' | 'stopped', url?: string) => void;
  readonly setRunning: (runs: boolean) => void;
  readonly button: PressedButton;
  readonly showFirst: () => void;
}

// The message takes the focus; a field named by the server takes it over.
function refuse(result: Refusal, { code, frame, fields, send, showFirst }: Outcome): void {
  if (result.again) forgetKey(browserStorage('localStorage'));
  if (result.code === 'price-changed') code.refresh();
  const wrong = errorsFromWire(result.fields);
  fields.setErrors(wrong);
  send({ type: 'refused', result, kind: frame.kind });
  const isInPopup = errorPlace(result, frame.kind) === 'popup';
  if (isInPopup && !openPopup('stripe-error')) send({ type: 'popup-blocked' });
  if (Object.keys(wrong).length > 0) showFirst();
}

function leave({ url, analytic }: Extract<PayResult, { kind: 'go' }>, tell: Outcome['tell']): void {
  if (analytic !== null) recordPurchase(analytic);
  const isOurs = new URL(url, location.href).origin === location.origin;
  if (isOurs) tell('paid', url);
  leavePage(() => window.location.assign(url));
}

function follow(result: PayResult, outcome: Outcome): void {
  const { send, tell, setRunning, frame, button } = outcome;
  // Stays busy while the page is being left.
  if (result.kind === 'go') return leave(result, tell);
  if (result.kind === 'leave') return leavePage(result.leave);
  setRunning(false);
  tell('stopped');
  if (result.kind === 'lost') return send({ type: 'lost', text: t('offline'), at: button });
  if (result.kind === 'refused') return refuse(result, outcome);
  send({ type: 'asked', ask: result.ask });
  frame.setConfirming(true);
}

interface Confirming {
  readonly isRunning: { readonly current: boolean };
  readonly outcome: Outcome;
}

async function confirmRequest(
  ask: CheckoutState['ask'],
  payment: PageSettings['payment'],
  { isRunning, outcome }: Confirming,
): Promise<void> {
  if (isRunning.current || ask === null) return;
  outcome.setRunning(true);
  if (await ask.go(payment)) return;
  outcome.setRunning(false);
  outcome.frame.setConfirming(false);
  refuse(refusedAt('payment', ask.failedCode), outcome);
}
