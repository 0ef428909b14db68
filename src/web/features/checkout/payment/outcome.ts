// What follows from a press that pays: another page, a question, or a message where it belongs.
import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';
import { leavePage } from '#src/web/analytics/leave-page.ts';
import { recordPurchase } from '#src/web/analytics/use-purchase.ts';
import type { PageSettings } from '#src/web/app/page-settings.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { errorsFromWire } from '#src/web/features/checkout/checkout-form.ts';
import {
  type CheckoutEvent,
  type CheckoutState,
  placeOfTrouble,
  type PressedButton,
} from '#src/web/features/checkout/checkout-state.ts';
import type { CheckoutPlace } from '#src/web/features/checkout/place.ts';
import { t } from '#src/web/features/checkout/texts.ts';
import type { CodeState } from '#src/web/features/checkout/use-code.ts';
import type { FormFields } from '#src/web/features/checkout/use-values.ts';
import { forgetKey } from './attempt-key.ts';
import { type PayResult, refusedAt, type Refused } from './way.ts';

/** What a press may change, and where its answer is shown. */
export interface Outcome {
  readonly code: Pick<CodeState, 'refresh'>;
  readonly place: CheckoutPlace;
  readonly fields: Pick<FormFields, 'setErrors'>;
  readonly send: (event: CheckoutEvent) => void;
  readonly tell: (state: 'paid' | 'stopped', url?: string) => void;
  readonly setRunning: (runs: boolean) => void;
  /** Which button was pressed. */
  readonly button: PressedButton;
  /** Brings the first wrong field into view. */
  readonly showFirst: () => void;
}

// The message takes the focus when it appears; a field that the server named takes it over.
function refuse(result: Refused, { code, place, fields, send, showFirst }: Outcome): void {
  if (result.again) forgetKey(browserStorage('localStorage'));
  if (result.code === 'price-changed') code.refresh();
  const wrong = errorsFromWire(result.fields);
  fields.setErrors(wrong);
  send({ type: 'refused', result, kind: place.kind });
  const isInPopup = placeOfTrouble(result, place.kind) === 'popup';
  if (isInPopup && !openPopup('stripe-error')) send({ type: 'popup-blocked' });
  if (Object.keys(wrong).length > 0) showFirst();
}

function leave({ url, analytic }: Extract<PayResult, { kind: 'go' }>, tell: Outcome['tell']): void {
  if (analytic !== null) recordPurchase(analytic);
  const isOurs = new URL(url, location.href).origin === location.origin;
  if (isOurs) tell('paid', url);
  leavePage(() => window.location.assign(url));
}

/** What follows from a press of the button: another page, a question, or a message in its place. */
export function follow(result: PayResult, outcome: Outcome): void {
  const { send, tell, setRunning, place, button } = outcome;
  // Stays busy where the page is being left.
  if (result.kind === 'go') return leave(result, tell);
  if (result.kind === 'leave') return leavePage(result.leave);
  setRunning(false);
  tell('stopped');
  if (result.kind === 'lost') return send({ type: 'lost', text: t('offline'), at: button });
  if (result.kind === 'refused') return refuse(result, outcome);
  send({ type: 'asked', ask: result.ask });
  place.setConfirming(true);
}

interface Confirming {
  readonly isRunning: { readonly current: boolean };
  readonly outcome: Outcome;
}

/** Leaves for the provider's page as was asked about, or says that it did not work. */
export async function confirmAsked(
  ask: CheckoutState['ask'],
  payment: PageSettings['payment'],
  { isRunning, outcome }: Confirming,
): Promise<void> {
  if (isRunning.current || ask === null) return;
  outcome.setRunning(true);
  if (await ask.go(payment)) return;
  outcome.setRunning(false);
  outcome.place.setConfirming(false);
  refuse(refusedAt('payment', ask.failedCode), outcome);
}
