import { useApp } from '#src/web/app/app-context.tsx';
import type { PaymentMethod } from '#src/web/app/page-settings.ts';
import { type FormFields, useValues } from './use-values.ts';
import { useState, useRef } from 'react';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { type CheckoutPlace, useBooker } from './place.ts';
import type { CardFieldsHandle } from './payment/CardFields.tsx';
import type { CheckoutData } from './checkout-data.ts';
import type { Wrong } from './CheckoutNotices.tsx';
import type { CodeState } from './use-code.ts';
import { useAfterDraw } from '#src/web/ui/browser/use-after-draw.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useOutcome, usePayment, useRunning } from './payment/use-payment.ts';
import { useTroubles } from './use-troubles.ts';

/** Brings the first wrong field into view and focus; to be called once its error is drawn (errors scroll to the message). */
export function focusTrouble(form: Pick<HTMLFormElement, 'querySelector'> | null, focusCard: () => void): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]') ?? null;
  if (first === null) return;
  // A field in a folded part must be opened before it can take the focus.
  first.closest<HTMLDetailsElement>('details:not([open])')?.setAttribute('open', '');
  // A card field is a frame: only the provider's own call moves the focus into it.
  if (first.dataset['part'] === undefined) first.focus();
  else focusCard();
  first.scrollIntoView({ block: 'center' });
}

/** The chosen way to pay among those that are set up: the first unless another was chosen; null with nothing due. */
function useMethod(
  { values }: Pick<FormFields, 'values'>,
  due: number,
): { readonly method: PaymentMethod | null; readonly methods: readonly PaymentMethod[] } {
  const { methods } = useApp().settings.payment;
  const chosen = methods.find((one) => one === values.paymentType) ?? methods[0] ?? null;
  return { method: due === 0 ? null : chosen, methods };
}

/** An address without a pin is asked about once, before it is used as it is (incomplete address, docs/pickup.md#address). */
function usePickup({ values }: Pick<FormFields, 'values'>, { kind }: CheckoutPlace) {
  const [isAsking, setAsking] = useState(false);
  const [used, setUsed] = useState<string | null>(null);
  const asks = (): boolean => {
    const hasPin = values.pickupLatitude !== '' && values.pickupLongitude !== '';
    if (hasPin || used === values.pickupAddress) return false;
    if (kind === 'page' && !openPopup('pickup-address')) return false;
    setAsking(true);
    return true;
  };
  const use = (): void => {
    setUsed(values.pickupAddress);
    setAsking(false);
  };
  return { isAsking, asks, use, edit: () => setAsking(false) };
}

interface CheckoutParts {
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly place: CheckoutPlace;
}

/** Checkout at work: checks the form, books, pays in the chosen way, and shows what went wrong where it belongs. */
export function useCheckout({ data, code, place }: CheckoutParts) {
  const { isLogin, isDistributor, person } = useBooker();
  const { quote } = code;
  const hasPickup = quote.has_pickup_service;
  const fields = useValues({ isLogin, isDistributor, hasPickup, data, account: person?.name ?? null });
  const { method, methods } = useMethod(fields, quote.booking_deposit_due);
  const shape = { isLogin, isDistributor, hasPickup, needsCard: method === 'stripe' };
  const card = useRef<CardFieldsHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const running = useRunning(place);
  const troubles = useTroubles(data.declined);
  const tabs = useOtherTabs(data.address);
  const pickup = usePickup(fields, place);
  const run = usePayment({ data, code, shape, method, card });
  const afterDraw = useAfterDraw();
  const showFirst = (): void => afterDraw(() => focusTrouble(form.current, () => card.current?.focusFirst()));
  const { ask, take, confirm } = useOutcome({ code, place, running, troubles, fields, showFirst, tell: tabs.tell });

  const [wrong, setWrong] = useState<Wrong>({ fields: 0, press: 0 });
  const isRight = (): boolean => {
    // Card fields that have not come are told by themselves; nothing can be paid with them.
    const inCard = shape.needsCard ? (card.current?.check() ?? 1) : 0;
    const found = fields.check(shape) + inCard;
    setWrong(({ press }) => ({ fields: found, press: press + 1 }));
    if (found > 0) showFirst();
    return found === 0;
  };
  const submit = async (isAddressUsed = false): Promise<void> => {
    // No second submission while a payment is in progress.
    if (running.is() || code.busy) return;
    troubles.clear();
    if (!isRight() || (hasPickup && !isAddressUsed && pickup.asks())) return;
    running.set(true);
    tabs.tell('paying');
    take(await run(fields.values));
  };
  const { busy } = running;
  return { form, fields, wrong, card, busy, troubles, submit, shape, method, methods, ask, confirm, pickup, tabs };
}

/** What `useCheckout` gives to the form. */
export type Checkout = ReturnType<typeof useCheckout>;
