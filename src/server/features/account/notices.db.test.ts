// Optional emails: chosen on the account page or turned off by an email's link
// (docs/domain/messages.md#optional-emails).
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerStopPage } from '#src/server/notifications/stop-page.ts';
import { useAccountSuite } from '#tests/support/app/account-suite.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { insertBookableCourse, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { book, insertFreeCode } from '#tests/support/tampering/mailed-links.ts';
import { queueUnreadMails } from '#src/server/features/message/index.ts';

const suite = useAccountSuite();
const pages = Fastify();
let course: TestCourse;
beforeAll(async () => {
  course = await insertBookableCourse(suite.base.pool, { capacity: 500 });
  await insertFreeCode(suite.base.pool);
  await pages.register(cookie);
  registerStopPage(pages, suite.program.services);
});
afterAll(() => pages.close());

const chosen = async (visitor: Caller) => {
  const { topics } = (await visitor.call('account/notices')).body as unknown as {
    topics: { topic: string; is_wanted: boolean }[];
  };
  return topics.filter((one) => one.is_wanted).map(({ topic }) => topic);
};

/** A host's message, unread for longer than the email waits. */
async function unread({ visitor, email }: { visitor: Caller; email: string }): Promise<void> {
  const { ref } = await book({ base: suite.base, program: suite.program, course }, visitor, {
    paying: 'nothing due',
    email,
  });
  await suite.base.pool.query(
    `with thread as (
       insert into message_thread (id, booking_id, user_id, host_id)
       select b.id, b.id, b.user_id, c.host_id from booking b join course c on c.id = b.course_id where b.ref = $1
       on conflict do nothing returning id, host_id)
     insert into message (thread_id, side, author_id, text) select id, 'host', host_id, 'Bring a hat.' from thread`,
    [ref],
  );
  await suite.base.pool.query(`update message_thread set guest_unmailed_since = banyan_now() - interval '1 hour'
    where id = (select id from booking where ref = '${ref}')`);
  await queueUnreadMails(suite.program.services);
}

const digests = async (email: string) => (await suite.mailsTo(email)).filter(({ kind }) => kind === 'messages-unread');

describe('account/notices', () => {
  it('gets all of them until it chooses, and what it chose stays', async () => {
    const { visitor } = await suite.signedIn();
    expect(await chosen(visitor)).toEqual(['reminders', 'alerts', 'messages', 'review-request', 'rewards']);
    await visitor.call('account/notices-save', { wanted: ['rewards'] });
    expect(await chosen(visitor)).toEqual(['rewards']);
    await visitor.call('account/notices-save', { wanted: ['rewards', 'messages'] });
    expect(await chosen(visitor)).toEqual(['messages', 'rewards']);
    expect((await visitor.call('account/notices-save', { wanted: ['bookings'] })).body.code).toBe('bad-input');
    const outsider = await suite.program.visitor();
    for (const name of ['account/notices', 'account/notices-save'])
      expect((await outsider.call(name, { wanted: [] })).body.code).toBe('unauthorized');
  });

  it('mails nothing of unread messages to who has turned that off, and still the booking', async () => {
    const person = await suite.signedIn();
    await person.visitor.call('account/notices-save', { wanted: [] });
    await unread(person);
    expect(await digests(person.email)).toEqual([]);
    expect((await suite.mailsTo(person.email)).map(({ kind }) => kind)).toContain('booking-confirmed');
  });

  it('turns them off by the link of such a mail, with one POST and never by opening it', async () => {
    const person = await suite.signedIn();
    await unread(person);
    const [mail] = await digests(person.email);
    const url = /http\S+(\/notices\/stop\?\S+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
    const opened = await pages.inject({ method: 'GET', url });
    expect([opened.statusCode, opened.body.includes('Emails about unread messages')]).toEqual([200, true]);
    expect(await chosen(person.visitor)).toContain('messages');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'List-Unsubscribe=One-Click';
    const wrong = url.replace('topic=messages', 'topic=rewards');
    expect((await pages.inject({ method: 'POST', url: wrong, headers, payload })).statusCode).toBe(400);
    expect((await pages.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    expect(await chosen(person.visitor)).toEqual(['reminders', 'alerts', 'review-request', 'rewards']);
  });
});
