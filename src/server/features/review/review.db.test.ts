import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { guestId, hostId, insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

interface Written {
  rating: number;
  days: number;
  body?: string;
  photos?: number;
  reply?: string;
  language?: string;
}

let program: TestApp;
let visitor: Visitor;

const story = (name: string) => `${name}: a morning that we still talk about at home, and a host who listens first.`;

async function write(pool: Pool, courseId: number, reviews: readonly Written[]): Promise<void> {
  for (const [
    index,
    { rating, days, body = `Review ${index + 1}`, photos = 0, reply = '', language = 'en' },
  ] of reviews.entries()) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into review (course_id, guest_name, guest_country, rating, body, host_reply, is_rewarded, created_at,
         language)
       values ($1, 'Guest', 'DE', $2, $3, $4, $5, banyan_now() - make_interval(days => $6), $7) returning id`,
      [courseId, rating, body, reply, photos > 0, days, language],
    );
    await pool.query(
      `insert into review_photo (review_id, position, picture_id, alt)
       select $1, n, 'review-picture', 'Photo ' || n from generate_series(1, $2::int) n`,
      [rows[0]?.id, photos],
    );
  }
}

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      await pool.query(`insert into picture (id, sha256, width, height, blur, dominant)
        values ('review-picture', sha256('x'), 1600, 1000, 'data:,', '#336655')`);
      for (const id of [1, 2]) await insertCourse(pool, { id, title: `Course number ${id}`, rank: 10 - id });
      await insertCourse(pool, { id: 3, title: 'Course number 3', city_id: 2 });
      await insertCourse(pool, { id: 4, status: 'paused' });
      await insertCourse(pool, { id: 5, status: 'draft' });
      await insertCourse(pool, { id: 6, city_id: 3 });
      await write(pool, 1, [
        { rating: 5, days: 1, body: story('First') },
        { rating: 3, days: 2, photos: 2 },
        { rating: 4, days: 3, reply: 'Thank you.' },
        { rating: 3, days: 4 },
        { rating: 5, days: 5, photos: 1 },
        { rating: 1, days: 6, body: story('Sixth') },
        { rating: 4, days: 7 },
      ]);
      await write(pool, 2, [{ rating: 4, days: 1, body: story('Second course') }]);
      await write(pool, 3, [
        { rating: 2, days: 1, body: story('Unhappy') },
        { rating: 5, days: 3, body: story('Happy') },
      ]);
      await write(pool, 4, [{ rating: 2, days: 9, body: story('No longer offered') }]);
    },
  });
  visitor = createVisitor(program.app);
});

afterAll(() => program.close());

const names = (reviews: readonly { text: string }[]) => reviews.map(({ text }) => text.split(':')[0]);

describe('review/course-list', () => {
  const inOrder = async (asked: object) =>
    names((await visitor.must('review/course-list', { course_id: 1, ...asked })).reviews);
  const newest = ['First', 'Review 2', 'Review 3', 'Review 4', 'Review 5', 'Sixth'];

  it.each([
    ['date-newer', newest],
    ['date-older', ['Review 7', 'Sixth', 'Review 5', 'Review 4', 'Review 3', 'Review 2']],
    ['rating-higher', ['First', 'Review 5', 'Review 3', 'Review 7', 'Review 2', 'Review 4']],
    ['rating-lower', ['Sixth', 'Review 2', 'Review 4', 'Review 3', 'Review 7', 'First']],
    ['photo', ['Review 2', 'Review 5', 'First', 'Review 3', 'Review 4', 'Sixth']],
  ] as const)('%s: among equals the newest first', async (sort, order) => {
    expect(await inOrder({ sort })).toEqual(order);
  });

  it('starts with the newest, and takes a direction for date and rating', async () => {
    expect(await inOrder({})).toEqual(newest);
    expect(await inOrder({ sort: 'date', sort_type: 'asc' })).toEqual(await inOrder({ sort: 'date-older' }));
    expect(await inOrder({ sort: 'rating', sort_type: 'desc' })).toEqual(await inOrder({ sort: 'rating-higher' }));
  });

  it.each(limits.reviewSorts)('shows each review once over all pages of %s', async (sort) => {
    const first = await visitor.must('review/course-list', { course_id: 1, sort });
    const second = await visitor.must('review/course-list', { course_id: 1, sort, offset: first.next_offset ?? -1 });
    expect([first.next_offset, second.next_offset, second.total]).toEqual([6, null, 7]);
    expect(new Set([...first.reviews, ...second.reviews].map(({ id }) => id)).size).toBe(7);
  });

  it('carries photos with image and prefix, the mark of a reward and the reply', async () => {
    const { reviews } = await visitor.must('review/course-list', { course_id: 1, content_translate: true });
    const [plain, photographed, answered] = reviews;
    const photo = { prefix: '/images/', image: 'review-picture/card-295.webp', id: 'review-picture' };
    expect(photographed?.images).toEqual([
      { ...photo, alt: 'Photo 1' },
      { ...photo, alt: 'Photo 2' },
    ]);
    expect([plain?.images, plain?.rewarded, photographed?.rewarded]).toEqual([[], false, true]);
    expect([plain?.reply, answered?.reply, answered?.is_translated]).toEqual([null, 'Thank you.', false]);
  });

  it('counts all ratings, whatever the page', async () => {
    const list = await visitor.must('review/course-list', { course_id: 1, offset: 600 });
    expect(list).toMatchObject({ total: 7, average_rating: 3.57, distribution: [1, 0, 2, 2, 2], next_offset: null });
    expect(list.reviews).toEqual([]);
  });

  it.each([4, 5, 6, 999])('answers 404 for the course %i, which nobody can open', async (course_id) => {
    expect((await visitor.call('review/course-list', { course_id })).status).toBe(404);
  });
});

describe('review/profile-list', () => {
  it('has the total and the reviews of all courses, a paused one without its link', async () => {
    const list = await visitor.must('review/profile-list', { user_id: hostId, sort: 'rating', sort_type: 'asc' });
    expect([list.total, list.average_rating, list.distribution]).toEqual([11, 3.45, [1, 2, 2, 3, 3]]);
    const [sixth, unhappy, gone] = list.reviews;
    expect(names([sixth, unhappy, gone].flatMap((one) => one ?? []))).toEqual([
      'Sixth',
      'Unhappy',
      'No longer offered',
    ]);
    expect(gone?.course).toBeNull();
    const course = { id: 3, title: 'Course number 3', city_name: 'Kathmandu', city_slug: 'kathmandu' };
    expect(unhappy?.course).toEqual(course);
  });

  it('answers 404 for anyone who is no host', async () => {
    for (const user_id of [guestId, '00000000-0000-4000-8000-00000000dead'])
      expect((await visitor.call('review/profile-list', { user_id })).status).toBe(404);
  });
});

describe('review/homepage', () => {
  it('takes a good review with something to say of each course, every city first once', async () => {
    const { data } = await visitor.must('review/homepage', {});
    expect(names(data)).toEqual(['First', 'Happy', 'Second course']);
    expect(data.map(({ course }) => course?.city_name)).toEqual(['Hanoi', 'Kathmandu', 'Hanoi']);
    expect(await visitor.must('review/homepage', { limit: 2 })).toMatchObject({ data: data.slice(0, 2) });
  });
});

describe('review/image', () => {
  it('has the photos of the newest review first, with their total', async () => {
    const { data, total, next_offset } = await visitor.must('review/image', { course_id: 1 });
    expect([data.map(({ alt }) => alt), total, next_offset]).toEqual([['Photo 1', 'Photo 2', 'Photo 1'], 3, null]);
    expect(await visitor.must('review/image', { course_id: 1, offset: 2 })).toMatchObject({
      data: [data[2]],
      total: 3,
    });
    expect(await visitor.must('review/image', { course_id: 2 })).toMatchObject({ data: [], total: 0 });
    expect((await visitor.call('review/image', { course_id: 4 })).status).toBe(404);
  });
});

it('a review counts its photos, and never has more than four', async () => {
  const { pool } = program.database;
  const totals = () => pool.query('select photo_total from review where course_id = 2').then(({ rows }) => rows);
  await write(pool, 2, [{ rating: 5, days: 3, photos: 4 }]);
  expect(await totals()).toEqual([{ photo_total: 0 }, { photo_total: 4 }]);
  await expect(write(pool, 2, [{ rating: 5, days: 3, photos: 5 }])).rejects.toThrow('check constraint');
  await pool.query('delete from review_photo where position = 4');
  expect(await totals()).toContainEqual({ photo_total: 3 });
});

it('a list is narrowed to what says something, to stars and to a language; its figures stay those of all', async () => {
  const { pool } = program.database;
  await insertCourse(pool, { id: 7 });
  await write(pool, 7, [
    { rating: 5, days: 1, body: '' },
    { rating: 4, days: 2, body: 'Deux: bravo', language: 'fr' },
    { rating: 5, days: 3, body: '', photos: 1 },
    { rating: 4, days: 4, body: 'Four: well' },
    { rating: 4, days: 5, body: '' },
  ]);
  const list = async (filter: object) => {
    const found = await visitor.must('review/course-list', { course_id: 7, ...filter });
    expect([found.total, found.distribution]).toEqual([5, [0, 0, 0, 3, 2]]);
    expect(found.languages).toEqual([
      { language: 'en', total: 2 },
      { language: 'fr', total: 1 },
    ]);
    return [names(found.reviews), found.matching, found.without_words, found.next_offset];
  };
  expect(await list({})).toEqual([['', 'Deux', '', 'Four', ''], 5, 2, null]);
  expect(await list({ written: 1 })).toEqual([['Deux', '', 'Four'], 3, 2, null]);
  expect(await list({ written: true, rating: 4 })).toEqual([['Deux', 'Four'], 2, 1, null]);
  expect(await list({ rating: 4 })).toEqual([['Deux', 'Four', ''], 3, 1, null]);
  expect(await list({ language: 'fr' })).toEqual([['Deux'], 1, 2, null]);
  expect(await list({ language: 'fr', rating: 5 })).toEqual([[], 0, 1, null]);
});

describe('themes of reviews', () => {
  it('counts what at least three mention, with a sentence of one, and shows only those when asked', async () => {
    const word = (n: number, body: string) => ({ rating: 5, days: n, body });
    const course = 70;
    const { pool } = program.database;
    await insertCourse(pool, { id: course });
    await write(pool, course, [
      word(1, 'The lunch was by far the best of our trip.'),
      word(2, 'Delicious!'),
      word(3, 'We ate and ate.'),
      { ...word(4, 'La place, lunch'), language: 'fr' },
      { rating: 4, days: 5, body: '' },
    ]);
    const all = await visitor.must('review/course-list', { course_id: course });
    expect(all.themes).toEqual([{ theme: 'food', total: 3, example: 'The lunch was by far the best of our trip.' }]);
    const found = await visitor.must('review/course-list', { course_id: course, theme: 'food' });
    expect([found.matching, found.total, found.without_words, found.reviews.length]).toEqual([3, 5, 0, 3]);
    expect(found.themes).toEqual(all.themes);
  });
});
