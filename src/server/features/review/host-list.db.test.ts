import { beforeEach, describe, expect, it } from 'vitest';
import { bookFree } from '#tests/support/booking/talking.ts';
import { insertBookableCourse, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { panelPeople, type PanelPerson, usePanel } from '#tests/support/host/panel-suite.ts';

const suite = usePanel();
let [weaving, cooking]: TestCourse[] = [];
beforeEach(async () => {
  for (const table of ['review_aspect', 'review_photo', 'review', 'rate_limit'])
    await suite.base.pool.query(`delete from ${table}`);
  weaving = await insertBookableCourse(suite.base.pool);
  cooking = await insertBookableCourse(suite.base.pool);
});

async function review(
  course: TestCourse,
  rating: number,
  more: { daysAgo?: number; reply?: string; bookingId?: string; removed?: string } = {},
) {
  const { daysAgo = 1, reply = '', bookingId = null, removed = null } = more;
  const [{ id } = { id: '' }] = await suite.rows<{ id: string }>(
    `insert into review (course_id, guest_name, guest_country, rating, body, host_reply, booking_id, created_at, removed_at, removal_reason)
     values ($1, 'Bo', 'NO', $2, 'A fine day', $3, $4, banyan_now() - make_interval(days => $5), case when $6::text is null then null else banyan_now() end,
       coalesce($6, '')) returning id`,
    [course.id, rating, reply, bookingId, daysAgo, removed],
  );
  await suite.rows(
    `insert into review_aspect (review_id, aspect, rating, labels, details) values ($1, 'host', 3, '{late}', 'She came late')`,
    [id],
  );
  return id;
}
const list = async (body: object = {}, who: PanelPerson = 'host') =>
  (await suite.call('written-review/list-host', body, who)) as unknown as {
    code?: string;
    total: number;
    data: {
      id: string;
      rating: number;
      reply: string | null;
      private: { details: string }[];
      text: string;
      removed: string | null;
    }[];
    courses: { id: number; average: number | null; total: number; unanswered: number }[];
  };
const reply = (review_id: string, who: PanelPerson = 'host') =>
  suite.call('written-review/reply', { review_id, reply: 'Thank you for coming.' }, who);

describe('the reviews of a host', () => {
  it('come with the private step: those without a reply first, then the newest', async () => {
    const answered = await review(weaving!, 5, { daysAgo: 1, reply: 'Thanks' });
    const old = await review(weaving!, 4, { daysAgo: 30 });
    const fresh = await review(cooking!, 2, { daysAgo: 2 });
    const { data, courses } = await list();
    expect(data.map(({ id }) => id)).toEqual([fresh, old, answered]);
    expect(data[0]).toMatchObject({
      text: 'A fine day',
      private: [{ aspect: 'host', rating: 3, labels: ['late'], details: 'She came late' }],
    });
    expect(courses.find(({ id }) => id === weaving!.id)).toMatchObject({ average: 4.5, total: 2, unanswered: 1 });
    expect(courses.find(({ id }) => id === cooking!.id)).toMatchObject({ average: 2, total: 1, unanswered: 1 });
  });

  it('can be narrowed, and one that was removed counts in no figure', async () => {
    await review(weaving!, 5, { reply: 'Thanks' });
    const low = await review(weaving!, 1);
    const gone = await review(cooking!, 1, { removed: 'It was about another place.' });
    expect((await list({ course_id: weaving!.id })).total).toBe(2);
    expect((await list({ rating: 1 })).data.map(({ id }) => id)).toEqual([low, gone]);
    expect((await list({ unanswered: true })).data.map(({ id }) => id)).toEqual([low]);
    expect((await list({ rating: 3 })).total).toBe(0);
    const { data, courses } = await list({ course_id: cooking!.id });
    expect(data).toMatchObject([{ id: gone, text: '', removed: 'It was about another place.' }]);
    expect(courses.find(({ id }) => id === cooking!.id)).toMatchObject({ average: null, total: 0, unanswered: 0 });
  });

  it('are for the host and who answers for it: a guide and another host read none of it', async () => {
    const id = await review(weaving!, 3);
    expect((await list({ host_id: hostId }, 'coordinator')).total).toBe(1);
    for (const who of ['guide', 'other', 'nina'] as const) {
      expect(['page-not-found', 'forbidden']).toContain((await list({ host_id: hostId }, who)).code);
      expect((await reply(id, who)).code).toBe('review-not-found');
    }
    expect((await list({ host_id: panelPeople.other }, 'coordinator')).total).toBe(0);
  });

  it('the private step of a booking is not read by a guide who may open it', async () => {
    const { ref } = await bookFree(suite.program, weaving!);
    const [{ id } = { id: '' }] = await suite.rows<{ id: string }>('select id from booking where ref = $1', [ref]);
    await review(weaving!, 3, { bookingId: id });
    expect(await suite.call('booking/detail', { booking_id: id }, 'guide')).toMatchObject({ viewer: 'host' });
    expect((await suite.call('written-review/of-booking', { booking_id: id }, 'guide')).code).toBe('booking-not-found');
    expect((await suite.call('written-review/reply', { booking_id: id, reply: 'Hello there' }, 'guide')).code).toBe(
      'booking-not-found',
    );
    expect(await suite.call('written-review/of-booking', { booking_id: id }, 'coordinator')).toMatchObject({
      review: { rating: 3 },
    });
  });

  it('get one reply, also from two windows, in both names, and its author is told where there is one', async () => {
    const { ref } = await bookFree(suite.program, weaving!);
    const [{ id: bookingId } = { id: '' }] = await suite.rows<{ id: string }>('select id from booking where ref = $1', [
      ref,
    ]);
    const id = await review(weaving!, 3, { bookingId });
    const ends = await Promise.all([reply(id, 'coordinator'), reply(id, 'coordinator'), reply(id, 'coordinator')]);
    expect(ends.map(({ code }) => code ?? 'done').toSorted()).toEqual(['conflict', 'conflict', 'done']);
    expect((await suite.queued('review-replied')).map(({ booking_id: of }) => of)).toEqual([bookingId]);
    expect(
      await suite.rows(`select actor_id, detail from audit_log where action = 'review.reply' and subject = $1`, [
        `review:${id}`,
      ]),
    ).toEqual([{ actor_id: panelPeople.coordinator, detail: { role: 'coordinator', on_behalf_of: hostId } }]);
    const demo = await review(weaving!, 4);
    expect(await reply(demo)).toMatchObject({ status: 'success' });
    expect((await list()).data.every((one) => one.reply === 'Thank you for coming.')).toBe(true);
    expect((await reply(crypto.randomUUID())).code).toBe('review-not-found');
  });
});
