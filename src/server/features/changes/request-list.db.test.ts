import { beforeEach, describe, expect, it } from 'vitest';
import { bookFree } from '#tests/support/booking/talking.ts';
import { insertBookableCourse, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { panelPeople, type PanelPerson, usePanel } from '#tests/support/host/panel-suite.ts';
import { as } from '#tests/support/app/tokens.ts';

const suite = usePanel();
let course: TestCourse;
beforeEach(async () => {
  await suite.base.pool.query('delete from rate_limit');
  await suite.base.pool.query(
    `update booking set status = 'cancelled', closed_at = banyan_now() where status = 'requested'`,
  );
  await suite.base.pool.query(`update inquiry set status = 'expired'`);
  course = await insertBookableCourse(suite.base.pool, { confirmation: 'on_request', capacity: 9 });
});

interface Entry {
  kind: string;
  until: string | null;
  host: { id: string };
  booking: { id: string; guest_name: string; booking_status: string };
  guest_message: string;
  seats: { taken: number; left: number };
  answered: { by: string; reason: string } | null;
  inquiry: { id: string; status: string };
}
const list = async (body: object = {}, who: PanelPerson = 'host') =>
  (await suite.call('request/list', body, who)) as unknown as {
    code?: string;
    data: Entry[];
    total: number;
    waiting: number;
    now: string;
  };
async function request(more: object = {}, of = course) {
  const { ref } = await bookFree(suite.program, of, {
    pax: 2,
    email: `g-${crypto.randomUUID()}@example.test`,
    ...more,
  });
  const [{ id } = { id: '' }] = await suite.rows<{ id: string }>('select id from booking where ref = $1', [ref]);
  return id;
}
const endsIn = (id: string, minutes: number) =>
  suite.rows('update booking set request_until = banyan_now() + make_interval(mins => $2) where id = $1', [
    id,
    minutes,
  ]);
async function question(of = course) {
  const visitor = await suite.program.visitor();
  const { body } = await visitor.call(
    'booking/inquiry',
    { course_id: of.id, date: of.date, pax: 2, message: 'Can a child of six come along?' } as never,
    as('nina'),
  );
  return (body as unknown as { inquiry: { id: string } }).inquiry.id;
}
/** Gives the course to the other host. */
const giveAway = (id: number) => suite.rows('update course set host_id = $2 where id = $1', [id, panelPeople.other]);

describe('what guests wait for', () => {
  it('comes with what an answer needs: what ends first comes first, and contacts are hidden', async () => {
    const [late, soon] = [
      await request({ message: 'My number is +84 912 345 678, thanks.' }),
      await request({ pax: 3 }),
    ];
    const asked = await question();
    await endsIn(soon, 30);
    await endsIn(late, 60 * 60);
    const { data, total, waiting, now } = await list();
    expect(data.map((entry) => entry.booking?.id ?? entry.inquiry.id)).toEqual([soon, asked, late]);
    expect([total, waiting]).toEqual([3, 3]);
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
    expect(Date.parse(data[0]!.until!) - Date.parse(now)).toBeLessThanOrEqual(30 * 60_000);
    const mine = data.find(({ booking }) => booking?.id === late)!;
    expect(mine).toMatchObject({
      booking: { guest_name: 'Ada', booking_status: 'requested' },
      seats: { taken: 5, left: 4 },
      answered: null,
    });
    expect(mine.guest_message).toMatch(/^My number is (?!.*345)/);
    expect(JSON.stringify(data)).not.toContain('@example.test');
  });

  it('of several hosts is one list, and of one of them if it is named', async () => {
    const mine = await request();
    const other = await insertBookableCourse(suite.base.pool, { confirmation: 'on_request' });
    const theirs = await request({}, other);
    await giveAway(other.id);
    const idsOf = async (body: object, who: PanelPerson) =>
      (await list(body, who)).data.map(({ booking }) => booking.id).toSorted();
    expect(await idsOf({}, 'coordinator')).toEqual([mine, theirs].toSorted());
    expect(await idsOf({ host_id: hostId }, 'coordinator')).toEqual([mine]);
    expect(await idsOf({}, 'host')).toEqual([mine]);
    expect(await idsOf({}, 'other')).toEqual([theirs]);
    expect((await list({ host_id: hostId }, 'other')).code).toBe('page-not-found');
    for (const who of ['guide', 'nina'] as const)
      expect(['page-not-found', 'forbidden']).toContain((await list({}, who)).code);
  });

  it('is gone from the list once it is answered, or its time is over, and stands on the other one with who did it', async () => {
    const [yes, no, over] = [await request(), await request(), await request()];
    const asked = await question();
    await suite.call('booking/confirm', { booking_id: yes }, 'coordinator');
    await suite.call('booking/confirm', { booking_id: no, decision: 'decline', reason: 'I am away' }, 'host');
    expect((await suite.call('booking/confirm', { booking_id: yes, decision: 'decline' }, 'host')).code).toBe(
      'booking-state',
    );
    await suite.call(
      'inquiry/answer',
      { inquiry_id: asked, decision: 'answer', message: 'Yes, gladly.' },
      'coordinator',
    );
    expect((await suite.call('inquiry/answer', { inquiry_id: asked, decision: 'decline' }, 'host')).code).toBe(
      'inquiry-closed',
    );
    await endsIn(over, -1);
    expect(await list()).toMatchObject({ data: [], total: 0, waiting: 0 });
    const { data } = await list({ state: 'answered' });
    const of = (id: string) => data.find((entry) => (entry.booking?.id ?? entry.inquiry.id) === id);
    expect(of(yes)).toMatchObject({
      booking: { booking_status: 'confirmed' },
      answered: { by: 'Coordinator' },
      until: null,
    });
    expect(of(no)).toMatchObject({
      booking: { booking_status: 'declined' },
      answered: { by: 'host', reason: 'I am away' },
    });
    expect(of(asked)).toMatchObject({ inquiry: { status: 'answered' } });
    expect(of(over)).toBeUndefined();
  });
});
