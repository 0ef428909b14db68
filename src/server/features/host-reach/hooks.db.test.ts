// Verifies webhooks, and handles undelivered messages (docs/domain/hosts.md#webhooks).
import { createHmac } from 'node:crypto';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { hostNumber, phoneKeys, usePhoneSuite, verifyToken } from '#tests/support/phone/phone-suite.ts';
import type { Exchange } from '#tests/support/sandbox/record-calls.ts';
import { createProgram } from '#tests/support/app/program.ts';

const suite = usePhoneSuite();

const again = (one: Pick<Exchange, 'path' | 'headers'> & { body: string }) =>
  suite.program.app.inject({ method: 'POST', url: one.path, headers: one.headers, payload: one.body });
const waiting = async () => {
  const { rows } = await suite.base.pool.query(`select count(*)::int as n from phone_message`);
  return rows[0].n as number;
};
const tasks = async () =>
  (await suite.base.pool.query(`select kind, subject from staff_task where kind = 'host_reach' and closed_at is null`))
    .rows;
const mailed = async (kind: string) =>
  (
    await suite.base.pool.query(
      `select recipient from mail where kind = $1 and created_at > banyan_now() - interval '1 minute'`,
      [kind],
    )
  ).rows.map((row) => row.recipient as string);
const state = async () =>
  (await suite.base.pool.query('select state, error_code, attempts from phone_message order by created_at')).rows;

/** The sandbox's last request, with its raw body. */
function lastHook(path: string): Exchange & { body: string } {
  const one = suite.hooks.exchanges.findLast((exchange) => exchange.path === path);
  if (!one) throw new Error(`nothing came to ${path}`);
  return { ...one, body: typeof one.requestBody === 'string' ? one.requestBody : JSON.stringify(one.requestBody) };
}

describe('a message from a phone', () => {
  it('counts with the SMS service’s signature, and once', async () => {
    await suite.givePhone('sms');
    const { id } = await suite.requested();
    await suite.work();
    await suite.type('sms', '7');
    const hook = lastHook('/webhooks/sms');
    const before = await waiting();
    expect((await again(hook)).statusCode).toBe(200);
    expect(await waiting()).toBe(before);
    const answer = hook.body.replace('Body=7', 'Body=1');
    const forged = { ...hook.headers, 'x-twilio-signature': 'AAAA' };
    const { 'x-twilio-signature': _one, ...unsigned } = hook.headers;
    for (const [headers, body] of [
      [hook.headers, answer],
      [forged, answer],
      [unsigned, answer],
      [{ ...hook.headers, 'x-twilio-signature': '' }, hook.body],
    ] as const)
      expect((await again({ path: hook.path, headers, body })).statusCode).toBe(403);
    const elsewhere = await again({ ...hook, path: '/webhooks/sms?x=1' });
    expect(elsewhere.statusCode).toBe(403);
    expect(await suite.status(id)).toBe('requested');
    const text = (await again(hook)).body;
    expect(text).toBe('<Response/>');
  });

  it('counts with WhatsApp’s signature over the raw body, and once', async () => {
    await suite.givePhone('whatsapp');
    const { id } = await suite.requested();
    await suite.work();
    await suite.type('whatsapp', 'hello');
    const hook = lastHook('/webhooks/whatsapp');
    expect((await again(hook)).statusCode).toBe(200);
    const sign = (body: string, secret = phoneKeys.whatsappAppSecret) => ({
      ...hook.headers,
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    });
    const yes = hook.body.replace('"hello"', '"1"');
    const { 'x-hub-signature-256': _one, ...unsigned } = hook.headers;
    expect((await again({ ...hook, body: yes })).statusCode).toBe(403);
    expect((await again({ ...hook, headers: sign(yes, 'another'), body: yes })).statusCode).toBe(403);
    expect((await again({ ...hook, headers: unsigned, body: yes })).statusCode).toBe(403);
    expect((await again({ ...hook, headers: sign('{"object":'), body: '{"object":' })).statusCode).toBe(200);
    // Signed, but a repeat: its present content is ignored.
    expect((await again({ ...hook, headers: sign(yes), body: yes })).statusCode).toBe(200);
    expect(await suite.status(id)).toBe('requested');
    const other = yes.replaceAll(/wamid\.[^"]+/g, 'wamid.other').replace('100000000000001', '100000000000009');
    expect((await again({ ...hook, headers: sign(other), body: other })).statusCode).toBe(200);
    expect(await suite.status(id)).toBe('requested');
    const right = yes.replaceAll(/wamid\.[^"]+/g, 'wamid.other');
    expect((await again({ ...hook, headers: sign(right), body: right })).statusCode).toBe(200);
    expect(await suite.status(id)).toBe('confirmed');
  });

  it('the question by which WhatsApp tests the address is answered to WhatsApp alone', async () => {
    const ask = (token: string, mode = 'subscribe') =>
      suite.program.app.inject({
        method: 'GET',
        url: '/webhooks/whatsapp',
        query: { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': '1158201444' },
      });
    const right = await ask(verifyToken);
    expect([right.statusCode, right.body]).toEqual([200, '1158201444']);
    expect((await ask('another')).statusCode).toBe(403);
    expect((await ask(verifyToken, 'unsubscribe')).statusCode).toBe(403);
  });

  it('without a service there is no address for it', async () => {
    const program = await createProgram(suite.base.pool);
    for (const url of ['/webhooks/sms', '/webhooks/sms/status', '/webhooks/whatsapp'])
      expect((await program.app.inject({ method: 'POST', url, payload: '' })).statusCode).toBe(404);
    await program.close();
  });
});

describe('a message to a phone', () => {
  it.each([
    ['fails', { mode: 'fails' }],
    ['has said STOP at the service', null],
  ] as const)('whose phone %s goes out by mail, and coordinator and staff are told once', async (_what, mode) => {
    await suite.givePhone('sms');
    if (mode) await suite.sandbox.control('/phones/mode', { way: 'sms', number: hostNumber, ...mode });
    // The service knows of the STOP, the program does not.
    else
      await suite.base.pool.query('delete from phone_reach').then(async () => {
        await suite.type('sms', 'STOP');
        await suite.givePhone('sms');
      });
    const { ref } = await suite.requested();
    await suite.requested({ email: 'second@example.test' });
    await suite.work();
    await suite.work();
    expect(new Set((await state()).map((row) => row.state))).toEqual(new Set(['failed']));
    expect(await mailed('host-request')).toEqual(['host@example.test', 'host@example.test']);
    expect((await mailed('host-unreachable')).toSorted()).toEqual(['coordinator@example.test', 'host@example.test']);
    expect(await tasks()).toEqual([{ kind: 'host_reach', subject: `host:${hostId}` }]);
    const { rows } = await suite.base.pool.query(
      `select text_body from mail where kind = 'host-request' and subject like $1`,
      [`%${ref}%`],
    );
    expect(rows.length).toBeLessThanOrEqual(1);
    await suite.base.pool.query('delete from mail');
  });

  it('STOP ends messages, START begins them again', async () => {
    await suite.givePhone('sms');
    await suite.type('sms', 'Stop');
    expect(await tasks()).toHaveLength(1);
    await suite.requested();
    await suite.work();
    expect(await waiting()).toBe(0);
    expect(await mailed('host-request')).toEqual(['host@example.test']);
    expect((await mailed('host-unreachable')).toSorted()).toEqual(['coordinator@example.test', 'host@example.test']);
    await suite.type('sms', '1');
    expect(await waiting()).toBe(0);
    await suite.type('sms', 'START');
    expect((await suite.last('sms')).text).toContain('You get messages here again. Reply 1 to accept');
    expect(await tasks()).toEqual([]);
    await suite.base.pool.query('delete from mail');
  });

  it.each(['500-after-effect', 'drop-after-effect'])(
    'whose answer is lost (%s) is asked about, not sent again',
    async (kind) => {
      await suite.givePhone('sms');
      // No report arrives before the retry.
      await suite.sandbox.control('/phones/mode', { way: 'sms', number: hostNumber, mode: 'slow' });
      await suite.sandbox.control('/faults', { operation: 'sms.messages.create', kind });
      await suite.requested();
      await suite.work();
      expect(suite.out.exchanges.filter(({ method }) => method === 'GET')).toHaveLength(1);
      expect((await suite.phone('sms')).length).toBe(1);
      expect(await state()).toEqual([expect.objectContaining({ state: 'delivered' })]);
    },
  );

  it.each([
    ['drop-before', 'sms'],
    ['500', 'sms'],
    ['429', 'sms'],
    ['429', 'whatsapp'],
  ] as const)('that was not taken (%s, %s) is sent at the next try', async (kind, way) => {
    await suite.givePhone(way);
    await suite.sandbox.control('/faults', { operation: `${way}.messages.create`, kind });
    await suite.requested();
    await suite.work();
    expect((await suite.phone(way)).length).toBe(1);
    expect(await state()).toEqual([expect.objectContaining({ state: 'delivered' })]);
  });

  it('by WhatsApp whose answer is lost is known by its first report', async () => {
    await suite.givePhone('whatsapp');
    await suite.sandbox.control('/faults', { operation: 'whatsapp.messages.create', kind: 'drop-after-effect' });
    await suite.requested();
    await suite.work();
    expect((await suite.phone('whatsapp')).length).toBe(1);
    expect(await state()).toEqual([expect.objectContaining({ state: 'delivered', attempts: 1 })]);
  });

  it('is not held up by a service that is away, and goes out by mail in the end', async () => {
    await suite.givePhone('sms');
    await suite.sandbox.control('/faults', { operation: 'sms.messages.create', kind: 'drop-before', times: 50 });
    await suite.requested();
    await suite.work();
    await suite.base.pool.query(`update phone_message set attempts = 9, not_before = banyan_now()`);
    await suite.work();
    await suite.work();
    expect(await state()).toEqual([expect.objectContaining({ state: 'failed' })]);
    expect(await mailed('host-request')).toEqual(['host@example.test']);
    await suite.base.pool.query('delete from mail');
  });

  it('a late report of failure does not undo what was delivered', async () => {
    await suite.givePhone('sms');
    await suite.requested();
    await suite.work();
    const reports = suite.hooks.exchanges.filter(({ path }) => path.startsWith('/webhooks/sms/status'));
    const one = reports.find(({ requestBody }) => String(requestBody).includes('MessageStatus=delivered'));
    if (!one) throw new Error('no report');
    const fields = new URLSearchParams(String(one.requestBody));
    fields.set('MessageStatus', 'undelivered');
    fields.set('ErrorCode', '30003');
    const signed =
      suite.hooks.url +
      one.path +
      [...fields.keys()]
        .toSorted()
        .map((name) => name + fields.get(name))
        .join('');
    const signature = createHmac('sha1', phoneKeys.smsAuthToken).update(signed).digest('base64');
    const headers = { ...one.headers, 'x-twilio-signature': signature };
    expect((await again({ path: one.path, headers, body: fields.toString() })).statusCode).toBe(200);
    expect(await state()).toEqual([expect.objectContaining({ state: 'delivered' })]);
    expect(await tasks()).toEqual([]);
  });
});

it('nothing that is logged names a number or what was said', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const program = await createProgram(suite.base.pool, {
    log,
    origin: suite.hooks.url,
    settings: {
      SMS_ACCOUNT_SID: phoneKeys.smsAccountSid,
      SMS_AUTH_TOKEN: 'wrong',
      SMS_FROM: phoneKeys.smsFrom,
      SMS_API_URL: suite.out.url,
    },
  });
  await suite.givePhone('sms');
  await suite.requested();
  const { runDueWork } = await import('#src/server/platform/jobs/index.ts');
  await runDueWork(program.services);
  await runDueWork(program.services);
  const body = new URLSearchParams({
    From: hostNumber,
    Body: 'secret words',
    MessageSid: `SM${'a'.repeat(32)}`,
  }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  await program.app.inject({ method: 'POST', url: '/webhooks/sms', headers: type, payload: body });
  await program.close();
  expect(lines.join('')).toContain('was rejected');
  expect(lines.join('')).toContain('without a valid signature');
  expect(lines.join('')).not.toMatch(/447700900101|secret words|Cook with Mai/);
});
