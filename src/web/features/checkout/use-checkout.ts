import { useRef, useState } from 'react';
import type { CardFieldsHandle } from './CardFields.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { focusTrouble } from './focus-trouble.ts';
import type { CheckoutPlace } from './place.ts';
import type { Wrong } from './ErrorCount.tsx';
import type { CodeState } from './use-code.ts';
import { useAfterDraw } from '../../ui/use-after-draw.ts';
import { useBooker } from './use-booker.ts';
import { useMethod } from './use-method.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useOutcome } from './use-outcome.ts';
import { usePayment } from './use-payment.ts';
import { usePickup } from './use-pickup.ts';
import { useRunning } from './use-running.ts';
import { useTroubles } from './use-troubles.ts';
import { useValues } from './use-values.ts';

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
    // spec 4: no second submission while a payment is in progress.
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
