// A test guest at PayPal and at Alipay: the browser's steps there.
import type { PayingSuite } from './paying-suite.ts';
import type { Held } from './paying.ts';

/** Opens the booking's PayPal order and returns its id; throws on a refusal. */
export async function openPaypal({ visitor, token }: Held): Promise<string> {
  const { body } = await visitor.call('payment/paypal', { booking_token: token });
  if (body.status !== 'success') throw new Error(`payment/paypal refused: ${body.code}`);
  return body.token;
}

/** Approves at PayPal (or leaves) and returns PayPal's return address. */
export async function agree(suite: PayingSuite, order: string, funding = 'balance'): Promise<URL> {
  const answer = await suite.world.sandbox.control(`/paypal/orders/${order}/approve`, { funding });
  return new URL(String(answer['return_url']));
}

/** Follows our address as the browser would; returns where it leads. */
export async function comeBack(suite: PayingSuite, url: URL): Promise<string> {
  const answer = await suite.world.program.app.inject({ method: 'GET', url: url.pathname + url.search });
  return String(answer.headers.location);
}

/** The sandbox's captured and refunded amounts of each payment. */
export async function providerBooksOf(suite: PayingSuite, ref: string) {
  const { books } = await suite.world.sandbox.control('/books', {}, 'GET');
  return (books as { ref: string; captured: number; refunded: number; currency: string }[]).find(
    (one) => one.ref === ref,
  );
}

/**
 * Confirms an Alipay payment as the browser's script does, and ends it at Alipay. Returns the guest's return address.
 */
export async function throughAlipay(
  suite: PayingSuite,
  { client_secret: secret, url }: { client_secret: string; url: string },
  outcome: 'complete' | 'fail',
): Promise<URL> {
  const ref = secret.split('_secret_')[0] ?? '';
  const form = new URLSearchParams({
    client_secret: secret,
    'payment_method_data[type]': 'alipay',
    return_url: url,
  });
  const confirmed = await suite.world.sandbox.call('POST', `/v1/payment_intents/${ref}/confirm`, String(form), {
    authorization: 'Bearer pk_test_sandbox',
  });
  if (confirmed.status !== 200) throw new Error(`the sandbox refused: ${JSON.stringify(confirmed.body)}`);
  const ended = await suite.world.sandbox.control(`/payment_intents/${ref}/challenge`, { outcome });
  return new URL(String(ended['return_url']));
}
