// Calls PayPal's half of a sandbox as a shop would, with a separate token.
import type { TestSandbox } from './start-sandbox.ts';

export const CLIENT = 'sandbox-client-test:sandbox-secret-test';

export interface PayPalReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Calls by name; `whole` requests whole objects. */
export interface PayPalClient {
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<PayPalReply>;
  create(more?: object, headers?: Record<string, string>): Promise<PayPalReply>;
  capture(order: string, key?: string): Promise<PayPalReply>;
}

export function orderBody(value = '5.40', unit: object = {}): object {
  return {
    intent: 'CAPTURE',
    purchase_units: [{ amount: { currency_code: 'USD', value }, custom_id: 'payment-1', ...unit }],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: 'http://127.0.0.1:9/return?booking=1',
          cancel_url: 'http://127.0.0.1:9/cancel',
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  };
}

/** Fetches a token at `url` (a sandbox, or a recorder before one). */
export async function fetchToken(url: string, credentials = CLIENT): Promise<Response> {
  return fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(credentials)}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
}

export async function payPalClient(url: string): Promise<PayPalClient> {
  const { access_token: token } = (await (await fetchToken(url)).json()) as { access_token: string };
  const call: PayPalClient['call'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as PayPalReply['body'] };
  };
  return {
    call,
    create: (more, headers) =>
      call('POST', '/v2/checkout/orders', more ?? orderBody(), {
        'paypal-request-id': crypto.randomUUID(),
        ...headers,
      }),
    capture: (order, key = crypto.randomUUID()) =>
      call('POST', `/v2/checkout/orders/${order}/capture`, {}, { 'paypal-request-id': key }),
  };
}

/** Approves an order as its payer would; returns the payer's next address. */
export async function approve(sandbox: TestSandbox, order: unknown, funding = 'balance'): Promise<string> {
  const answer = await sandbox.control(`/paypal/orders/${String(order)}/approve`, { funding });
  return String(answer['return_url']);
}
