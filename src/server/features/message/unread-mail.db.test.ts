import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#src/server/providers/mail.ts';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { as } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';
import { bookFree, insertFreeCode, talkOf } from '#tests/support/booking/talking.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { deleteAged } from '#src/server/platform/jobs/aged-queries.ts';

const suite = useCheckoutSuite();
const host = as('host');
const sent: Mail[] = [];
let program: Program;

beforeAll(async () => {
  await insertFreeCode(suite.base);
  const mail = { send: async (mail: Mail) => sent.push(mail) > 0 };
  program = await createProgram(suite.base.pool, { gateways: { mail } });
  return () => program.close();
});

/** Dates all messages back by this many minutes. */
const pass = (minutes: number) =>
  suite.base.pool.query(
    `update message_thread set guest_unmailed_since = guest_unmailed_since - make_interval(mins => $1),
      host_unmailed_since = host_unmailed_since - make_interval(mins => $1),
      guest_mailed_at = guest_mailed_at - make_interval(mins => $1),
      host_mailed_at = host_mailed_at - make_interval(mins => $1),
      guest_waits_since = guest_waits_since - make_interval(mins => $1)`,
    [minutes],
  );
const hostSays = async (ref: string, message: string) =>
  (await program.visitor()).call('conversation/send', { ref, message, key: randomUUID() }, host);
const mailsTo = async (email: string) => {
  sent.length = 0;
  await runDueWork(program.services);
  return sent.filter(({ to, subject }) => to === email && /new message/i.test(subject));
};

describe('unread messages are mailed', () => {
  it('after ten minutes, all in one mail, once, with a link that opens the conversation', async () => {
    const email = 'away@example.test';
    const { ref } = await bookFree(program, suite.course, { email });
    await hostSays(ref, 'The gate is blue.');
    await pass(9);
    await hostSays(ref, 'Bring a hat.');
    expect(await mailsTo(email)).toEqual([]);
    await pass(1);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 new messages from Mai: Cook with Mai in her kitchen']);
    expect(mails[0]!.text).toContain('The gate is blue.');
    const link = new URL(/http\S+#messages/.exec(mails[0]!.text)![0]);
    const opened = { ref, token: link.searchParams.get('token') };
    const talk = talkOf(await (await program.visitor()).call('conversation/detail', opened));
    expect([talk.conversation.role, talk.conversation.unread]).toEqual(['guest', 2]);
    // One email until it is read, or for a day.
    await hostSays(ref, 'And shoes.');
    await pass(60);
    expect(await mailsTo(email)).toEqual([]);
    await pass(24 * 60);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('not when they were read in between, also after the mail was queued', async () => {
    const email = 'reads@example.test';
    const { visitor, ref } = await bookFree(program, suite.course, { email });
    await hostSays(ref, 'Hello');
    const { data } = talkOf(await visitor.call('conversation/detail', { ref }));
    await visitor.call('conversation/read', { ref, message_id: data[0]!.id });
    await pass(11);
    expect(await mailsTo(email)).toEqual([]);
    await hostSays(ref, 'Hello again');
    const { id } = await suite.booking(ref);
    await suite.base.pool.query(
      `insert into outbox (topic, payload) values ('mail', jsonb_build_object('kind', 'messages-unread', 'thread_id', $1::text))`,
      [id],
    );
    const newest = talkOf(await visitor.call('conversation/detail', { ref })).data.at(-1)!;
    await visitor.call('conversation/read', { ref, message_id: newest.id });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('to the host with a link of the host, and not about a question, which has mails of its own', async () => {
    const { ref, say } = await bookFree(program, suite.course);
    await say('<script>alert(1)</script> Is there parking?');
    const { id: course_id, date } = suite.course;
    const question = { course_id, date, pax: 2, message: 'A question with a mail of its own' };
    await (await program.visitor()).call('booking/inquiry', question, as('known'));
    await pass(11);
    const mails = await mailsTo('host@example.test');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.html).not.toContain('<script>alert');
    const token = /token=([\w-]+)#messages/.exec(mails[0]!.text)![1];
    const opened = talkOf(await (await program.visitor()).call('conversation/detail', { ref, token }));
    expect(opened.conversation.role).toBe('host');
  });
});

describe('the reply time of a host', () => {
  it('is the median of the waits of their guests, from three answers on', async () => {
    const shown = async () =>
      (await suite.base.pool.query('select reply_minutes from host where user_id = $1', [suite.course.hostId])).rows[0]
        .reply_minutes;
    await suite.base.pool.query('delete from host_reply');
    await suite.base.pool.query('update host set reply_minutes = 77');
    await suite.base.pool.query('update message_thread set guest_waits_since = null');
    for (const [minutes, expected] of [
      [10, 77],
      [30, 77],
      [50, 30],
    ] as const) {
      const { ref, say } = await bookFree(program, await insertBookableCourse(suite.base.pool));
      await say('First');
      await say('Second, of the same turn');
      await pass(minutes);
      await hostSays(ref, 'The answer');
      await hostSays(ref, 'And one more word');
      await runDueWork(program.services);
      expect(await shown()).toBe(expected);
    }
  });
});

it('messages are gone after two years', async () => {
  const { ref, say } = await bookFree(program, suite.course);
  await say('Old');
  await say('New');
  await suite.base.pool.query(`update message set sent_at = sent_at - interval '2 years 1 day' where text = 'Old'`);
  await deleteAged(program.services.db);
  const { data } = talkOf(await (await program.visitor()).call('conversation/detail', { ref }, host));
  expect(data.map(({ text }) => text)).toEqual(['New']);
});
