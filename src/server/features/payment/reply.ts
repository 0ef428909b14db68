// What a call that pays answers, card and PayPal alike (spec 7).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { successUrl } from '../booking/urls.ts';
import type { Told } from './lost-payment.ts';

/** The words that differ: what the guest is asked to do, and with whom the payment is being checked. */
interface Words {
  action: string;
  checkedWith: string;
}

/** Where the payment of the booking `ref` stands, with the address to go on to; or why nothing came of it. */
export function replyOf(
  told: Told,
  ref: string,
  { action, checkedWith }: Words,
): CallOutput<'payment/stripe'> | Refusal {
  switch (told.result) {
    case 'paid':
      return { url: successUrl(ref), message: 'Thank you. Your payment has arrived.', state: 'paid' };
    case 'action':
    case 'approved':
      return { url: told.url, message: action, state: 'action' };
    case 'declined':
    case 'failed':
    case 'lost':
      return refuse(told.code);
    default:
      return {
        url: successUrl(ref),
        message: `We are checking your payment with ${checkedWith}. Please do not pay again.`,
        state: 'checking',
      };
  }
}
