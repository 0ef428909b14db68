// Waiting changes of a listing, and the state before them.
import { expect, it } from 'vitest';
import { useListings, wholeContent } from '#tests/support/listing/listing-suite.ts';
import { deleteAged } from '#src/server/platform/jobs/aged-queries.ts';
import { sweepUploads } from '#src/server/features/image/index.ts';

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
const edit = async ({ id }: Listing) => (await call('mai', 'listing/edit', { listing_id: id }))['listing'];
const openTasks = ({ id }: Listing) =>
  query(`select kind from staff_task where closed_at is null and subject = 'listing-change:' || $1`, [id]);
const changesOf = async (listing: Listing) =>
  (await call('olu', 'listing/review-detail', { listing_id: listing.id }))['changes'];

it('a change that waits is taken back by its host, and an operator who is later changes nothing', async () => {
  const listing = (await suite.published()) as never as Listing;
  const { listing: waiting } = await save(listing, { place: { ...wholeContent.place, text: 'At the new workshop' } });
  const change_id = waiting.waiting[0].id;
  expect((await call('rival', 'listing/withdraw', { change_id }))['code']).toBe('listing-not-found');
  const both = await Promise.all([
    call('mai', 'listing/withdraw', { change_id }),
    call('olu', 'listing/change-review', { change_id, decision: 'approve' }),
  ]);
  expect(both.map(({ code = 'fine' }) => code).toSorted()).toEqual(['fine', 'listing-state']);
  const again = (await save({ ...listing, version: (await edit(listing)).version }, price(90)))['listing'];
  const back = await call('nephew', 'listing/withdraw', { change_id: again.waiting[0].id });
  expect(back['listing']).toMatchObject({ waiting: [], content: { price: { price: 21 } } });
  expect(back['listing'].history[0]).toMatchObject({ act: 'withdraw', part: 'price', on_behalf_of: 'Mai' });
  expect((await call('mai', 'listing/withdraw', { change_id: again.waiting[0].id }))['status']).toBe('success');
  const late = { change_id: again.waiting[0].id, decision: 'approve' };
  expect((await call('olu', 'listing/change-review', late))['code']).toBe('listing-state');
  expect((await shown(listing))['price_cents']).toBe(2100);
  expect(await openTasks(listing)).toEqual([]);
});

it('a change of the share that is paid online waits, within what the operator offers, and guests then pay it', async () => {
  const listing = (await suite.published()) as never as Listing;
  const share = (deposit_rate: number) => ({ price: { ...wholeContent.price, deposit_rate } });
  expect(await save(listing, share(0.05))).toMatchObject({
    code: 'bad-input',
    fields: { deposit_rate: 'Choose between 10% and 50%.' },
  });
  const { listing: now } = await save(listing, share(0.3));
  expect([now.waiting.length, now.deposit_rate, now.deposit_range]).toEqual([1, 0.2, { min: 0.1, max: 0.5 }]);
  await call('olu', 'listing/change-review', { change_id: now.waiting[0].id, decision: 'approve' });
  expect((await shown(listing))['deposit_rate']).toBe('0.3000');
  const later = await save({ ...listing, version: (await edit(listing)).version }, price(22));
  expect([later['listing'].waiting, later['listing'].deposit_rate]).toEqual([[], 0.3]);
});

it('a change of photos keeps the files of the old one while its line is there, and both go together', async () => {
  const listing = (await suite.published()) as never as Listing;
  const edited = await edit(listing);
  const [{ id: old }] = edited.content.photos;
  const replaces = { listing_id: listing.id, image_id: await suite.photo('mai', 'teal'), replaces: old };
  expect((await call('mai', 'listing/photo-add', replaces))['status']).toBe('success');
  const isThere = async () => (await query('select 1 from picture where id = $1', [old])).length === 1;
  await query(`update upload set expires_at = banyan_now() where picture_id = $1`, [old]);
  await sweepUploads(suite.program.services, 100);
  expect(await isThere()).toBe(true);
  const [change] = await changesOf(listing);
  const age = () => query(`update listing_history set at = at - interval '366 days' where id = $1`, [change.id]);
  await age();
  await deleteAged(suite.program.services.db);
  expect(await changesOf(listing)).toHaveLength(1);
  await call('olu', 'listing/change-review', { change_id: change.id, decision: 'seen' });
  await deleteAged(suite.program.services.db);
  await sweepUploads(suite.program.services, 100);
  expect([await changesOf(listing), await isThere()]).toEqual([[], false]);
});
