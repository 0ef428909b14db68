// Shorthands for tests of PayPal's half: pay, refund, read.
import { approve, orderBody, type PayPalClient, type PayPalReply } from './paypal-client.ts';
import type { TestSandbox } from './start-sandbox.ts';

export interface PayPalDesk {
  newOrder(unit?: object): Promise<string>;
  /** Orders, approves and captures; returns the capture's id. */
  paid(funding?: string, unit?: object): Promise<string>;
  look(order: string): Promise<{ status: string; captureStatus: string | undefined; capture: string }>;
  /** Refunds `value` (a decimal text; absent = the whole rest). */
  refund(capture: string, value?: string, key?: string): Promise<PayPalReply>;
  books(): Promise<Record<string, unknown>[]>;
}

interface OrderBody {
  readonly status: string;
  readonly purchase_units: readonly { payments?: { captures: { id: string; status: string }[] } }[];
}

/** The first issue of a refusal. */
export function issueOf(body: PayPalReply['body']): string | undefined {
  return (body['details'] as { issue: string }[])[0]?.issue;
}

export function payPalDesk(sandbox: TestSandbox, paypal: PayPalClient): PayPalDesk {
  const newOrder: PayPalDesk['newOrder'] = async (unit = {}) =>
    String((await paypal.create(orderBody('5.40', unit))).body['id']);
  const look: PayPalDesk['look'] = async (order) => {
    const body = (await paypal.call('GET', `/v2/checkout/orders/${order}`)).body as unknown as OrderBody;
    const capture = body.purchase_units[0]?.payments?.captures[0];
    return { status: body.status, captureStatus: capture?.status, capture: capture?.id ?? '' };
  };
  return {
    newOrder,
    look,
    async paid(funding = 'balance', unit = {}) {
      const order = await newOrder(unit);
      await approve(sandbox, order, funding);
      await paypal.capture(order);
      return (await look(order)).capture;
    },
    refund(capture, value, key = crypto.randomUUID()) {
      const body = value === undefined ? {} : { amount: { currency_code: 'USD', value } };
      return paypal.call('POST', `/v2/payments/captures/${capture}/refund`, body, { 'paypal-request-id': key });
    },
    books: async () => (await sandbox.control('/books', {}, 'GET'))['books'] as Record<string, unknown>[],
  };
}
