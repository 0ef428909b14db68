import { describe, expect, it } from 'vitest';
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import type { ReviewList } from '#src/web/guest/course/product-data.ts';
import type { ReviewChoice } from './review-choice.ts';
import { createReviewStore, type AskReviews } from './review-store.ts';

const review = (id: string): ReviewList['reviews'][number] => ({
  id,
  rating: 5,
  text: id,
  language: 'en',
  is_translated: false,
  author_name: 'Mara',
  author_country: 'NO',
  author_image: null,
  created_at: '2026-10-01T08:00:00Z',
  images: [],
  rewarded: false,
  reply: null,
  course: null,
});
const page = (ids: readonly string[], next: number | null): ReviewList => ({
  total: 400,
  average_rating: 4.8,
  distribution: [0, 0, 0, 80, 320],
  matching: 400,
  without_words: 0,
  languages: [{ language: 'en', total: 400 }],
  reviews: ids.map(review),
  next_offset: next,
});
const ok = (data: ReviewList): ApiAnswer<'review/course-list'> =>
  ({ ok: true, data: { status: 'success', ...data } }) as never;
const failure: ApiAnswer<'review/course-list'> = { ok: false, kind: 'network' };

/** A server that answers one by one, in any order. */
function slowServer() {
  const waiting: (ReviewChoice & { offset: number; answer: (value: ApiAnswer<'review/course-list'>) => void })[] = [];
  const ask: AskReviews = (asked) => new Promise((answer) => waiting.push({ ...asked, answer }));
  return { ask, waiting };
}
const ids = (store: ReturnType<typeof createReviewStore>) => store.getState().list?.reviews.map(({ id }) => id);

describe('a review list', () => {
  it('begins with the newest and what the page brought along', () => {
    const { ask, waiting } = slowServer();
    const store = createReviewStore(ask, page(['a'], 6));
    expect([store.getState().sort, ids(store), waiting.length]).toEqual(['date-newer', ['a'], 0]);
  });

  it('appends what is loaded later, each review once', async () => {
    const { ask, waiting } = slowServer();
    const store = createReviewStore(ask, page(['a', 'b'], 2));
    const more = store.more();
    expect(waiting[0]).toMatchObject({ sort: 'date-newer', offset: 2 });
    waiting[0]?.answer(ok(page(['b', 'c'], 4)));
    await more;
    expect([ids(store), store.getState().list?.next_offset]).toEqual([['a', 'b', 'c'], 4]);
  });

  it('starts again with another order', async () => {
    const { ask, waiting } = slowServer();
    const store = createReviewStore(ask, page(['a', 'b'], 2));
    const chosen = store.choose({ sort: 'rating-lower' });
    expect(waiting[0]).toMatchObject({ sort: 'rating-lower', offset: 0 });
    waiting[0]?.answer(ok(page(['z'], 1)));
    await chosen;
    expect([ids(store), store.getState().sort]).toEqual([['z'], 'rating-lower']);
  });

  it('shows the order that was chosen last, whichever answer comes last', async () => {
    const { ask, waiting } = slowServer();
    const store = createReviewStore(ask, page(['a'], 1));
    const both = [store.choose({ sort: 'rating-lower' }), store.choose({ sort: 'rating-higher' })];
    waiting[1]?.answer(ok(page(['high'], 1)));
    waiting[0]?.answer(ok(page(['low'], 1)));
    await Promise.all(both);
    expect([ids(store), store.getState().sort, store.getState().busy]).toEqual([['high'], 'rating-higher', false]);
  });

  it('drops more of the old order when another one is chosen meanwhile', async () => {
    const { ask, waiting } = slowServer();
    const store = createReviewStore(ask, page(['a'], 1));
    const both = [store.more(), store.choose({ sort: 'photo' })];
    waiting[1]?.answer(ok(page(['p'], null)));
    waiting[0]?.answer(ok(page(['b'], 2)));
    await Promise.all(both);
    expect(ids(store)).toEqual(['p']);
  });

  it('is narrowed to stars and a language, in the order that was chosen, and goes on so', async () => {
    const { ask, waiting } = slowServer();
    const store = createReviewStore(ask, page(['a'], 1));
    const choices = [{ sort: 'rating-lower' as const }, { rating: 4 }, { language: 'fr' }];
    for (const [index, changed] of choices.entries()) {
      const chosen = store.choose(changed);
      waiting[index]?.answer(ok(page(['x'], 1)));
      await chosen;
    }
    expect(waiting.at(-1)).toMatchObject({ sort: 'rating-lower', rating: 4, language: 'fr', offset: 0 });
    void store.more();
    expect(waiting.at(-1)).toMatchObject({ sort: 'rating-lower', rating: 4, language: 'fr', offset: 1 });
    void store.choose({ rating: null });
    expect(waiting.at(-1)).toMatchObject({ rating: null, language: 'fr', offset: 0 });
  });

  it('keeps what it has when loading fails, and asks again for the same part', async () => {
    const { ask, waiting } = slowServer();
    const store = createReviewStore(ask, page(['a'], 1));
    const more = store.more();
    waiting[0]?.answer(failure);
    await more;
    expect([ids(store), store.getState().failed]).toEqual([['a'], true]);
    const again = store.again();
    expect([waiting[1]?.offset, store.getState().failed]).toEqual([1, false]);
    waiting[1]?.answer(ok(page(['b'], null)));
    await again;
    expect([ids(store), store.getState().failed]).toEqual([['a', 'b'], false]);
    await store.more();
    expect(waiting).toHaveLength(2);
  });
});
