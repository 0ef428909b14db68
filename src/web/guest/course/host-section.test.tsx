import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { AppProvider } from '#src/web/platform/app/app-context.tsx';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { HostSection } from './CourseColumn.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { plainChoice } from './reviews/review-choice.ts';
import type { ReviewList } from './product-data.ts';

const api = createApi(async () => ({ status: 'error', code: 'internal', message: 'x' }));
const draw = (node: ReactNode) =>
  renderToString(<AppProvider app={{ api, settings: fixtureSettings }}>{node}</AppProvider>);
const image = { id: 'host-wayan', alt: 'Illustration of Wayan', width: 384, height: 384 };
const seen = { ...image, blur: null, dominant: '#22645c', focal: null };
const host = { ...fixtureCourse.host, image: seen };

const answered: ReviewList = {
  total: 1,
  average_rating: 4,
  distribution: [0, 0, 0, 1, 0],
  matching: 1,
  without_words: 0,
  languages: [],
  reviews: [
    {
      id: '018f0000-0000-7000-8000-000000000007',
      rating: 4,
      text: 'A quiet morning.',
      language: 'en',
      is_translated: false,
      author_name: 'Mara',
      author_country: 'NO',
      author_image: null,
      created_at: '2026-10-01T08:00:00Z',
      images: [],
      rewarded: false,
      reply: 'Thank you for coming.',
      course: null,
    },
  ],
  next_offset: null,
};

describe('the face of a host', () => {
  it('is seen in the card, which keeps its room, and is initials without a picture', () => {
    const html = draw(<HostSection course={{ ...fixtureCourse, host }} />);
    expect(html).toMatch(/<img[^>]+alt="Illustration of Wayan"[^>]+width="192"[^>]+height="192"/);
    const bare = draw(<HostSection course={{ ...fixtureCourse, host: { ...host, image: null } }} />);
    expect(bare).not.toContain('<img');
  });

  it('stands beside what they answer to a review', () => {
    const html = draw(
      <Reviews
        courseId={9}
        host={{ ...host, country: 'ID' }}
        first={answered}
        part={{ offset: 0, ...plainChoice }}
        onPhotos={() => undefined}
      />,
    );
    expect(html).toContain('/images/host-wayan/square-96.avif');
  });
});
