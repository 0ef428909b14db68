import { joinTeam } from '#tests/support/roles.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { giveTokens, as } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';
import { bookFree, insertFreeCode, talkOf } from '#tests/support/booking/talking.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';

const suite = useCheckoutSuite();
beforeAll(() => insertFreeCode(suite.base));

const host = as('host');
const call = async (name: string, body: object, headers: Record<string, string> = {}) =>
  (await suite.program.visitor()).call(name, body, headers);
const hostSays = (ref: string, message: string, key: string = randomUUID()) =>
  call('conversation/send', { ref, message, key }, host);
const seenBy = async (body: object, headers: Record<string, string> = {}) =>
  talkOf(await call('conversation/detail', body, headers));
const onRequest = () => insertBookableCourse(suite.base.pool, { confirmation: 'on_request' });

describe('a conversation of a booking', () => {
  it('is written and read by a guest without an account and by the host', async () => {
    const { visitor, ref, say } = await bookFree(suite.program, suite.course);
    const empty = talkOf(await visitor.call('conversation/detail', { ref }));
    expect([empty.total, empty.conversation.role, empty.conversation.closed]).toEqual([0, 'guest', null]);
    expect((await say('  Is there parking?\n<b>Thanks</b>  ')).status).toBe(200);
    const read = await seenBy({ ref }, host);
    expect(read.data).toMatchObject([
      {
        by: 'guest',
        text: 'Is there parking?\n<b>Thanks</b>',
        is_mine: false,
        is_masked: false,
        key: null,
        read_at: null,
      },
    ]);
    expect(read.conversation).toMatchObject({ role: 'host', unread: 1, hides_contacts: false });
    await call('conversation/read', { ref, message_id: read.data[0]!.id }, host);
    expect((await hostSays(ref, 'Yes, call me: +84 912 345 678')).status).toBe(200);
    const seen = talkOf(await visitor.call('conversation/detail', { ref }));
    expect(seen.data[0]!.read_at).not.toBeNull();
    expect(seen.data[1]).toMatchObject({
      by: 'host',
      name: 'Mai',
      text: 'Yes, call me: +84 912 345 678',
      is_mine: false,
    });
  });

  it('opens with the token of a mail, in the role of the mail, and not with the ref alone', async () => {
    const { ref, say } = await bookFree(suite.program, suite.course);
    await say('Hello');
    const { id } = await suite.booking(ref);
    const token = deriveSecret(suite.program.services.keys, 'host', id);
    expect((await seenBy({ ref, token })).conversation.role).toBe('host');
    expect((await seenBy({ ref })).code).toBe('conversation-not-found');
    expect((await seenBy({ ref, token: 'x'.repeat(43) })).code).toBe('conversation-not-found');
    expect((await seenBy({ ref }, as('known'))).code).toBe('conversation-not-found');
    const body = { ref, message: 'I am not here', key: randomUUID() };
    expect(talkOf(await call('conversation/send', body, as('known'))).code).toBe('conversation-not-found');
    expect(talkOf(await call('message/history', { booking_id: id }, as('known'))).code).toBe('conversation-not-found');
  });

  it('hides contacts and payment words until it is confirmed', async () => {
    const { ref, say } = await bookFree(suite.program, await onRequest());
    const sent = talkOf(await say('Write to me@example.test, I pay by PayPal')).data as unknown as {
      text: string;
      is_masked: boolean;
    };
    expect(sent.is_masked).toBe(true);
    expect(sent.text).not.toMatch(/example|paypal/i);
    const { conversation } = await seenBy({ ref }, host);
    expect(conversation.hides_contacts).toBe(true);
    const { id } = await suite.booking(ref);
    expect((await call('booking/confirm', { booking_id: id, decision: 'accept' }, host)).status).toBe(200);
    await say('Write to me@example.test');
    const { data } = await seenBy({ ref }, host);
    expect(data.map(({ is_masked }) => is_masked)).toEqual([true, false]);
    expect(data[1]!.text).toBe('Write to me@example.test');
  });

  it('is closed before there is a booking, and long after', async () => {
    const visitor = await suite.program.visitor();
    const held = await suite.checkout();
    expect(talkOf(await visitor.call('conversation/detail', { ref: held.body.ref })).code).toBe(
      'conversation-not-found',
    );
    const { say, ref } = await bookFree(suite.program, suite.course);
    await suite.base.pool.query(
      `update departure set starts_at = banyan_now() - interval '31 days 1 hour', ends_at = banyan_now() - interval '30 days 1 minute'
       where id = (select departure_id from booking where ref = $1)`,
      [ref],
    );
    expect((await say('Too late')).body.code).toBe('message-closed');
  });

  it.each([
    ['', 'bad-input'],
    ['  \n ', 'bad-input'],
    ['x'.repeat(4001), 'bad-input'],
    ['with \u0007', 'bad-input'],
  ])('refuses the message %j', async (message, code) => {
    const { say } = await bookFree(suite.program, suite.course);
    const answer = await say(message);
    expect(answer.body.code).toBe(code);
    expect(Object.keys(answer.body.fields)).toEqual(['message']);
  });

  it('refuses pictures that are not the sender’s', async () => {
    const { visitor, ref } = await bookFree(suite.program, suite.course);
    const body = { ref, message: 'Look', key: randomUUID(), attachments: [randomUUID()] };
    const { code, fields } = (await visitor.call('conversation/send', body)).body;
    expect([code, Object.keys(fields)]).toEqual(['attachment-not-found', ['attachments']]);
  });
});

describe('sending', () => {
  it('stores one message for one key, however often and from however many windows it comes', async () => {
    const { say, ref } = await bookFree(suite.program, suite.course);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => say('Are you there?', key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => (body.data as unknown as { id: string }).id)).size).toBe(1);
    expect((await seenBy({ ref }, host)).total).toBe(1);
    expect((await say('Other words', key)).body.code).toBe('idempotency-mismatch');
    expect((await hostSays(ref, 'The same key of another side', key)).status).toBe(200);
  });

  it('keeps all of many at once, in one order for both', async () => {
    const { say, ref, visitor } = await bookFree(suite.program, suite.course);
    const both = Array.from({ length: 12 }, (_, n) => (n % 2 ? hostSays(ref, `host ${n}`) : say(`guest ${n}`)));
    expect((await Promise.all(both)).every(({ status }) => status === 200)).toBe(true);
    const [mine, theirs] = [talkOf(await visitor.call('conversation/detail', { ref })), await seenBy({ ref }, host)];
    expect(mine.total).toBe(12);
    expect(mine.data.map(({ id }) => id)).toEqual(theirs.data.map(({ id }) => id));
  });

  it('gives older messages page by page', async () => {
    const { say, ref } = await bookFree(suite.program, suite.course);
    for (let n = 0; n < 32; n += 1) await say(`message ${n}`);
    const newest = await seenBy({ ref }, host);
    const older = await seenBy({ ref, offset: 30 }, host);
    expect([newest.total, newest.data.length, newest.data.at(-1)!.text]).toEqual([32, 30, 'message 31']);
    expect(older.data.map(({ text }) => text)).toEqual(['message 0', 'message 1']);
  });

  it('is limited, and what comes again is not counted', async () => {
    const { say, ref } = await bookFree(suite.program, suite.course);
    const key = randomUUID();
    await say('First', key);
    await suite.base.pool.query(`update rate_limit set points = 999999 where key like 'message:%'`);
    expect((await say('Second')).body).toMatchObject({ code: 'message-limit' });
    expect((await say('First', key)).status).toBe(200);
    await suite.base.pool.query(`delete from rate_limit where key like 'message:%'`);
    expect((await seenBy({ ref }, host)).total).toBe(1);
  });

  it('by a coordinator names both', async () => {
    const id = '00000000-0000-4000-8000-0000000000c0';
    await suite.base.pool.query(
      `insert into user_account (id, email, first_name, roles) values ($1, 'coordinator@example.test', 'Linh', '{user,coordinator}')`,
      [id],
    );
    await joinTeam(suite.base.pool, { userId: id, hostId: suite.course.hostId, role: 'coordinator' });
    await giveTokens(suite.base.pool, { linh: id });
    const { ref, visitor, say } = await bookFree(suite.program, suite.course);
    await say('Hello');
    await call('conversation/send', { ref, message: 'Mai says hello', key: randomUUID() }, as('linh'));
    const seen = talkOf(await visitor.call('conversation/detail', { ref }));
    expect(seen.data[1]).toMatchObject({ by: 'coordinator', name: 'Linh for Mai', is_mine: false });
    const stored = await suite.base.pool.query(
      `select author_id, on_behalf_of from message where text = 'Mai says hello'`,
    );
    expect(stored.rows).toEqual([{ author_id: id, on_behalf_of: suite.course.hostId }]);
    expect(talkOf(await call('message/history', {}, as('linh'))).threads[0]).toMatchObject({ role: 'host' });
  });
});
