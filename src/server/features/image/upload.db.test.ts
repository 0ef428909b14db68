import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import { reviewLimits } from '#src/domain/review/review-limits.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { photoOf, upload } from '#tests/support/pictures/uploads.ts';
import { sweepUploads } from './image.ts';

let base: TestDatabase;
let program: Program;
const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
const people = { ada: '00000000-0000-4000-8000-0000000000a1', bob: '00000000-0000-4000-8000-0000000000b1' };

beforeAll(async () => {
  base = await createTestDatabase();
  for (const [name, id] of Object.entries(people))
    await base.pool.query(`insert into user_account (id, email, first_name) values ($1, $2, $3)`, [
      id,
      `${name}@example.test`,
      name,
    ]);
  await giveTokens(base.pool, people);
  program = await createProgram(base.pool, { settings: { BANYAN_UPLOAD_DIR: folder } });
});
afterAll(async () => {
  program.services.gateways.images.close();
  await program.close();
  await base.drop();
  rmSync(folder, { recursive: true, force: true });
});

const send = (file: Buffer, more: Parameters<typeof upload>[3] = {}, who = 'ada') => upload(program, who, [file], more);
const codeOf = async (file: Buffer, more?: Parameters<typeof upload>[3]) => (await send(file, more)).body.code;
const pictureOf = async (id: string) =>
  (await base.pool.query('select picture_id from upload where id = $1', [id])).rows[0]?.picture_id as string;
const masterOf = (picture: string) => join(folder, 'pictures', picture.slice(0, 2), picture, 'master.webp');
const later = (hours: number) =>
  base.pool.query('update upload set expires_at = expires_at - make_interval(hours => $1)', [hours]);

/** A PNG whose header claims this size, with almost no data. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('image/upload', () => {
  it('keeps a picture upright and without camera, place and time', async () => {
    const { body } = await send(await photoOf('red', { width: 60, height: 30, orientation: 6 }), {
      fields: { purpose: 'review', quality: 'best' },
    });
    expect(body).toMatchObject({ status: 'success', data: { width: 30, height: 60, alt: '' } });
    const picture = await pictureOf(body.id);
    expect(body.image).toBe(`/images/${picture}/square-192.webp`);
    const kept = await sharp(masterOf(picture)).metadata();
    expect([kept.exif, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined]);
    const shown = await program.services.gateways.images.variant(picture, 'square-192.webp');
    expect(shown.ok).toBe(true);
  });

  it('takes one byte less than 5 MB and refuses 5 MB', async () => {
    const fill = async (bytes: number) => {
      const photo = await photoOf('orange');
      return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
    };
    expect(await codeOf(await fill(limits.reviewPhotoBytesBelow))).toBe('photo-size');
    expect((await send(await fill(limits.reviewPhotoBytesBelow - 1))).body.status).toBe('success');
  });

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page named as a photo', Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(200))],
    ['an animation of another kind', Buffer.from('GIF89a'.padEnd(200))],
    ['a document', Buffer.from('%PDF-1.7'.padEnd(200))],
    ['nothing', Buffer.alloc(0)],
    ['the first bytes of a JPEG and no more', Buffer.from([0xff, 0xd8, 0xff, ...Buffer.alloc(200)])],
  ])('refuses %s by its bytes, whatever its name and type', async (_what, file) => {
    expect(await codeOf(file)).toBe('photo-type');
  });

  it('refuses what is cut off, and what unfolds to gigabytes', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'teal',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await codeOf(whole.subarray(0, whole.length >> 1))).toBe('photo-type');
    expect(await codeOf(bomb(50_000, 50_000))).toBe('photo-size');
  });

  it('keeps the picture of a file that is something else as well, and nothing of the rest', async () => {
    const hidden = '<script>alert("both")</script>';
    const { body } = await send(Buffer.concat([await photoOf('purple'), Buffer.from(`PK\u0003\u0004${hidden}`)]));
    const bytes = await sharp(masterOf(await pictureOf(body.id))).toBuffer();
    expect(bytes.includes(hidden)).toBe(false);
  });

  it('keeps the first picture of an animation', async () => {
    const frame = (color: string) => ({ create: { width: 20, height: 20, channels: 3 as const, background: color } });
    const frames = await Promise.all(['red', 'blue'].map((color) => sharp(frame(color)).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: 100 })
      .toBuffer();
    const { body } = await send(moving);
    expect(body).toMatchObject({ status: 'success', data: { width: 20, height: 20 } });
    expect((await sharp(masterOf(await pictureOf(body.id))).metadata()).pages ?? 1).toBe(1);
  });

  it('takes further options of a request, and leaves out those it does not know', async () => {
    const fields = { purpose: 'review', quality: '80', album: 'Hanoi' };
    expect((await upload(program, 'ada', [await photoOf('beige')], { fields })).status).toBe(200);
  });

  it('wants one file, in its part, for a known purpose', async () => {
    const photo = await photoOf('white');
    expect((await upload(program, 'ada', [photo, photo])).body.code).toBe('photo-count');
    expect((await upload(program, 'ada', [])).body.code).toBe('bad-input');
    expect((await upload(program, 'ada', [photo], { part: 'picture' })).body.code).toBe('bad-input');
    expect(await codeOf(photo, { fields: { purpose: 'advertising' } })).toBe('bad-input');
    const visitor = await program.visitor();
    expect((await visitor.call('image/upload', {})).body.code).toBe('unauthorized');
  });

  it('takes no photo of a listing on which nobody would see anything', async () => {
    const fields = { purpose: 'course' };
    expect(await codeOf(await photoOf('khaki', { width: 319, height: 200 }), { fields })).toBe('photo-small');
    expect((await send(await photoOf('khaki', { width: 240, height: 320 }), { fields })).status).toBe(200);
  });

  it('keeps the same bytes once, with an upload for each person', async () => {
    const photo = await photoOf('gold', { width: 90 });
    const [one, other] = [await send(photo), await send(photo, {}, 'bob')];
    expect(one.body.id).not.toBe(other.body.id);
    expect(await pictureOf(one.body.id)).toBe(await pictureOf(other.body.id));
  });

  it('leaves a person so many that nothing shows, and no more', async () => {
    await later(25);
    await sweepUploads(program.services, 1000);
    const photo = await photoOf('navy');
    for (let n = 0; n < reviewLimits.uploadsWaitingMax; n += 1) expect((await send(photo)).body.status).toBe('success');
    expect(await codeOf(photo)).toBe('too-many-requests');
    expect((await send(photo, {}, 'bob')).body.status).toBe('success');
    await later(25);
    expect((await send(photo)).body.status).toBe('success');
  });
});

describe('image/remove and the sweep', () => {
  const remove = async (who: string, id: string) => {
    const visitor = await program.visitor();
    return (await visitor.call('image/remove', { image_id: id }, as(who))).body;
  };

  it('removes what is one’s own and unused; another’s stays and answers the same', async () => {
    const { body } = await send(await photoOf('pink', { width: 11 }));
    const picture = await pictureOf(body.id);
    expect((await remove('bob', body.id)).status).toBe('success');
    await sweepUploads(program.services, 1000);
    expect(existsSync(masterOf(picture))).toBe(true);
    expect((await remove('ada', body.id)).status).toBe('success');
    await sweepUploads(program.services, 1000);
    expect([await pictureOf(body.id), existsSync(masterOf(picture))]).toEqual([undefined, false]);
    expect((await remove('ada', body.id)).status).toBe('success');
  });

  it('leaves what something shows, and says so', async () => {
    const { body } = await send(await photoOf('brown', { width: 12 }));
    await base.pool.query('update upload set expires_at = null where id = $1', [body.id]);
    expect((await remove('ada', body.id)).code).toBe('conflict');
    await later(100);
    await sweepUploads(program.services, 1000);
    expect(existsSync(masterOf(await pictureOf(body.id)))).toBe(true);
  });

  it('removes unused uploads after a day, and the picture when nobody has it any more', async () => {
    const photo = await photoOf('lime', { width: 13 });
    const [mine, theirs] = [await send(photo), await send(photo, {}, 'bob')];
    const picture = await pictureOf(mine.body.id);
    const end = (id: string, hours: number) =>
      base.pool.query('update upload set expires_at = expires_at - make_interval(hours => $2) where id = $1', [
        id,
        hours,
      ]);
    await end(mine.body.id, 23);
    await sweepUploads(program.services, 1000);
    expect(await pictureOf(mine.body.id)).toBe(picture);
    await end(mine.body.id, 2);
    await sweepUploads(program.services, 1000);
    expect([await pictureOf(mine.body.id), existsSync(masterOf(picture))]).toEqual([undefined, true]);
    await end(theirs.body.id, 25);
    await sweepUploads(program.services, 1000);
    expect(existsSync(masterOf(picture))).toBe(false);
  });

  it('never leaves a row without its file, however uploads and sweeps meet', async () => {
    const photo = await photoOf('olive', { width: 14 });
    for (let turn = 0; turn < 8; turn += 1) {
      const { body } = await send(photo);
      await base.pool.query('update upload set expires_at = banyan_now() where id = $1', [body.id]);
      const [again] = await Promise.all([send(photo, {}, 'bob'), sweepUploads(program.services, 1000)]);
      const picture = await pictureOf(again.body.id);
      expect(existsSync(masterOf(picture))).toBe(true);
      await base.pool.query('delete from upload where id = $1', [again.body.id]);
    }
  });

  it('leaves no drafts behind', () => {
    expect(readdirSync(join(folder, 'pictures', 'drafts'))).toEqual([]);
  });
});
