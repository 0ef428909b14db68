import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { as } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';
import { bookFree, insertFreeCode, talkOf } from '#tests/support/booking/talking.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';

const suite = useCheckoutSuite();
beforeAll(() => insertFreeCode(suite.base));

const host = as('host');
const known = as('known');
const call = async (name: string, body: object, headers: Record<string, string> = {}) =>
  (await suite.program.visitor()).call(name, body, headers);
const unreadOf = async (headers: Record<string, string>) => {
  const { guest, host: asHost } = (await call('message/total-unread', {}, headers)).body as unknown as Record<
    string,
    number
  >;
  return { guest, host: asHost };
};
const ask = async (message: string) => {
  const { id, date } = suite.course;
  const { body } = await call('booking/inquiry', { course_id: id, date, pax: 2, message }, known);
  return (body as unknown as { inquiry: { id: string } }).inquiry.id;
};

describe('unread messages', () => {
  it('are counted for each side, and go when they are read in any window', async () => {
    const before = await unreadOf(host);
    const { ref, say } = await bookFree(suite.program, suite.course, {}, known);
    const { id } = await suite.booking(ref);
    for (const text of ['One', 'Two', 'Three']) await say(text);
    expect((await unreadOf(host)).host).toBe(before.host! + 3);
    expect(await unreadOf(known)).toEqual({ guest: 0, host: 0 });
    const auth = (await call('user/auth', {}, host)).body as unknown as { total_unread: { host: number } };
    expect(auth.total_unread.host).toBe(before.host! + 3);

    const { data } = talkOf(await call('conversation/detail', { ref }, host));
    await Promise.all(data.map((one) => call('conversation/read', { ref, message_id: one.id }, host)));
    expect((await unreadOf(host)).host).toBe(before.host);
    // A late report by an older window does not undo it.
    await call('conversation/read', { ref, message_id: data[0]!.id }, host);
    expect((await unreadOf(host)).host).toBe(before.host);

    await call('message/send', { booking_id: id, message: 'An answer' }, host);
    expect((await unreadOf(known)).guest).toBe(1);
    expect(talkOf(await call('message/history', { booking_id: id }, known)).data.at(-1)!.text).toBe('An answer');
    expect((await unreadOf(known)).guest).toBe(0);
  });

  it('that come while a window reads stay unread', async () => {
    const { ref, say } = await bookFree(suite.program, suite.course);
    await say('Seen');
    const { data } = talkOf(await call('conversation/detail', { ref }, host));
    await say('Not seen');
    const left = await call('conversation/read', { ref, message_id: data[0]!.id }, host);
    expect(talkOf(left).unread).toBe(1);
  });

  it('of a booking that only names an address are not in its account', async () => {
    const { ref } = await bookFree(suite.program, suite.course, { email: 'known@example.test' });
    await call('conversation/send', { ref, message: 'For a stranger', key: randomUUID() }, host);
    expect((await unreadOf(known)).guest).toBe(0);
    expect(talkOf(await call('message/history', {}, known)).threads.map((one) => one.last_text)).not.toContain(
      'For a stranger',
    );
  });
});

describe('the list of conversations', () => {
  it('has the newest first, with what is unread, and nothing of others', async () => {
    const { ref, say } = await bookFree(suite.program, suite.course, {}, known);
    const { id } = await suite.booking(ref);
    await say('The newest of all');
    const [mine, theirs] = [
      talkOf(await call('message/history', {}, known)),
      talkOf(await call('message/history', {}, host)),
    ];
    expect(mine.threads[0]).toMatchObject({
      booking_id: id,
      role: 'guest',
      unread: 0,
      with_name: 'Mai',
      last_text: 'The newest of all',
    });
    expect(theirs.threads[0]).toMatchObject({ booking_id: id, role: 'host', unread: 1, with_name: 'Known' });
    expect(talkOf(await call('message/history', {}, as('desk')))).toMatchObject({ threads: [], total: 0 });
    expect((await call('message/history', {})).status).toBe(401);
  });
});

describe('a question', () => {
  it('begins its conversation, is answered as a question, and is then talked about', async () => {
    const id = await ask('Is the walk long for my mother?');
    const seen = talkOf(await call('conversation/detail', { inquiry_id: id }, host));
    expect(seen).toMatchObject({
      total: 1,
      conversation: { role: 'host', closed: 'answer-first', unread: 1, with_name: 'Known' },
    });
    const early = { inquiry_id: id, message: 'Hello', key: randomUUID() };
    expect((await call('conversation/send', early, host)).body.code).toBe('message-closed');
    expect((await call('conversation/send', { ...early, message: 'She walks with a stick.' }, known)).status).toBe(200);
    const answer = { inquiry_id: id, decision: 'answer', message: 'No, it is short.' };
    expect((await call('inquiry/answer', answer, host)).status).toBe(200);
    expect((await call('conversation/send', { ...early, message: 'Mail me@example.test' }, host)).status).toBe(200);
    const token = deriveSecret(suite.program.services.keys, 'inquiry-guest', id);
    const { data } = talkOf(await call('conversation/detail', { inquiry_id: id, token }));
    expect(data.map(({ by, text }) => `${by}: ${text}`)).toEqual([
      'guest: Is the walk long for my mother?',
      'guest: She walks with a stick.',
      'host: No, it is short.',
      'host: Mail [hidden until booked]',
    ]);
  });

  it('of a visitor has no conversation for the host until its mail is opened', async () => {
    const { id: courseId, date } = suite.course;
    const typed = { email: 'asks@example.test', first_name: 'Ada', last_name: 'Asker' };
    const asked = await call('booking/inquiry', {
      course_id: courseId,
      date,
      pax: 1,
      message: 'May I bring a dog?',
      ...typed,
    });
    const { id } = (asked.body as unknown as { inquiry: { id: string } }).inquiry;
    expect((await call('conversation/detail', { inquiry_id: id }, host)).body.code).toBe('conversation-not-found');
    const token = deriveSecret(suite.program.services.keys, 'inquiry-guest', id);
    expect(talkOf(await call('conversation/detail', { inquiry_id: id, token })).conversation.closed).toBe('unverified');
    await call('booking/inquiry-verify', { token });
    expect(talkOf(await call('conversation/detail', { inquiry_id: id }, host)).data[0]!.text).toBe(
      'May I bring a dog?',
    );
  });

  it('goes on as the conversation of the booking that its offer became', async () => {
    const course = await insertBookableCourse(suite.base.pool);
    const { body } = await call(
      'booking/inquiry',
      { course_id: course.id, date: course.date, time: '09:00', pax: 2, message: 'A price for two?' },
      known,
    );
    const { id } = (body as unknown as { inquiry: { id: string } }).inquiry;
    await call('inquiry/answer', { inquiry_id: id, decision: 'offer', price_per_guest: 18, message: 'For you.' }, host);
    const detail = await call('inquiry/detail', { inquiry_id: id }, known);
    const { offer_url: url } = (detail.body as unknown as { inquiry: { offer_url: string } }).inquiry;
    const offer = new URL(url, 'http://x').searchParams.get('offer');
    const { ref, say } = await bookFree(suite.program, course, { pax: 2, offer, coupon_code: 'ALL-FREE' }, known);
    await say('Booked. My number is +84 912 345 678');
    const { id: bookingId } = await suite.booking(ref);
    const talk = talkOf(await call('conversation/detail', { inquiry_id: id }, host));
    expect(talk.data.map(({ text }) => text)).toEqual([
      'A price for two?',
      'For you.',
      'Booked. My number is +84 912 345 678',
    ]);
    expect(talk.conversation).toMatchObject({
      id,
      booking_id: bookingId,
      inquiry_id: id,
      hides_contacts: false,
      closed: null,
    });
    expect(
      talkOf(await call('message/history', {}, known)).threads.filter((one) => one.booking_id === bookingId),
    ).toHaveLength(1);
  });
});

describe('blocking and reporting', () => {
  it('ends messages of the two in all of their conversations, until the same side allows them again', async () => {
    const [first, second] = [
      await bookFree(suite.program, suite.course, {}, known),
      await bookFree(suite.program, await insertBookableCourse(suite.base.pool), {}, known),
    ];
    await first.say('Hello');
    expect((await call('conversation/block', { ref: first.ref, block: true }, host)).status).toBe(200);
    expect((await first.say('Still there?')).body).toMatchObject({
      code: 'message-blocked',
      message: 'You can’t message this person. If you need help, contact support.',
    });
    expect((await second.say('Here, then?')).body.code).toBe('message-blocked');
    const question = { course_id: suite.course.id, date: suite.course.date, pax: 1, message: 'And by a question?' };
    expect((await call('booking/inquiry', question, known)).body.code).toBe('message-blocked');
    // The other side cannot undo it.
    await call('conversation/block', { ref: first.ref, block: false }, known);
    expect((await first.say('And now?')).body.code).toBe('message-blocked');
    await call('conversation/block', { ref: second.ref, block: false }, host);
    expect((await first.say('Thank you')).status).toBe(200);
  });

  it('of somebody who typed an address blocks that conversation alone', async () => {
    const outsider = await bookFree(suite.program, suite.course, { email: 'known@example.test' });
    await outsider.say('Rude words');
    await call('conversation/block', { ref: outsider.ref, block: true }, host);
    expect((await outsider.say('More')).body.code).toBe('message-blocked');
    const owner = await bookFree(suite.program, suite.course, {}, known);
    expect((await owner.say('Hello')).status).toBe(200);
  });

  it('tells the operator once for each report, five a day', async () => {
    const { ref, say } = await bookFree(suite.program, suite.course);
    await say('Pay me directly');
    const { data } = talkOf(await call('conversation/detail', { ref }, host));
    const report = { ref, message_id: data[0]!.id, reason: 'pays_elsewhere' };
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await call('conversation/report', report, host)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const tasks = await suite.base.pool.query(`select detail from staff_task where kind = 'message_report'`);
    expect(tasks.rows[0]).toEqual({ detail: 'A host, Asks to pay elsewhere: Pay me directly' });
    const outsider = { ...report, message_id: randomUUID() };
    expect((await call('conversation/report', outsider, host)).body.code).toBe('conversation-not-found');
  });
});
