// A listing from the first draft to its page, and later.
import { describe, expect, it } from 'vitest';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { useListings, wholeContent } from '#tests/support/listing/listing-suite.ts';
import { sweepUploads } from '#src/server/features/image/index.ts';

const suite = useListings();
const { call, query } = suite;

describe('a draft', () => {
  it('is begun empty, keeps what was typed, complete or not, and says what it lacks', async () => {
    const { listing } = await call('mai', 'listing/start');
    expect(listing).toMatchObject({
      status: 'draft',
      version: 1,
      content: {},
      url: null,
      acts: ['save', 'submit', 'discard'],
    });
    expect(listing.missing).toContainEqual({ part: 'kind', lack: 'title' });
    const kind = { category_id: null, title: '  Too   short ' };
    const saved = await call('mai', 'listing/save', { listing_id: listing.id, version: 1, content: { kind } });
    expect(saved['listing']).toMatchObject({
      version: 2,
      content: { kind: { category_id: null, title: 'Too short' } },
    });
    expect(await call('mai', 'listing/edit', { listing_id: listing.id })).toMatchObject({ listing: saved['listing'] });
  });

  it('tells the later of two windows, and loses nothing of the earlier one', async () => {
    const { listing } = await call('mai', 'listing/start');
    const save = (minutes: number) =>
      call('mai', 'listing/save', { listing_id: listing.id, version: 1, content: { duration: { minutes } } });
    const both = await Promise.all([save(60), save(90)]);
    expect(both.map(({ code = 'fine' }) => code).toSorted()).toEqual(['fine', 'listing-changed']);
    const winner = both.find(({ status }) => status === 'success')!['listing'];
    expect((await call('mai', 'listing/edit', { listing_id: listing.id }))['listing'].content).toEqual(winner.content);
  });

  it('is nobody else’s: another host, a stranger and a visitor find none', async () => {
    const { listing } = await call('mai', 'listing/start');
    const named = { listing_id: listing.id };
    for (const [name, input] of [
      ['listing/edit', named],
      ['listing/save', { ...named, version: 1, content: {} }],
      ['listing/act', { ...named, version: 1, act: 'discard' }],
      ['listing/preview', named],
    ] as const)
      expect([name, (await call('rival', name, input))['code']]).toEqual([name, 'listing-not-found']);
    expect((await call('', 'listing/edit', named))['code']).toBe('unauthorized');
    expect((await call('rival', 'listing/start', { host_id: hostId }))['code']).toBe('host-not-found');
  });

  it('takes photos one by one in their order, also where an answer was lost, and forgets those that were taken out', async () => {
    const { id } = (await call('mai', 'listing/start'))['listing'];
    const [one, two] = [await suite.photo('mai', 'blue'), await suite.photo('mai', 'gold')];
    const add = (image_id: string, more = {}) =>
      call('mai', 'listing/photo-add', { listing_id: id, image_id, ...more });
    await Promise.all([add(one), add(one), add(one)]);
    const { listing } = await add(two);
    expect(listing.content.photos).toHaveLength(2);
    const [first, second] = listing.content.photos;
    const photos = [
      { id: second.id, alt: ' A bowl  on the wheel ' },
      { id: first.id, alt: '' },
    ];
    const sorted = await call('mai', 'listing/save', { listing_id: id, version: listing.version, content: { photos } });
    expect(sorted['listing'].content.photos).toMatchObject([
      { id: second.id, alt: 'A bowl on the wheel' },
      { id: first.id },
    ]);
    const replaced = await add(await suite.photo('mai', 'pink'), { replaces: second.id });
    expect(replaced['listing'].content.photos[0].alt).toBe('A bowl on the wheel');
    await query(`update upload set expires_at = expires_at - interval '1 minute' where expires_at is not null`);
    await sweepUploads(suite.program.services, 100);
    const left = await query(`select id from picture where id = any($1)`, [
      [first.id, second.id, replaced['listing'].content.photos[0].id],
    ]);
    expect(left.map((row) => row['id']).toSorted()).toEqual(
      [first.id, replaced['listing'].content.photos[0].id].toSorted(),
    );
    const unknown = {
      listing_id: id,
      version: replaced['listing'].version,
      content: { photos: [{ id: second.id, alt: '' }] },
    };
    expect((await call('mai', 'listing/save', unknown))['code']).toBe('listing-changed');
    expect((await add(await suite.photo('rival')))['code']).toBe('attachment-not-found');
  });

  it('takes plain words only, and a photo of nobody else', async () => {
    await suite.written('mai', {
      kind: { category_id: 1, title: '<script>alert(1)</script> & bowls' },
    });
    const [row] = await query(
      `select content -> 'kind' ->> 'title' as title from listing_draft order by updated_at desc limit 1`,
    );
    expect(row!['title']).toBe('<script>alert(1)</script> & bowls');
    const bad = await call('mai', 'listing/start');
    const control = {
      listing_id: bad['listing'].id,
      version: 1,
      content: { kind: { category_id: 1, title: 'a\u0000b' } },
    };
    expect((await call('mai', 'listing/save', control))['code']).toBe('bad-input');
    const closed = {
      listing_id: bad['listing'].id,
      version: 1,
      content: { place: { ...wholeContent.place, city_id: 999 } },
    };
    expect(await call('mai', 'listing/save', closed)).toMatchObject({
      code: 'bad-input',
      fields: { city_id: expect.any(String) },
    });
  });

  it('takes twenty photos and no more', async () => {
    const { id } = (await call('mai', 'listing/start'))['listing'];
    const add = async () => call('mai', 'listing/photo-add', { listing_id: id, image_id: await suite.photo('mai') });
    for (let turn = 0; turn < 20; turn += 1) expect((await add())['status']).toBe('success');
    expect((await add())['code']).toBe('listing-photos');
  });

  it('can be thrown away, and a host has so many at most', async () => {
    const before = await query(`select id from listing_draft where host_id = $1 and course_id is null`, [hostId]);
    await query(`insert into listing_draft (host_id) select $1 from generate_series(1, $2)`, [
      hostId,
      50 - before.length,
    ]);
    expect((await call('mai', 'listing/start'))['code']).toBe('listing-full');
    const [one] = await query(`select id from listing_draft where host_id = $1 and content = '{}'`, [hostId]);
    const gone = await call('mai', 'listing/act', { listing_id: one!['id'], version: 1, act: 'discard' });
    expect(gone).toMatchObject({ listing: null });
    expect((await call('mai', 'listing/edit', { listing_id: one!['id'] }))['code']).toBe('listing-not-found');
    await query(`delete from listing_draft where host_id = $1 and content = '{}'`, [hostId]);
  });
});

describe('review', () => {
  const submit = (listing: { id: string; version: number }, who = 'mai') =>
    call(who, 'listing/act', { listing_id: listing.id, version: listing.version, act: 'submit' });
  const review = (listing: { id: string; version: number }, decision: string, words = '', who = 'olu') =>
    call(who, 'listing/review', { listing_id: listing.id, version: listing.version, decision, words });

  it('publishes what was read: page, times, add-ons, list and mails', async () => {
    const written = await suite.written('nephew');
    const once = await submit(written as never, 'nephew');
    expect(once).toMatchObject({ listing: { status: 'in_review', acts: ['save'] } });
    expect(await submit(written as never, 'nephew')).toMatchObject({ listing: { status: 'in_review' } });
    expect(await query(`select kind from staff_task where closed_at is null and kind = 'listing_review'`)).toHaveLength(
      1,
    );
    const list = await call('olu', 'listing/review-list');
    expect(list['new']).toMatchObject([
      { listing_id: written['id'], title: wholeContent.kind.title, host_name: 'Mai', city_name: 'Hanoi' },
    ]);
    const detail = await call('olu', 'listing/review-detail', { listing_id: written['id'] });
    expect(detail['host']).toMatchObject({ name: 'Mai', helpers: ['nephew Q'], published: 0 });
    expect(detail['listing'].history[0]).toMatchObject({ act: 'submit', by: 'nephew Q', on_behalf_of: 'Mai' });
    const done = await review(once['listing'], 'approve', 'Lovely.');
    expect(done['listing']).toMatchObject({ status: 'published', missing: [], waiting: [] });
    const courseId = done['listing'].course_id;
    const page = (await call('', 'course/detail', { course_id: courseId }))['data'];
    expect(page).toMatchObject({
      title: wholeContent.kind.title,
      price: 21,
      group_tiers: [{ from_pax: 4, percent: 10 }],
      minimum_age: 8,
      confirmation: 'on_request',
      transport: 'addon',
      pickup: { text: 'Within the old town', free: false, radius_km: 3 },
      addons: [{ kind: 'vehicle', title: 'A car', unit_price: 8 }],
      images: [{ alt: wholeContent.kind.title }],
      is_bookable: true,
    });
    expect(done['listing'].url).toBe(`/hanoi/${courseId}/throw-a-bowl-in-the-old-town`);
    const found = await call('', 'course/city', { city_name: 'hanoi', limit: 5 });
    expect(found['data'].map((card: { id: number }) => card.id)).toContain(courseId);
    expect(await query(`select kind from staff_task where closed_at is null and kind = 'listing_review'`)).toEqual([]);
    const told = (await suite.mails()).filter(({ kind }) => kind === 'listing-approve');
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(['host@example.test', 'nephew@example.test']);
    expect(told[0]!.text_body).toContain('Lovely.');
    const listed = await call('mai', 'listing/mine');
    expect(listed['data']).toContainEqual(
      expect.objectContaining({ course_id: courseId, status: 'published', city_name: 'Hanoi', price: 21 }),
    );
  });

  it('sends back with words that host and coordinator read, and takes it again', async () => {
    const sent = (await submit((await suite.written('mai')) as never))['listing'];
    expect((await review(sent, 'send_back', ' '))['code']).toBe('bad-input');
    const back = await review(sent, 'send_back', 'Which wheel do guests sit at?');
    expect(back['listing']).toMatchObject({ status: 'sent_back', words: 'Which wheel do guests sit at?' });
    const told = (await suite.mails()).filter(({ kind }) => kind === 'listing-send_back');
    expect(told).toHaveLength(2);
    expect(told[0]!.text_body).toContain('Which wheel do guests sit at?');
    const again = await submit(back['listing']);
    expect(again['listing'].status).toBe('in_review');
    expect((await review(again['listing'], 'reject', 'This is not allowed here.'))['listing']).toMatchObject({
      status: 'rejected',
      acts: ['discard'],
    });
  });

  it('is decided by one of two operators', async () => {
    const sent = (await submit((await suite.written('mai')) as never))['listing'];
    const both = await Promise.all([review(sent, 'approve'), review(sent, 'send_back', 'Why?', 'ove')]);
    expect(both.filter(({ status }) => status === 'success')).toHaveLength(1);
    const [row] = await query('select state, course_id from listing_draft where id = $1', [sent.id]);
    expect(row!['state'] === 'published').toBe(row!['course_id'] !== null);
  });

  it('ends when the host changes something: what was read before cannot be published', async () => {
    const sent = (await submit((await suite.written('mai')) as never))['listing'];
    const duration = { minutes: 180 };
    const saved = await call('mai', 'listing/save', {
      listing_id: sent.id,
      version: sent.version,
      content: { duration },
    });
    expect(saved['listing'].status).toBe('draft');
    expect(await review(sent, 'approve')).toMatchObject({ code: 'listing-state' });
    const again = (await submit(saved['listing']))['listing'];
    expect(await review(sent, 'approve')).toMatchObject({ code: 'listing-changed' });
    expect((await review(again, 'approve'))['listing'].content.duration).toEqual(duration);
  });

  it('does not begin while something is missing, nor for a price that nobody could pay online', async () => {
    const { listing } = await call('mai', 'listing/start');
    expect((await submit(listing))['code']).toBe('listing-incomplete');
    const cheap = await suite.written('mai', {
      price: { price: 1, surcharge: null, group_tiers: [{ from_pax: 2, percent: 90 }] },
    });
    expect(cheap['missing']).toEqual([{ part: 'price', lack: 'price-low' }]);
    expect((await submit(cheap as never))['code']).toBe('listing-incomplete');
  });

  it('publishes the share of the price that the host has chosen to take online', async () => {
    const written = await suite.written('mai', { price: { ...wholeContent.price, deposit_rate: 0.1 } });
    const sent = (await submit(written as never))['listing'];
    expect([written['deposit_rate'], sent.deposit_rate]).toEqual([0.1, 0.1]);
    const { course_id } = (await review(sent, 'approve'))['listing'];
    expect(await query('select deposit_rate from course where id = $1', [course_id])).toEqual([
      { deposit_rate: '0.1000' },
    ]);
  });

  it('is for operators alone', async () => {
    for (const who of ['mai', 'nephew', 'rival'])
      expect((await call(who, 'listing/review-list'))['code']).toBe('forbidden');
  });

  it('shows the page before it is there', async () => {
    const written = await suite.written('mai');
    for (const who of ['mai', 'nephew', 'olu']) {
      const { data } = await call(who, 'listing/preview', { listing_id: written['id'] });
      expect(data).toMatchObject({ title: wholeContent.kind.title, price_from: 22.26, host: { name: 'Mai' } });
      expect(data.upcoming.length).toBe(6);
      expect(data.id).toBeUndefined();
    }
    const { listing } = await call('mai', 'listing/start');
    expect((await call('mai', 'listing/preview', { listing_id: listing.id }))['data'].title).toBe('Your experience');
  });
});
