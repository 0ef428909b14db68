import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { AppProvider } from '#src/web/platform/app/app-context.tsx';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { DateRow, UpcomingDates } from './dates/UpcomingDates.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { HostSection } from './CourseColumn.tsx';
import { MeetingPoint } from './MeetingPoint.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { GuestPhotos } from './ProductPage.tsx';
import { plainChoice } from './reviews/review-choice.ts';
import type { ReviewList, ReviewPhotoPage } from './product-data.ts';

const api = createApi(async () => ({ status: 'error', code: 'internal', message: 'x' }));
const draw = (node: ReactNode) =>
  renderToString(<AppProvider app={{ api, settings: fixtureSettings }}>{node}</AppProvider>).replaceAll('<!-- -->', '');
const nothing = () => undefined;

const wayan = { name: 'I Wayan Sudarma', image: null, country: 'ID' };
const photo = (id: string) => ({ image: `/${id}/card-590.jpg`, prefix: '/images', id, alt: `Photo ${id}` });
const review: ReviewList['reviews'][number] = {
  id: '018f0000-0000-7000-8000-000000000007',
  rating: 4,
  text: 'เช้าวันนั้นสวยงามมาก',
  language: 'en',
  is_translated: false,
  author_name: 'Mara',
  author_country: 'NO',
  author_image: null,
  created_at: '2026-10-01T08:00:00Z',
  images: [photo('r1')],
  rewarded: true,
  reply: 'Thank you for coming.',
  course: null,
};
const list = (total: number): ReviewList => ({
  total,
  average_rating: total === 0 ? null : 4.25,
  distribution: [0, 0, 0, total, 0],
  matching: total,
  without_words: 0,
  languages: [],
  reviews: total === 0 ? [] : [review],
  next_offset: total > 1 ? 1 : null,
});
const reviews = (first: ReviewList | null, part: Partial<typeof plainChoice> = {}) =>
  draw(
    <Reviews
      courseId={9}
      host={wayan}
      first={first}
      part={{ offset: 0, ...plainChoice, ...part }}
      onPhotos={nothing}
    />,
  );

describe('the reviews of a product page', () => {
  it('say with 400 of them how many are shown, and offer more', () => {
    const html = reviews(list(400));
    expect(html).toContain('Showing 1 of 400');
    expect(html).toContain('Show more reviews');
    expect(html).toContain('width:100%');
  });

  it('mark a rewarded one, show its photos and the answer of the host', () => {
    const html = reviews(list(1));
    expect(html).toContain('Received a US$5 code for adding a photo');
    expect(html).toContain('Thank you for coming.');
    expect(html).toContain('/images/r1/card-');
    expect(html).not.toContain('Show more reviews');
  });

  it('are narrowed by links, and fold ratings without words into one line', () => {
    const html = reviews({ ...list(1), total: 13, without_words: 12 });
    expect(html).toContain('12 ratings without a comment');
    expect(html).toContain('href="?reviews_stars=4#reviews"');
    // A single language needs no choice.
    expect(html).not.toContain('All languages');
    const languages = [
      { language: 'en', total: 2 },
      { language: 'fr', total: 1 },
    ];
    expect(reviews({ ...list(3), languages })).toContain('French (1)');
  });

  it('say what they mention, narrow the list to it by a link, and show a sentence of the chosen one', () => {
    const themes = [{ theme: 'food' as const, total: 4, example: 'The soup was warm.' }];
    const html = reviews({ ...list(5), themes });
    expect(html).toContain('href="?reviews_theme=food#reviews"');
    expect(html).not.toContain('The soup was warm.');
    expect(reviews({ ...list(5), themes }, { theme: 'food' })).toContain('The soup was warm.');
  });

  it('say so when there is none, and link to how they are checked', () => {
    const html = reviews(list(0));
    expect(html).toContain('No reviews yet');
    expect(html).toContain('href="/how-reviews-work"');
    expect(html).not.toContain('<select');
  });

  it('say in the words of the specification that they did not load, with a way to try again', () => {
    const html = reviews(null);
    expect(html).toContain('failed to load. try again!');
    expect(html).toMatch(/<button[^>]*>.*Try again/s);
  });

  it('show six photos of guests in a strip, and how many there are next to them', () => {
    const photos = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(photo);
    const first: ReviewPhotoPage = { data: photos, total: 20, next_offset: 7 };
    const html = draw(<GuestPhotos courseId={9} first={first} onOpen={nothing} />);
    expect(html).toContain('Photos by guests');
    expect(html).toContain('Show all 20 photos');
    expect(html).toContain('+14');
    expect(html).not.toContain('/images/g/');
  });
});

describe('the next dates', () => {
  it('lead to the widget with date and time, and say how many seats are left when they are few', () => {
    const day = { date: '2026-12-06', times: [{ time: '14:00', seats_left: 2 }], price_from: 20 };
    const html = draw(<DateRow day={day} path="/ubud/9/tea" courseId={9} maxPax={8} />);
    expect(html).toContain('href="/ubud/9/tea?date=2026-12-06&amp;time=14:00#book"');
    expect(html).toContain('2 seats left');
  });

  it('do not call a small departure scarce that nobody has booked yet', () => {
    const day = { date: '2026-12-06', times: [{ time: '14:00', seats_left: 4 }], price_from: 20 };
    expect(draw(<DateRow day={day} path="/ubud/9/tea" courseId={9} maxPax={4} />)).not.toContain('seats left');
    expect(draw(<DateRow day={day} path="/ubud/9/tea" courseId={9} maxPax={6} />)).toContain('4 seats left');
  });

  it('say sold out in words, without a link', () => {
    const day = { date: '2026-12-06', times: [{ time: '14:00', seats_left: 0 }], price_from: 20 };
    const html = draw(<DateRow day={day} path="/ubud/9/tea" courseId={9} maxPax={8} />);
    expect(html).toContain('sold out');
    expect(html).not.toContain('<a');
  });

  it('say so when there is none', () => {
    const html = draw(<UpcomingDates course={{ ...fixtureCourse, upcoming: [], is_bookable: false }} />);
    expect(html).toContain('No dates at the moment');
  });
});

describe('pictures, host and meeting point', () => {
  it('every picture of the gallery opens on its own without script', () => {
    const html = draw(<Gallery images={fixtureCourse.images} onOpen={nothing} />);
    for (const { id } of fixtureCourse.images)
      expect(html).toMatch(new RegExp(`href="/images/${id}/full-[^"]+\\.jpg"`));
    expect(html).toContain('All 3 photos');
  });

  it('a host has Verified ID, community host, languages, reply time and reviews', () => {
    const course = {
      ...fixtureCourse,
      host: { ...fixtureCourse.host, ba_host: true, languages: ['English', 'Balinese'] },
    };
    const html = draw(<HostSection course={course} />);
    for (const text of [
      'Verified ID',
      'Community host',
      'English, Balinese',
      'Usually replies within 45 minutes',
      'Reviews of Wayan',
    ])
      expect(html).toContain(text);
    expect(draw(<HostSection course={{ ...course, review_total: 0 }} />)).not.toContain('Reviews of Wayan');
  });

  it('the meeting point has a map without script, links to full maps, and the pickup', () => {
    const pickup = {
      text: 'Hotels in Ubud',
      free: true,
      latitude: -8.5,
      longitude: 115.2,
      radius_km: 3,
      window_minutes: 20,
    };
    const image = {
      id: 'gate',
      alt: 'Illustration: a gate',
      width: 1600,
      height: 1000,
      blur: null,
      dominant: null,
      focal: null,
    };
    const meeting_point = { ...fixtureCourse.meeting_point, image };
    const course = { ...fixtureCourse, transport: 'free' as const, pickup, meeting_point };
    const html = draw(<MeetingPoint course={course} />);
    expect(html).toContain('openstreetmap.org');
    expect(html).toContain('Hotels in Ubud');
    expect(html).toContain('20 minutes');
    expect(html).toContain('role="img"');
    expect(html).toContain('Illustration: a gate');
  });
});
