import { describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import { limits } from '#src/domain/limits.ts';
import type { ApiTransport } from '#src/web/platform/api/api.ts';
import { renderPage } from '#src/web/entry-server.tsx';
import { fixtureCourses } from '#tests/support/web/courses.ts';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';

const review = {
  id: '018f0000-0000-7000-8000-000000000007',
  rating: 5,
  text: 'The kindest morning.',
  language: 'fr',
  is_translated: false,
  author_name: 'Mara',
  author_country: 'NO',
  author_image: null,
  created_at: '2026-10-01T08:00:00Z',
  images: [],
  rewarded: false,
  reply: null,
  course: null,
};
const reviews = {
  total: 5,
  average_rating: 4.8,
  distribution: [0, 0, 0, 1, 4],
  matching: 2,
  without_words: 3,
  languages: [
    { language: 'en', total: 1 },
    { language: 'fr', total: 1 },
  ],
  reviews: [review],
  next_offset: 1,
};

const tips = [{ title: 'Season', text: 'April to October is dry.' }];

const api: ApiTransport = async (name, input) => {
  const { course_id } = input as { course_id?: number };
  if (name === 'page/product-detail') {
    if (course_id !== 9) return { status: 'error', code: 'course-not-found', message: 'x' };
    return { status: 'success', course_detail: fixtureCourse, travel_tips: tips, user: null };
  }
  return name === 'review/course-list' ? { status: 'success', ...reviews } : fixtureTransport(name, input);
};
const render = (url: string, from = api) =>
  renderPage({ url, origin: 'https://banyan.example', api: from, page: fixtureSettings });
const page = '/ubud/9/rice-terraces-tea';

it('is tested with a course as the contract has it', () => {
  const { course_detail } = contract['page/product-detail'].out.shape;
  expect(course_detail.safeParse(fixtureCourse).error).toBeUndefined();
  expect(contract['review/course-list'].out.safeParse(reviews).error).toBeUndefined();
});

describe('the address of an experience', () => {
  it('is found under its own city, id and title', async () => {
    expect((await render(page)).status).toBe(200);
  });

  it.each([
    '/hanoi/9/rice-terraces-tea',
    '/ubud/8/rice-terraces-tea',
    '/Ubud/9/rice-terraces-tea',
    '/3/9/rice-terraces-tea',
  ])('%s is 404', async (url) => {
    expect((await render(url)).status).toBe(404);
  });

  it('is corrected when the title is another one, with the query kept', async () => {
    expect(await render('/ubud/9/rice?date=2026-12-05&time=09%3A00&utm=a+b')).toMatchObject({
      status: 301,
      redirect: `${page}?date=2026-12-05&time=09%3A00&utm=a+b`,
    });
  });
});

describe('the address of an experience that takes a break', () => {
  const paused = { id: 8, title: 'Clay at dawn', city_id: 3, city_slug: 'ubud', city_name: 'Ubud' };
  const pausing: ApiTransport = async (name, input) =>
    name === 'listing/paused' && (input as { course_id: number }).course_id === paused.id
      ? { status: 'success', data: paused }
      : name === 'course/related'
        ? { status: 'success', data: fixtureCourses.slice(0, 4) }
        : name === 'course/detail'
          ? { status: 'error', code: 'course-not-found', message: 'x' }
          : api(name, input);

  it('says so, with its city and three like it, and stays out of search engines', async () => {
    const { status, html } = await render('/ubud/8/clay-at-dawn', pausing);
    expect(status).toBe(404);
    expect(html).toContain('This experience is taking a break');
    expect(html).toContain('“Clay at dawn” can’t be booked at the moment');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).toContain('href="/3/ubud"');
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(html).not.toContain('could not be found');
  });

  it('is corrected like that of any other', async () => {
    expect(await render('/ubud/8/clay', pausing)).toMatchObject({ status: 301, redirect: '/ubud/8/clay-at-dawn' });
    expect(await render('/product/detail?id=8', pausing)).toMatchObject({ redirect: '/ubud/8/clay-at-dawn' });
  });

  it('is unknown under another city, and says nothing of an experience nobody knows', async () => {
    for (const url of ['/hanoi/8/clay-at-dawn', '/ubud/7/never']) {
      const { status, html } = await render(url, pausing);
      expect([status, html.includes('This page could not be found')]).toEqual([404, true]);
    }
  });
});

describe('the page of an experience', () => {
  it('has a gallery, add-ons, upcoming dates, reviews with their sorts and the booking form', async () => {
    const { html } = await render(page);
    for (const { id } of fixtureCourse.images) expect(html).toContain(`/images/${id}/wide-`);
    for (const { title } of fixtureCourse.addons) expect(html).toContain(title);
    expect(html).toContain(`href="${page}?date=2026-12-06&amp;time=14:00#book"`);
    expect(html).toContain('The kindest morning.');
    const sorts = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
    expect(sorts).toEqual(expect.arrayContaining([...limits.reviewSorts]));
    expect(html).toMatch(/<option value="date-newer" selected=""/);
    expect(html).toMatch(/<form[^>]*action="\/booking\/checkout"/);
  });

  it('says how many persons a translator serves and how many seats a vehicle has', async () => {
    const { html } = await render(page);
    expect(html).toContain('One per 4 guests');
    expect(html).toContain('Seats 6 guests');
  });

  it('ends with the travel tips of its city', async () => {
    const { html } = await render(page);
    expect(html).toContain(`Before you go to ${fixtureCourse.city.name}`);
    expect(html).toContain('April to October is dry.');
  });

  it('says in the words of the specification that the reviews did not load', async () => {
    const broken: ApiTransport = async (name, input) => {
      if (name === 'review/course-list') throw new TypeError('offline');
      return api(name, input);
    };
    const { status, html } = await render(page, broken);
    expect([status, html.includes('failed to load. try again!')]).toEqual([200, true]);
  });

  it('answers 404 for an experience that is gone', async () => {
    expect((await render('/ubud/77/gone')).status).toBe(404);
  });
});
