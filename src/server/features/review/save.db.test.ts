import { describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { people, useReviews, words } from '#tests/support/booking/review-suite.ts';
import { verifyReviews } from './review-log.ts';

const suite = useReviews();
const { visited, call, save, photo, mailsOf } = suite;
const rowOf = async (bookingId: string) =>
  (await suite.base.pool.query('select * from review where booking_id = $1', [bookingId])).rows[0];

describe('review/check', () => {
  it('says what can be reviewed, until when, and with which labels', async () => {
    const id = await visited();
    const body = (await call('review/check', { booking_id: id })) as unknown as Record<string, unknown>;
    expect(body).toMatchObject({
      status: 'success',
      can_review: true,
      exists: false,
      course_title: 'Cook with Mai in her kitchen',
      host_name: 'Mai',
      reward: 5,
      labels: { host: expect.arrayContaining(['warm', 'late', 'other']) },
    });
    await save(id);
    expect(await call('review/check', { booking_id: id })).toMatchObject({ can_review: false, exists: true });
  });

  it('knows no booking of another account, and none that waits for its owner', async () => {
    const id = await visited();
    expect((await call('review/check', { booking_id: id }, 'bob')).code).toBe('booking-not-found');
    await suite.base.pool.query(`update booking set in_account = 'offered' where id = $1`, [id]);
    expect((await call('review/check', { booking_id: id })).code).toBe('booking-not-found');
    expect((await save(id)).code).toBe('booking-not-found');
    const visitor = await suite.program.visitor();
    expect((await visitor.call('review/save', { booking_id: id, ...words })).body.code).toBe('unauthorized');
  });
});

describe('review/save', () => {
  it('posts both steps, and counts at once', async () => {
    const id = await visited();
    const aspect = { rating: 2, labels: ['late', 'late'], details: ' An hour ' };
    const body = await save(id, {
      review: '  ต้มยำอร่อยมาก  ',
      private: {
        accuracy: { rating: 5, labels: ['as-described'] },
        overall: { rating: 4, labels: ['fun'] },
        host: aspect,
      },
    });
    expect(body).toMatchObject({
      status: 'success',
      coupon_code: null,
      log_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await rowOf(id)).toMatchObject({
      id: body.review_id,
      rating: 4,
      body: 'ต้มยำอร่อยมาก',
      language: 'th',
      guest_name: 'Ada evil. example',
      guest_country: 'NO',
      is_rewarded: false,
    });
    const kept = await suite.base.pool.query(
      'select aspect, rating, labels, details from review_aspect where review_id = $1 order by aspect',
      [body.review_id],
    );
    expect(kept.rows).toHaveLength(3);
    expect(kept.rows[1]).toEqual({ aspect: 'host', rating: 2, labels: ['late'], details: 'An hour' });
    const { rows } = await suite.base.pool.query(
      'select review_total, review_sum from course where id = (select course_id from review where id = $1)',
      [body.review_id],
    );
    expect(rows).toEqual([{ review_total: 1, review_sum: 4 }]);
    expect(await mailsOf(id)).toEqual(['host-review', 'review-thanks']);
  });

  it('earns a code with a photo, whatever the stars, and says that it did', async () => {
    const id = await visited();
    const images = [await photo('red'), await photo('blue')];
    const body = await save(id, { rating: 1, images, image_alts: ['The pot <b>', ''] });
    expect(body.coupon_code).toMatch(/^THANKS-[A-Z]{8}-[A-Z]{8}$/);
    expect(await rowOf(id)).toMatchObject({ is_rewarded: true, photo_total: 2 });
    const shown = await suite.base.pool.query(
      'select position, alt from review_photo where review_id = $1 order by position',
      [body.review_id],
    );
    expect(shown.rows).toEqual([
      { position: 1, alt: 'The pot <b>' },
      { position: 2, alt: '' },
    ]);
    const code = await suite.base.pool.query(
      'select kind, amount_cents, minimum_spend_cents, max_uses, owner_id from coupon where code = $1',
      [body.coupon_code],
    );
    expect(code.rows).toEqual([
      { kind: 'fixed', amount_cents: 500, minimum_spend_cents: 2000, max_uses: 1, owner_id: people.ada },
    ]);
    const course = await insertBookableCourse(suite.base.pool);
    const used = await call('booking/calculate', {
      course_id: course.id,
      date: course.date,
      time: course.time,
      pax: 2,
      coupon_code: body.coupon_code,
    });
    expect(used).toMatchObject({ status: 'success', coupon_discount: 5 });
  });

  it.each([
    [{ rating: undefined }, 'rating-missing', 'rating', 'Please select a rating'],
    [{ review: ' ' }, 'details-missing', 'review', 'Please fill the details'],
    [{ terms: false }, 'terms-missing', 'terms', 'Accept the terms to post your review'],
    [
      {
        private: {
          accuracy: { rating: 4, labels: ['warm'] },
          overall: { rating: 4, labels: ['fun'] },
          host: { rating: 5, labels: [] },
        },
      },
      'labels-missing',
      'private.accuracy.labels',
      'Give meaning to your feedback by selecting one or more options below',
    ],
  ])('refuses %j and names the field', async (more, code, field, text) => {
    const id = await visited();
    expect(await save(id, more)).toMatchObject({ code, message: text, fields: { [field]: text } });
    expect(await rowOf(id)).toBeUndefined();
  });

  it.each([
    [{ status: 'confirmed' }, 'review-closed'],
    [{ status: 'no_show' }, 'review-closed'],
    [{ status: 'cancelled' }, 'review-closed'],
    [{ daysAgo: 61 }, 'review-closed'],
    [{ daysAgo: 59 }, undefined],
  ])('of a booking %j: %s', async (booking, code) => {
    expect((await save(await visited(booking))).code).toBe(code);
  });

  it('takes own photos for reviews alone, and all or none of them', async () => {
    const id = await visited();
    const mine = await photo('teal');
    for (const other of [await photo('teal', 'bob'), await photo('navy', 'ada', { purpose: 'message' }), people.bob]) {
      const refused = await save(id, { images: [mine, other] });
      expect(refused).toMatchObject({ code: 'bad-input', fields: { images: expect.any(String) } });
    }
    expect((await save(id, { images: [mine, mine] })).code).toBe('bad-input');
    expect((await save(id, { images: [mine] })).status).toBe('success');
    expect((await save(await visited(), { images: [mine] })).code).toBe('bad-input');
  });

  it('twenty times at once makes one review, one code and one pair of mails, and answers all alike', async () => {
    const id = await visited();
    const images = [await photo('gold')];
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(id, { images })));
    expect(
      new Set(
        answers.map(({ status, review_id, coupon_code, log_hash }) =>
          JSON.stringify([status, review_id, coupon_code, log_hash]),
        ),
      ).size,
    ).toBe(1);
    expect(answers[0]?.status).toBe('success');
    const { rows } = await suite.base.pool.query(
      `select (select count(*)::int from review where booking_id = $1) as reviews,
         (select count(*)::int from review_log where review_id = $2) as logged,
         (select count(*)::int from coupon where code = $3) as codes`,
      [id, answers[0]?.review_id, answers[0]?.coupon_code],
    );
    expect(rows).toEqual([{ reviews: 1, logged: 1, codes: 1 }]);
    expect(await mailsOf(id)).toHaveLength(2);
  });

  it('is never changed: the same again answers the same, another one is refused', async () => {
    const id = await visited();
    const first = await save(id);
    expect(await save(id)).toEqual(first);
    for (const more of [{ rating: 5 }, { review: 'Better' }, { country: 'SE' }])
      expect((await save(id, more)).code).toBe('review-exists');
    expect((await rowOf(id)).rating).toBe(4);
  });

  it('of many bookings at once makes one chain', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => visited()));
    const saved = await Promise.all(ids.map((id) => save(id)));
    expect(saved.map(({ status }) => status)).toEqual(ids.map(() => 'success'));
    const verdict = await verifyReviews(
      suite.program.services.db,
      saved.map(({ log_hash }) => log_hash),
    );
    expect(verdict.faults).toEqual([]);
  });
});
