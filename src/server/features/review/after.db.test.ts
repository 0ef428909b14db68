import { describe, expect, it } from 'vitest';
import { people, useReviews } from '#tests/support/booking/review-suite.ts';
import { findPublished } from './log-queries.ts';
import { verifyReviews } from './review-log.ts';

const suite = useReviews();
const { visited, call, save, mailsOf } = suite;
const script = '<script>alert(1)</script>';

async function written(): Promise<{ bookingId: string; reviewId: string; courseId: number }> {
  const bookingId = await visited();
  const step = { rating: 2, labels: ['rushed'], details: 'Two stops too many' };
  const good = { rating: 5, labels: ['warm'] };
  const { review_id } = await save(bookingId, {
    review: script,
    private: { accuracy: { rating: 5, labels: ['as-described'] }, overall: step, host: good },
  });
  const { rows } = await suite.base.pool.query('select course_id from review where id = $1', [review_id]);
  return { bookingId, reviewId: review_id, courseId: rows[0].course_id as number };
}
type List = {
  total: number;
  average_rating: number | null;
  reviews: { text: string; reply: string | null }[];
  removed?: { reason: string }[];
};
const listOf = async (courseId: number) =>
  (await call('review/course-list', { course_id: courseId })) as unknown as List;

describe('the host of a review', () => {
  it('reads it with the private step, which nobody else does', async () => {
    const { bookingId } = await written();
    const { review } = (await call('written-review/of-booking', { booking_id: bookingId }, 'mai')) as unknown as {
      review: object;
    };
    expect(review).toMatchObject({
      text: script,
      reply: null,
      private: [{ aspect: 'accuracy' }, { aspect: 'overall', details: 'Two stops too many' }, { aspect: 'host' }],
    });
    for (const who of ['ada', 'bob'] as const)
      expect((await call('written-review/of-booking', { booking_id: bookingId }, who)).code).toBe('booking-not-found');
  });

  it('replies once, also when pressed many times, and the author is told', async () => {
    const { bookingId, courseId } = await written();
    const reply = (text: string, who: 'mai' | 'ada' | 'bob' = 'mai') =>
      call('written-review/reply', { booking_id: bookingId, reply: text }, who);
    expect((await reply('From a stranger', 'bob')).code).toBe('booking-not-found');
    expect((await reply('From its author', 'ada')).code).toBe('booking-not-found');
    expect((await reply('   ')).code).toBe('bad-input');
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => reply(`Thank you ${n} ${script}`)));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'conflict')).toHaveLength(5);
    expect((await listOf(courseId)).reviews[0]?.reply).toContain(script);
    expect((await mailsOf(bookingId)).filter((kind) => kind === 'review-replied')).toHaveLength(1);
  });
});

describe('a report', () => {
  it('opens one task, and changes nothing else', async () => {
    const { reviewId, courseId } = await written();
    for (const reason of ['threat', 'bought'])
      expect(
        (await call('written-review/report', { review_id: reviewId, reason, details: script }, 'bob')).status,
      ).toBe('success');
    const { rows } = await suite.base.pool.query('select kind, detail from staff_task where subject = $1', [
      `review:${reviewId}`,
    ]);
    expect(rows).toEqual([{ kind: 'review_report', detail: `Threat or insult: ${script}` }]);
    expect((await listOf(courseId)).total).toBe(1);
    expect((await call('written-review/report', { review_id: people.bob, reason: 'threat' })).code).toBe(
      'page-not-found',
    );
  });
});

describe('a removal', () => {
  const reason = 'It reveals private details of a person.';

  it('is for operators, stands in public without the text, counts no more, and is in log and audit', async () => {
    const { reviewId, courseId, bookingId } = await written();
    await call('written-review/report', { review_id: reviewId, reason: 'private_details' });
    for (const who of ['ada', 'mai'] as const)
      expect((await call('written-review/remove', { review_id: reviewId, reason }, who)).code).toBe('forbidden');
    expect((await call('written-review/remove', { review_id: reviewId, reason: 'bad' }, 'olga')).code).toBe(
      'bad-input',
    );
    expect((await call('written-review/remove', { review_id: reviewId, reason }, 'olga')).status).toBe('success');
    const list = await listOf(courseId);
    expect(list).toMatchObject({ total: 0, average_rating: null, reviews: [], removed: [{ reason }] });
    expect(JSON.stringify(list)).not.toContain('script');
    const result = await suite.base.pool.query(
      `select (select review_total from course where id = $1) as total,
         (select detail ->> 'reason' from audit_log where subject = $2 and actor_id = $3) as audit,
         (select closed_at is not null from staff_task where subject = $2) as closed`,
      [courseId, `review:${reviewId}`, people.olga],
    );
    expect(result.rows).toEqual([{ total: 0, audit: reason, closed: true }]);
    expect(await mailsOf(bookingId)).toContain('review-removed');
    expect((await call('written-review/remove', { review_id: reviewId, reason }, 'olga')).code).toBe('page-not-found');
    expect((await call('written-review/reply', { booking_id: bookingId, reply: 'Too late' }, 'mai')).code).toBe(
      'conflict',
    );
    expect((await save(bookingId)).code).toBe('review-exists');
    expect((await verifyReviews(suite.program.services.db)).faults).toEqual([]);
  });

  it('is taken back with its text and stars, counts again, and is in log and audit', async () => {
    const { reviewId, courseId, bookingId } = await written();
    const restore = (who: 'ada' | 'mai' | 'olga' = 'olga', why = 'It was about this experience.') =>
      call('written-review/restore', { review_id: reviewId, reason: why }, who);
    const { total, average_rating, reviews } = await listOf(courseId);
    const before = { total, average_rating, reviews };
    expect(before).toMatchObject({ total: 1, reviews: [{ text: script }] });
    expect((await restore()).code).toBe('page-not-found');
    await call('written-review/remove', { review_id: reviewId, reason }, 'olga');
    for (const who of ['ada', 'mai'] as const) expect((await restore(who)).code).toBe('forbidden');
    expect((await restore('olga', 'short')).code).toBe('bad-input');
    const answers = await Promise.all(Array.from({ length: 4 }, () => restore()));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
    expect(await listOf(courseId)).toMatchObject(before);
    const audit = await suite.base.pool.query(
      `select detail from audit_log where subject = $1 and action = 'review.restore' and actor_id = $2`,
      [`review:${reviewId}`, people.olga],
    );
    expect(audit.rows).toMatchObject([{ detail: { before: { removed: true, reason }, after: { removed: false } } }]);
    expect((await mailsOf(bookingId)).filter((kind) => kind === 'review-restored')).toHaveLength(1);
    const { db } = suite.program.services;
    expect((await verifyReviews(db)).faults).toEqual([]);
    const { removed } = await findPublished(db);
    // Removed again: the log has both.
    await call('written-review/remove', { review_id: reviewId, reason }, 'olga');
    expect((await findPublished(db)).removed).toBe(removed + 1);
    expect((await verifyReviews(db)).faults).toEqual([]);
    // A review restored by hand contradicts the log.
    await suite.base.pool.query(`update review set removed_at = null, removal_reason = '' where id = $1`, [reviewId]);
    expect((await verifyReviews(db)).faults).toEqual([expect.stringContaining('is shown, and row')]);
  });
});
