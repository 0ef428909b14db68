import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPaypalGateway } from './paypal.ts';
import type { PaypalGateway } from './payment-port.ts';

interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}
/** `drop` closes the connection, `hang` never answers. */
type ScriptedAnswer = { status: number; body?: unknown; location?: string } | 'drop' | 'hang';

let asked: SeenRequest[] = [];
let answers: ScriptedAnswer[] = [];
let gateway: PaypalGateway;
let hurried: PaypalGateway;
let close: () => void;
const token = { status: 200, body: { access_token: 'T', expires_in: 32_400 } };
const order = { id: 'O1', status: 'APPROVED', purchase_units: [] };

beforeEach(async () => {
  asked = [];
  answers = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      const reported = answers.shift() ?? { status: 500 };
      if (reported === 'drop') return request.socket.destroy();
      if (reported === 'hang') return;
      response.writeHead(reported.status, {
        'content-type': 'application/json',
        ...(reported.location && { location: reported.location }),
      });
      response.end(reported.body === undefined ? '' : JSON.stringify(reported.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = {
    clientId: 'id',
    clientSecret: { reveal: () => 'secret' },
    webhookId: 'WH1',
    apiUrl,
    pageOrigin: apiUrl,
  };
  gateway = createPaypalGateway(access, { timeoutMs: 5000, retries: 1 });
  hurried = createPaypalGateway(access, { timeoutMs: 200, retries: 1 });
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => close());

describe('a request to PayPal', () => {
  it('is made with one token for all, asked for once', async () => {
    answers = [token, { status: 200, body: order }, { status: 200, body: order }, { status: 200, body: order }];
    await Promise.all([gateway.retrievePayment('O1'), gateway.retrievePayment('O1')]);
    await gateway.retrievePayment('O1');
    expect(asked.map(({ path }) => path)).toEqual(['/v1/oauth2/token', ...Array(3).fill('/v2/checkout/orders/O1')]);
    expect(asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('id:secret').toString('base64')}`);
    expect(asked[1]?.headers.authorization).toBe('Bearer T');
  });

  it('gets a new token when PayPal has thrown the old one away', async () => {
    answers = [
      token,
      { status: 401 },
      { status: 200, body: { access_token: 'T2', expires_in: 9 } },
      { status: 200, body: order },
    ];
    expect(await gateway.retrievePayment('O1')).toMatchObject({ ok: true, value: { status: 'approved' } });
    expect(asked[3]?.headers.authorization).toBe('Bearer T2');
  });

  it.each([
    [400, 'INVALID_PARAMETER_VALUE'],
    [403, 'PERMISSION_DENIED'],
    [422, 'INSTRUMENT_DECLINED'],
  ])('answered by %i %s is a definite no, and not sent again', async (status, issue) => {
    answers = [token, { status, body: { name: 'X', details: [{ issue }] } }];
    const answer = await gateway.capturePayment('O1', 'pay:1:confirm:1');
    expect(answer).toEqual({ ok: false, kind: 'definite', code: issue, declineCode: null, isCard: false });
    expect(asked).toHaveLength(2);
  });

  it.each<[string, ScriptedAnswer]>([
    ['a server error', { status: 500 }],
    ['a request under way', { status: 409, body: { name: 'X' } }],
    ['too many requests', { status: 429 }],
    ['a lost connection', 'drop'],
    ['no answer in time', 'hang'],
    ['an answer that is no JSON', { status: 301, location: 'https://elsewhere.example/' }],
  ])('that meets %s is sent once more under the same key, and then not known', async (_name, reported) => {
    answers = [token, reported, reported];
    const asking = reported === 'hang' ? hurried : gateway;
    const answer = await asking.capturePayment('O1', 'pay:1:confirm:1');
    expect(answer).toMatchObject({ ok: false, kind: 'unknown' });
    expect(asked.slice(1).map(({ headers }) => headers['paypal-request-id'])).toEqual([
      'pay:1:confirm:1',
      'pay:1:confirm:1',
    ]);
  });

  it('is not known, never refused, while there is no token', async () => {
    answers = [{ status: 401 }, { status: 401 }];
    expect(await gateway.retrievePayment('O1')).toMatchObject({
      ok: false,
      kind: 'unknown',
      reason: 'token: PayPal 401',
    });
  });
});

describe('an order', () => {
  it('is made for one invoice, with the row in it, and leads back to us', async () => {
    answers = [token, { status: 201, body: { ...order, status: 'PAYER_ACTION_REQUIRED' } }];
    await gateway.createPayment({
      paymentId: 'p1',
      bookingId: 'b1',
      bookingRef: 'BCDFGHJK',
      method: 'paypal',
      amountMinor: 540,
      currency: 'USD',
      key: 'pay:p1:create',
      returnUrl: 'https://banyan.example/back',
      cancelUrl: 'https://banyan.example/left',
    });
    expect(asked[1]).toMatchObject({ method: 'POST', path: '/v2/checkout/orders' });
    expect(asked[1]?.headers['paypal-request-id']).toBe('pay:p1:create');
    expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: 'p1', invoice_id: 'BCDFGHJK', amount: { currency_code: 'USD', value: '5.40' } }],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: 'https://banyan.example/back',
            cancel_url: 'https://banyan.example/left',
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    });
  });

  it('that PayPal has forgotten was never paid', async () => {
    answers = [token, { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }];
    expect(await gateway.retrievePayment('O1')).toMatchObject({ ok: true, value: { status: 'cancelled' } });
  });

  it.each([
    [{ ...order, status: 'CREATED' }, 'cancelled'],
    [order, 'cancelled'],
    [
      {
        ...order,
        status: 'COMPLETED',
        purchase_units: [{ payments: { captures: [{ id: 'C', status: 'COMPLETED' }] } }],
      },
      'succeeded',
    ],
    [
      { ...order, status: 'COMPLETED', purchase_units: [{ payments: { captures: [{ id: 'C', status: 'PENDING' }] } }] },
      'processing',
    ],
  ])('is cancelled by leaving it alone, unless its money is on the way', async (body, status) => {
    answers = [token, { status: 200, body }];
    expect(await gateway.cancelPayment('O1')).toMatchObject({ ok: true, value: { status } });
  });

  it('cannot be refunded while its capture is not known', async () => {
    const order_ = { refundId: 'r', paymentRef: 'O1', captureRef: null, amountMinor: 1, currency: 'USD', key: 'k' };
    expect(await gateway.refund(order_)).toMatchObject({ ok: false, kind: 'unknown' });
    expect(asked).toEqual([]);
  });
});

describe('a webhook', () => {
  const raw = '{ "id":"WH-1", "event_type":"CHECKOUT.ORDER.APPROVED",\n "resource":{"id":"O1","note":"é \\u00e9"} }';
  const headers = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/cert',
    'paypal-transmission-id': 'tid',
    'paypal-transmission-sig': 'sig"}',
    'paypal-transmission-time': '2026-11-21T10:00:00Z',
  };

  it('goes back to PayPal byte for byte, with the id of our own webhook', async () => {
    answers = [token, { status: 200, body: { verification_status: 'SUCCESS' } }];
    const read = await gateway.readEvent(Buffer.from(raw), { ...headers, 'paypal-webhook-id': 'OTHER' });
    expect(read).toEqual({ ok: true, event: { id: 'WH-1', type: 'CHECKOUT.ORDER.APPROVED', objectRef: 'O1' } });
    expect(asked[1]?.body).toContain(`"webhook_event":${raw}}`);
    expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({
      webhook_id: 'WH1',
      transmission_sig: 'sig"}',
      webhook_event: { id: 'WH-1' },
    });
  });

  it('is forged when PayPal says so, and when a header or the event is missing', async () => {
    answers = [
      token,
      { status: 200, body: { verification_status: 'FAILURE' } },
      { status: 400 },
      { status: 200, body: {} },
    ];
    for (let turn = 0; turn < 3; turn += 1)
      expect(await gateway.readEvent(Buffer.from(raw), headers)).toEqual({ ok: false, why: 'forged' });
    const before = asked.length;
    expect(await gateway.readEvent(Buffer.from(raw), { ...headers, 'paypal-cert-url': undefined })).toMatchObject({
      why: 'forged',
    });
    for (const text of ['', 'x', '[]', '{"id":"1"}', `${raw} {}`])
      expect(await gateway.readEvent(Buffer.from(text), headers)).toMatchObject({ why: 'forged' });
    expect(asked).toHaveLength(before);
  });

  it('has to come again when PayPal cannot be asked', async () => {
    answers = [token, { status: 500 }];
    expect(await gateway.readEvent(Buffer.from(raw), headers)).toMatchObject({ ok: false, why: 'unknown' });
  });
});
