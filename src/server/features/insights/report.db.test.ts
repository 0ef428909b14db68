import { beforeEach, describe, expect, it } from 'vitest';
import { bookFree } from '#tests/support/booking/talking.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { panelPeople, type PanelPerson, usePanel } from '#tests/support/host/panel-suite.ts';
import { deliver } from '#tests/support/tampering/mailed-links.ts';

const suite = usePanel();
beforeEach(async () => {
  await deliver(suite.program);
  for (const table of ['staff_task', 'rate_limit', 'message_report', 'message_block'])
    await suite.base.pool.query(`delete from ${table}`);
});

const ask = (name: string, body: object, who: PanelPerson = 'olga') => suite.call(name, body, who);
const queue = async (body: object = {}) =>
  (await ask('report/list', body)) as unknown as {
    data: { id: number; kind: string }[];
    total: number;
    counts: object;
  };
const act = (report_id: number, what: string, more: object = {}, who: PanelPerson = 'olga') =>
  ask('report/act', { report_id, act: what, note: 'Looked at it with care', ...more }, who);

/** A conversation in which the guest reports the host's third message. */
async function reported(details = 'He wants me to pay in the street') {
  const course = await insertBookableCourse(suite.base.pool);
  const { visitor, ref, say } = await bookFree(suite.program, course, {
    email: `guest-${crypto.randomUUID()}@example.test`,
  });
  const [{ id } = { id: '' }] = await suite.rows<{ id: string }>('select id from booking where ref = $1', [ref]);
  const hostSays = async (message: string) =>
    (await ask('conversation/send', { booking_id: id, message, key: crypto.randomUUID() }, 'host')) as unknown as {
      data: { id: string };
    };
  await say('Good morning');
  await hostSays('Welcome');
  await hostSays('See you soon');
  const bad = await hostSays('Give me all of it in the street');
  for (let n = 0; n < 14; n += 1) await say(`And then ${n}`);
  const report = await visitor.call('conversation/report', {
    ref,
    message_id: bad.data.id,
    reason: 'pays_elsewhere',
    details,
  } as never);
  if (report.status !== 200) throw new Error(report.body.code);
  const task = (await queue({ kind: 'message_report' })).data.at(-1)!;
  return { task: task.id, bookingId: id, ref, visitor, say, hostSays };
}
const looks = (id: number) =>
  suite.rows<{ actor_id: string; action: string; detail: Record<string, unknown> }>(
    `select actor_id, action, detail from audit_log where subject = $1 order by id`,
    [`report:${id}`],
  );

describe('a reported message', () => {
  it('is shown marked among those around it, and each look is in the audit log', async () => {
    const { task } = await reported();
    expect(await queue()).toMatchObject({
      total: 1,
      counts: { message_report: 1, review_report: 0, problem_report: 0 },
    });
    const detail = (await ask('report/detail', { report_id: task })) as unknown as {
      conversation: { messages: { text: string; is_reported: boolean; by: string }[] };
    };
    expect(detail).toMatchObject({
      kind: 'message_report',
      review: null,
      problem: null,
      conversation: {
        reported_by: 'guest',
        reason: 'pays_elsewhere',
        host_name: 'Mai',
        is_blocked: false,
        is_ended: false,
      },
      can: ['close', 'warn', 'block'],
    });
    const { messages } = detail.conversation;
    expect(messages.map(({ text }) => text).slice(0, 5)).toEqual([
      'Good morning',
      'Welcome',
      'See you soon',
      'Give me all of it in the street',
      'And then 0',
    ]);
    expect(messages).toHaveLength(14);
    expect(messages.filter(({ is_reported: is }) => is)).toMatchObject([
      { by: 'host', text: 'Give me all of it in the street' },
    ]);
    await ask('report/detail', { report_id: task }, 'otto');
    expect(await looks(task)).toMatchObject([
      { actor_id: panelPeople.olga, action: 'report.look' },
      { actor_id: panelPeople.otto, action: 'report.look' },
    ]);
  });

  it('is for operators and nobody else', async () => {
    const { task } = await reported();
    for (const who of ['host', 'coordinator', 'other', 'nina'] as const) {
      expect((await ask('report/list', {}, who)).code).toBe('forbidden');
      expect((await ask('report/detail', { report_id: task }, who)).code).toBe('forbidden');
      expect((await act(task, 'close', {}, who)).code).toBe('forbidden');
    }
    expect(await looks(task)).toEqual([]);
  });

  it('warns its sender, who is not told who complained, and is closed with a note', async () => {
    const { task } = await reported();
    expect(await act(task, 'warn')).toMatchObject({ status: 'success' });
    await deliver(suite.program);
    const [mail] = await suite.rows<{ recipient: string; text_body: string }>(
      `select recipient, text_body from mail where kind = 'message-warning' order by outbox_id desc limit 1`,
    );
    expect(mail!.recipient).toBe('host@example.test');
    expect(mail!.text_body).toContain('pay outside');
    expect(mail!.text_body).not.toMatch(/Ada|street|guest-/);
    expect((await looks(task)).at(-1)).toMatchObject({
      action: 'report.warn',
      detail: { note: 'Looked at it with care', before: { closed: false }, after: { closed: true }, warned: 'host' },
    });
    expect(await suite.rows('select closed_by from staff_task where id = $1', [task])).toEqual([
      { closed_by: panelPeople.olga },
    ]);
    expect((await act(task, 'close', {}, 'otto')).code).toBe('report-ended');
  });

  it('ends what the two can say to each other, which only an operator can allow again', async () => {
    const { task, ref, visitor, say, bookingId } = await reported();
    expect(await act(task, 'block')).toMatchObject({ status: 'success' });
    expect((await say('Hello?')).body.code).toBe('message-blocked');
    const send = { booking_id: bookingId, message: 'Hello?', key: crypto.randomUUID() };
    expect((await ask('conversation/send', send, 'host')).code).toBe('message-blocked');
    // The guest's unblocking does not end an operator's block.
    await visitor.call('conversation/block', { ref, block: false } as never);
    expect((await say('Hello?')).body.code).toBe('message-blocked');
    expect(await ask('report/detail', { report_id: task })).toMatchObject({
      conversation: { is_ended: true },
      can: ['allow'],
    });
    expect(await act(task, 'allow', {}, 'otto')).toMatchObject({ status: 'success' });
    expect((await say('Hello again')).status).toBe(200);
    expect((await looks(task)).at(-1)).toMatchObject({
      action: 'report.allow',
      detail: { before: { ended: true }, after: { ended: false } },
    });
  });

  it('is ended once by two operators, and needs a note', async () => {
    const { task } = await reported();
    expect(await act(task, 'close', { note: '   ' })).toMatchObject({ code: 'bad-input' });
    const ends = await Promise.all([act(task, 'close'), act(task, 'block', {}, 'otto'), act(task, 'warn', {}, 'otto')]);
    expect(ends.map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', 'report-ended', 'report-ended']);
  });

  it('that went with its conversation can only be closed', async () => {
    const { task } = await reported();
    await suite.rows('delete from message_report');
    expect(await ask('report/detail', { report_id: task })).toMatchObject({ conversation: null, can: ['close'] });
    expect(await looks(task)).toEqual([]);
    expect((await act(task, 'warn')).code).toBe('report-ended');
    expect(await act(task, 'close')).toMatchObject({ status: 'success' });
  });
});

describe('a reported review', () => {
  async function reportedReview() {
    const course = await insertBookableCourse(suite.base.pool);
    const [{ id } = { id: '' }] = await suite.rows<{ id: string }>(
      `insert into review (course_id, guest_name, guest_country, rating, body) values ($1, 'Bo', 'NO', 1, 'He lives at Rose Lane 4.') returning id`,
      [course.id],
    );
    const visitor = await suite.program.visitor();
    await visitor.call('written-review/report', {
      review_id: id,
      reason: 'private_details',
      details: 'An address',
    } as never);
    return { id, task: (await queue({ kind: 'review_report' })).data.at(-1)!.id };
  }

  it('is removed for a public reason, and the log has what was before and after', async () => {
    const { id, task } = await reportedReview();
    expect(await ask('report/detail', { report_id: task })).toMatchObject({
      conversation: null,
      review: { id, rating: 1, text: 'He lives at Rose Lane 4.', removed: null },
      can: ['close', 'remove-review'],
    });
    expect(await act(task, 'remove-review')).toMatchObject({ fields: { reason: expect.any(String) } });
    expect((await act(task, 'warn')).code).toBe('report-ended');
    const reason = 'It names where somebody lives.';
    expect(await act(task, 'remove-review', { reason })).toMatchObject({ status: 'success' });
    expect(await suite.rows('select removed_by, removal_reason from review where id = $1', [id])).toEqual([
      { removed_by: panelPeople.olga, removal_reason: reason },
    ]);
    expect((await looks(task)).at(-1)).toMatchObject({
      action: 'report.remove-review',
      detail: { about: id, before: { removed: false }, after: { removed: true, reason } },
    });
    expect(await suite.rows('select closed_by from staff_task where id = $1', [task])).toEqual([
      { closed_by: panelPeople.olga },
    ]);
    expect((await queue({ state: 'closed' })).data.map((one) => one.id)).toContain(task);
  });
});

describe('a reported problem', () => {
  it('is shown with its booking, and closed', async () => {
    const course = await insertBookableCourse(suite.base.pool);
    const { visitor, ref } = await bookFree(suite.program, course);
    const message = 'We waited for half an hour at the gate.';
    await visitor.call('problem/report', { ref, kind: 'host_late', message } as never);
    const task = (await queue({ kind: 'problem_report' })).data.at(-1)!.id;
    expect(await ask('report/detail', { report_id: task })).toMatchObject({
      problem: { what: 'host_late', text: message, ref, host_name: 'Mai', photos: [], booking_status: 'confirmed' },
      can: ['close'],
    });
    expect(await act(task, 'close')).toMatchObject({ status: 'success' });
    expect((await ask('report/detail', { report_id: 999_999 })).code).toBe('report-not-found');
  });
});
