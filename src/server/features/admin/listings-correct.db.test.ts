// Listing texts corrected by the staff (docs/domain/listings.md#corrections-by-staff).
import { describe, expect, it } from 'vitest';
import { useListings, wholeContent } from '#tests/support/listing/listing-suite.ts';

const suite = useListings();
const { call, query } = suite;
const reason = 'Only a typo in the title';

type Listing = { id: string; version: number; course_id: number };
const correct = (listing: Listing, words: object, who = 'olu') =>
  call(who, 'admin/listing-correct', { listing_id: listing.id, version: listing.version, words, reason });
const edit = async ({ id }: Listing) => (await call('mai', 'listing/edit', { listing_id: id }))['listing'];

describe('a correction by the staff', () => {
  it('is live at once, with before and after, and its host is told', async () => {
    const listing = (await suite.published()) as never as Listing;
    const meeting = 'At the well of the potters, on the left';
    const done = await correct(listing, {
      title: '  Throw a bowl in  the new town ',
      meeting,
      bring: ['An apron', ''],
    });
    expect(done['message']).toBe('Corrected. We’ve emailed the host.');
    const now = await edit(listing);
    expect(now.content).toMatchObject({
      kind: { ...wholeContent.kind, title: 'Throw a bowl in the new town' },
      story: wholeContent.story,
      place: { ...wholeContent.place, text: meeting },
      details: wholeContent.details,
      price: { price: 21 },
    });
    expect([now.waiting, now.version]).toEqual([[], listing.version + 1]);
    expect(now.history.slice(0, 2).map(({ act, part, words }: never) => [act, part, words])).toEqual([
      ['change', 'place', reason],
      ['change', 'kind', reason],
    ]);
    const [row] = await query(`select title, meeting_text from course where id = $1`, [listing.course_id]);
    expect(row).toEqual({ title: 'Throw a bowl in the new town', meeting_text: meeting });
    const [entry] = await query(`select detail from audit_log where action = 'listing-corrected' and subject = $1`, [
      `course:${listing.course_id}`,
    ]);
    expect(entry!['detail']).toMatchObject({
      before: { kind: wholeContent.kind },
      after: { kind: { title: 'Throw a bowl in the new town' } },
      reason,
    });
    const told = (await suite.mails()).filter(({ kind }) => kind === 'listing-correct');
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(['host@example.test', 'nephew@example.test']);
    expect(told[0]!.text_body).toContain(reason);
    const queue = await call('olu', 'listing/review-list', {});
    expect(queue['live'].filter(({ listing_id: id }: Listing & { listing_id: string }) => id === listing.id)).toEqual(
      [],
    );
  });

  it('takes nothing away that a page needs, changes no figure, and is refused after a later save', async () => {
    const listing = (await suite.published()) as never as Listing;
    expect((await correct(listing, { description: 'Too short' }))['code']).toBe('listing-incomplete');
    expect((await correct(listing, { price: 5 }))['code']).toBe('bad-input');
    expect((await correct(listing, {}))['message']).toBe('Nothing was changed.');
    expect((await correct(listing, { summary: 'Two hours at the old wheel.' }, 'mai'))['code']).toBe('forbidden');
    await correct(listing, { summary: 'Two hours at the old wheel.' });
    expect((await correct(listing, { summary: 'Three hours at the wheel.' }))['code']).toBe('listing-changed');
  });

  it('of what waits for review leaves it there, and a draft is its host’s alone', async () => {
    const written = (await suite.written('mai')) as never as Listing;
    expect((await correct(written, { title: 'Throw a bowl by the river' }))['code']).toBe('listing-state');
    const sent = await call('mai', 'listing/act', { listing_id: written.id, version: written.version, act: 'submit' });
    await correct(sent['listing'], { title: 'Throw a bowl by the river' });
    expect(await edit(written)).toMatchObject({
      status: 'in_review',
      content: { kind: { title: 'Throw a bowl by the river' } },
    });
  });
});
