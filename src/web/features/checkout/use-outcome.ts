import { useState } from 'react';
import { leavePage } from '../../analytics/leave-page.ts';
import { recordPurchase } from '../../analytics/use-purchase.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { forgetKey } from './attempt-key.ts';
import { confirmAlipay } from './alipay.ts';
import { errorsFromWire } from './checkout-form.ts';
import { loadCardScript } from './load-card-script.ts';
import { refusedAt } from './pay.ts';
import type { AlipayAsk, PayResult, Refused } from './pay.ts';
import { sendPaypal } from './paypal-form.ts';
import type { CheckoutPlace } from './place.ts';
import { t } from './t.ts';
import type { CodeState } from './use-code.ts';
import type { Running } from './use-running.ts';
import type { Troubles } from './use-troubles.ts';
import type { FormFields } from './use-values.ts';

interface OutcomeParts {
  readonly code: Pick<CodeState, 'refresh'>;
  readonly place: CheckoutPlace;
  readonly running: Running;
  readonly troubles: Troubles;
  readonly fields: Pick<FormFields, 'setErrors'>;
  /** Brings the first wrong field into view. */
  readonly showFirst: () => void;
  readonly tell: (state: 'paid' | 'stopped', url?: string) => void;
}

type Go = Extract<PayResult, { kind: 'go' }>;

function leave({ url, analytic }: Go, tell: OutcomeParts['tell']): void {
  if (analytic !== null) recordPurchase(analytic);
  const isOurs = new URL(url, location.href).origin === location.origin;
  if (isOurs) tell('paid', url);
  leavePage(() => window.location.assign(url));
}

/** What follows from a press of the button: another page, a question, or a message in its place. */
export function useOutcome({ code, place, running, troubles, fields, showFirst, tell }: OutcomeParts) {
  const { scriptUrl, publicKey } = useApp().settings.payment;
  const [ask, setAsk] = useState<AlipayAsk | null>(null);
  // The message takes the focus when it appears; a field that the server named takes it over.
  const refuse = (result: Refused): void => {
    if (result.again) forgetKey(localStorage);
    if (result.code === 'price-changed') code.refresh();
    const wrong = errorsFromWire(result.fields);
    fields.setErrors(wrong);
    troubles.show(result, place);
    if (Object.keys(wrong).length > 0) showFirst();
  };
  const take = (result: PayResult): void => {
    // Stays busy where the page is being left.
    if (result.kind === 'go') return leave(result, tell);
    if (result.kind === 'paypal') return leavePage(() => sendPaypal(result.form));
    running.set(false);
    tell('stopped');
    if (result.kind === 'lost') return troubles.lost(t('offline'));
    if (result.kind === 'refused') return refuse(result);
    setAsk(result.ask);
    place.confirming(true);
  };
  const confirm = async (): Promise<void> => {
    if (running.is() || ask === null) return;
    running.set(true);
    const script = await loadCardScript(scriptUrl, publicKey);
    const isOnItsWay = await confirmAlipay(ask, script, location.origin);
    if (isOnItsWay) return;
    running.set(false);
    place.confirming(false);
    refuse(refusedAt('payment', 'booking-failed-alipay'));
  };
  return { ask, take, confirm };
}
