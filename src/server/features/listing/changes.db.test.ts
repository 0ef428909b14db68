// Changes of a bookable listing.
import { describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { useListings, wholeContent } from '#tests/support/listing/listing-suite.ts';

const suite = useListings();
const { call, query } = suite;

type Listing = { id: string; version: number; course_id: number };
const save = (listing: Listing, content: unknown, who = 'mai') =>
  call(who, 'listing/save', { listing_id: listing.id, version: listing.version, content });
const shown = async ({ course_id }: Listing) => {
  const [row] = await query('select * from course where id = $1', [course_id]);
  return row!;
};
const price = (amount: number) => ({ price: { ...wholeContent.price, price: amount } });
const changesOf = async (listing: Listing) =>
  (await call('olu', 'listing/review-detail', { listing_id: listing.id }))['changes'];

describe('a change', () => {
  it('of words and photos is live at once, and stands before and after in the list of the operators, in both names', async () => {
    const listing = (await suite.published()) as never as Listing;
    const kind = { category_id: 1, title: 'Throw two bowls in the old town' };
    const { listing: now } = await save(listing, { kind }, 'nephew');
    expect(now.waiting).toEqual([]);
    expect(await shown(listing)).toMatchObject({ title: kind.title, slug: 'throw-two-bowls-in-the-old-town' });
    const [change] = await changesOf(listing);
    expect(change).toMatchObject({
      part: 'kind',
      review: null,
      by: 'nephew Q',
      on_behalf_of: 'Mai',
      before: { kind: wholeContent.kind },
      after: { kind },
    });
    const list = await call('olu', 'listing/review-list');
    expect(list['live']).toMatchObject([{ listing_id: listing.id, changes: ['kind'] }]);
    await call('olu', 'listing/change-review', { change_id: change.id, decision: 'seen' });
    expect((await call('olu', 'listing/review-list'))['live']).toEqual([]);
    expect(await query(`select 1 from staff_task where kind = 'listing_change' and closed_at is null`)).toEqual([]);
  });

  it('of the place waits while the old one is live, until an operator lets it', async () => {
    const listing = (await suite.published()) as never as Listing;
    const place = { ...wholeContent.place, text: 'At the new workshop', latitude: 21.04 };
    const { listing: now } = await save(listing, { place });
    expect(now.waiting).toMatchObject([{ part: 'place', after: { place } }]);
    expect(now.content.place.text).toBe(wholeContent.place.text);
    expect((await shown(listing))['meeting_text']).toBe(wholeContent.place.text);
    await call('olu', 'listing/change-review', { change_id: now.waiting[0].id, decision: 'approve' });
    expect((await shown(listing))['meeting_text']).toBe('At the new workshop');
    expect((await suite.mails()).filter(({ kind }) => kind === 'listing-change-approve')).toHaveLength(2);
  });

  it('of a price waits above a third, counted from the one that was reviewed; a refused one changes nothing', async () => {
    const listing = (await suite.published()) as never as Listing;
    const higher = (await save(listing, price(28)))['listing'];
    expect([higher.waiting.length, (await shown(listing))['price_cents']]).toEqual([0, 2800]);
    const waiting = (await save(higher, price(30)))['listing'];
    expect([waiting.waiting.length, (await shown(listing))['price_cents']]).toEqual([1, 2800]);
    const replaced = (await save(waiting, price(35)))['listing'];
    expect(replaced.waiting).toMatchObject([{ after: price(35) }]);
    const [{ id }] = replaced.waiting;
    expect((await call('olu', 'listing/change-review', { change_id: id, decision: 'refuse' }))['code']).toBe(
      'bad-input',
    );
    const both = await Promise.all([
      call('olu', 'listing/change-review', { change_id: id, decision: 'refuse', words: 'Too much at once.' }),
      call('ove', 'listing/change-review', { change_id: id, decision: 'refuse', words: 'Too much.' }),
    ]);
    expect(both.map(({ code = 'fine' }) => code).toSorted()).toEqual(['fine', 'listing-state']);
    expect((await shown(listing))['price_cents']).toBe(2800);
    const seen = (await changesOf(listing)).find((one: { review: string | null }) => one.review === null);
    await call('olu', 'listing/change-review', { change_id: seen.id, decision: 'seen' });
    const { version } = (await call('mai', 'listing/edit', { listing_id: listing.id }))['listing'];
    const free = (await save({ ...listing, version }, price(37)))['listing'];
    expect([free.waiting.length, (await shown(listing))['price_cents']]).toEqual([0, 3700]);
  });

  it('cannot take away what a page needs', async () => {
    const listing = (await suite.published()) as never as Listing;
    for (const content of [
      { kind: { category_id: 1, title: 'Short' } },
      { photos: [] },
      { price: { price: 1, surcharge: null, group_tiers: [{ from_pax: 2, percent: 90 }] } },
    ])
      expect((await save(listing, content))['code']).toBe('listing-incomplete');
  });

  it('keeps the numbers of add-ons, which addresses carry', async () => {
    const listing = (await suite.published()) as never as Listing;
    const ids = () => query('select id, title from addon where course_id = $1 order by id', [listing.course_id]);
    const [car] = await ids();
    const addons = [
      { ...wholeContent.extras.addons[0], title: 'A small car' },
      {
        key: 'help',
        kind: 'translator',
        title: 'Somebody who speaks English',
        description: '',
        unit_price: 10,
        persons_per_unit: 8,
      },
    ];
    await save(listing, { extras: { ...wholeContent.extras, addons } });
    expect(await ids()).toMatchObject([
      { id: car!['id'], title: 'A small car' },
      { title: 'Somebody who speaks English' },
    ]);
  });

  it('of a course that came with a catalogue begins at its first save', async () => {
    const course = await insertBookableCourse(suite.base.pool);
    const opened = (await call('mai', 'listing/edit', { listing_id: String(course.id) }))['listing'];
    expect(opened).toMatchObject({
      id: String(course.id),
      version: 0,
      status: 'published',
      content: { duration: { minutes: 180 } },
    });
    const saved = await save(opened, { duration: { minutes: 200 } });
    expect(saved['listing']).toMatchObject({
      course_id: course.id,
      version: 2,
      content: { duration: { minutes: 200 } },
    });
    expect((await save(opened, { duration: { minutes: 210 } }))['code']).toBe('listing-changed');
    expect((await call('rival', 'listing/edit', { listing_id: String(course.id) }))['code']).toBe('listing-not-found');
  });
});

describe('pausing and archiving', () => {
  const act = (listing: Listing, name: string) =>
    call('mai', 'listing/act', { listing_id: listing.id, version: listing.version, act: name });

  it('takes a listing off the lists, brings it back, and ends it', async () => {
    const listing = (await suite.published()) as never as Listing;
    const paused = (await act(listing, 'pause'))['listing'];
    expect(paused).toMatchObject({ status: 'paused', url: null, acts: ['save', 'resume', 'archive'] });
    expect(await query('select 1 from course_listing where course_id = $1', [listing.course_id])).toEqual([]);
    const back = (await act(paused, 'resume'))['listing'];
    expect(back.status).toBe('published');
    expect((await act(paused, 'archive'))['code']).toBe('listing-changed');
    const waiting = (await save(back, { place: { ...wholeContent.place, text: 'Elsewhere, by the river' } }))[
      'listing'
    ];
    const ended = (await act(waiting, 'archive'))['listing'];
    expect(ended).toMatchObject({ status: 'archived', acts: [], waiting: [] });
    expect((await act(ended, 'resume'))['code']).toBe('listing-state');
    expect(ended.history.map(({ act: one }: { act: string }) => one)).toEqual([
      'archive',
      'change',
      'resume',
      'pause',
      'approve',
      'submit',
      'save',
      'start',
    ]);
  });
});
