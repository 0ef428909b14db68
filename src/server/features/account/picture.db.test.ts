// Profile photos: an own upload, one at a time, deleted when removed (docs/domain/accounts.md#profile-photo).
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { as } from '#tests/support/app/tokens.ts';
import { useReviews } from '#tests/support/booking/review-suite.ts';
import { sweepUploads } from '#src/server/features/image/index.ts';

const suite = useReviews();
const save = async (image_id: string, who: 'ada' | 'bob' = 'ada') =>
  (await (await suite.program.visitor()).call('account/picture-save', { image_id }, as(who))).body as unknown as {
    status: string;
    code: string;
    image: string;
  };
const detail = async () =>
  (await (await suite.program.visitor()).call('user/detail', {}, as('ada'))).body as unknown as {
    image: string | null;
  };
const pictureOf = async (upload: string): Promise<string> =>
  (await suite.base.pool.query('select picture_id from upload where id = $1', [upload])).rows[0].picture_id;
const hasFile = (id: string) =>
  existsSync(`${suite.program.services.config.uploadDir}/pictures/${id.slice(0, 2)}/${id}`);

describe('the picture of an account', () => {
  it('is an upload for a profile, shows with the reviews, and takes the place of the one before', async () => {
    const first = await suite.photo('red', 'ada', { purpose: 'profile' });
    const [one, saved] = [await pictureOf(first), await save(first)];
    expect(saved).toMatchObject({ status: 'success', image: expect.stringContaining(`/${one}/square-192.webp`) });
    expect((await detail()).image).toBe(saved.image);
    const bookingId = await suite.visited();
    await suite.save(bookingId, { review: 'With a face.' });
    const { rows } = await suite.base.pool.query('select course_id from booking where id = $1', [bookingId]);
    const list = await suite.call('review/course-list', { course_id: rows[0].course_id });
    expect(JSON.stringify(list)).toContain(`${one}/square-96.webp`);

    const second = await suite.photo('green', 'ada', { purpose: 'profile' });
    await save(second);
    await sweepUploads(suite.program.services);
    expect((await detail()).image).toContain(await pictureOf(second));
    expect([hasFile(one), hasFile(await pictureOf(second))]).toEqual([false, true]);
  });

  it('is never that of somebody else, of another purpose, or taken twice', async () => {
    const [review, theirs] = [await suite.photo('blue'), await suite.photo('pink', 'bob', { purpose: 'profile' })];
    for (const id of [review, theirs, '00000000-0000-4000-8000-00000000dead'])
      expect((await save(id)).code).toBe('attachment-not-found');
    expect((await save(theirs, 'bob')).status).toBe('success');
    expect((await save(theirs, 'bob')).code).toBe('attachment-not-found');
  });

  it('is removed with its file', async () => {
    const upload = await suite.photo('gold', 'ada', { purpose: 'profile' });
    const picture = await pictureOf(upload);
    await save(upload);
    const visitor = await suite.program.visitor();
    expect((await visitor.call('account/picture-remove', {}, as('ada'))).body).toMatchObject({ status: 'success' });
    await sweepUploads(suite.program.services);
    expect([(await detail()).image, hasFile(picture)]).toEqual([null, false]);
    expect((await visitor.call('account/picture-remove')).body.code).toBe('unauthorized');
  });
});
