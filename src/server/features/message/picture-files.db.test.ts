import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app/caller.ts';
import { as } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';
import { attach, fetchFile, type SeenPicture } from '#tests/support/booking/picture-talk.ts';
import { bookFree, insertFreeCode, talkOf } from '#tests/support/booking/talking.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { photoOf, upload } from '#tests/support/pictures/uploads.ts';
import { sweepUploads } from '#src/server/features/image/index.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'message-pictures-'));
const suite = useCheckoutSuite({ BANYAN_UPLOAD_DIR: folder });
beforeAll(() => insertFreeCode(suite.base));
afterAll(() => {
  suite.program.services.gateways.images.close();
  rmSync(folder, { recursive: true, force: true });
});

const host = as('host');
const call = async (name: string, body: object, headers: Record<string, string> = {}) =>
  (await suite.program.visitor()).call(name, body, headers);
const picturesOf = async (body: object, headers: Record<string, string> = {}): Promise<SeenPicture[][]> =>
  talkOf(await call('conversation/detail', body, headers)).data.map(
    (message) => (message as unknown as { attachments: SeenPicture[] }).attachments,
  );
const statusOf = async (url: string, caller?: Caller, headers: Record<string, string> = {}) =>
  (await fetchFile(suite.program, url, { ...(caller && { caller }), headers })).status;

/** A booking of a browser without an account, with a photo sent for it. */
async function attached(color: string) {
  const booked = await bookFree(suite.program, suite.course);
  const sent = await attach(suite.program, { caller: booked.visitor }, { ref: booked.ref }, [await photoOf(color)]);
  const send = (attachments: string[], more: object = {}) =>
    booked.visitor.call('conversation/send', { ref: booked.ref, message: '', key: randomUUID(), attachments, ...more });
  return { ...booked, picture: sent.data, send };
}

describe('pictures of a message', () => {
  it('are seen by its two people, freed of their metadata, and by nobody else', async () => {
    const { visitor, ref, picture, send } = await attached('red');
    expect((await send([picture.id], { attachment_alts: ['The gate'] })).status).toBe(200);
    const [[seen]] = (await picturesOf({ ref }, host)) as [[SeenPicture]];
    expect(seen).toMatchObject({ id: picture.id, alt: 'The gate', name: 'Photo 1', width: 40, height: 30 });
    const file = await fetchFile(suite.program, seen.url, { headers: host });
    expect([file.status, file.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    const { exif, format } = await sharp(file.body).metadata();
    expect([exif, format]).toEqual([undefined, 'webp']);
    expect(await statusOf(seen.preview_url, visitor)).toBe(200);
    const etag = String(file.headers['etag']);
    expect(await statusOf(seen.url, undefined, { ...host, 'if-none-match': etag })).toBe(304);

    const missing = await fetchFile(suite.program, seen.url.replace(seen.id, randomUUID()));
    const other = await bookFree(suite.program, suite.course);
    for (const outsider of [
      await fetchFile(suite.program, seen.url),
      await fetchFile(suite.program, seen.url, { headers: as('known') }),
      await fetchFile(suite.program, seen.url, { caller: other.visitor }),
    ])
      expect([outsider.status, outsider.body, outsider.headers['cache-control']]).toEqual([
        404,
        missing.body,
        missing.headers['cache-control'],
      ]);
    expect(await statusOf(seen.url.replace('full-1600.webp', 'full-9.webp'), undefined, host)).toBe(404);
  });

  it('open with the token of a mail, in the addresses that its reader gets', async () => {
    const { ref, picture, send } = await attached('orange');
    await send([picture.id]);
    const { id } = await suite.booking(ref);
    const token = deriveSecret(suite.program.services.keys, 'host', id);
    const [[seen]] = (await picturesOf({ ref, token })) as [[SeenPicture]];
    expect(seen.url).toContain('token=');
    expect(await statusOf(seen.url)).toBe(200);
    expect(await statusOf(seen.url.replace(token, 'x'.repeat(43)))).toBe(404);
    // Another booking's token opens only that one.
    const other = await bookFree(suite.program, suite.course);
    const theirs = deriveSecret(suite.program.services.keys, 'host', (await suite.booking(other.ref)).id);
    expect(await statusOf(seen.url.replace(token, theirs).replace(ref, other.ref))).toBe(404);
  });

  it('are not among the pictures of pages, under whatever id', async () => {
    const { picture, send } = await attached('purple');
    await send([picture.id]);
    const { rows } = await suite.base.pool.query('select picture_id from upload where id = $1', [picture.id]);
    const id = rows[0].picture_id as string;
    expect(id).toMatch(/^private-/);
    expect(await statusOf(`/images/${id}/full-1600.webp`)).toBe(404);
    expect(await statusOf(`/images/${id.slice('private-'.length)}/full-1600.webp`)).toBe(404);
    expect(await statusOf(`/images/${picture.id}/full-1600.webp`)).toBe(404);
  });

  it('belong to one side of one conversation until they are sent, and to one message then', async () => {
    const { visitor, ref, picture, send } = await attached('yellow');
    expect(await statusOf(picture.preview_url, visitor)).toBe(200);
    expect(await statusOf(picture.preview_url, undefined, host)).toBe(404);
    const byHost = { ref, message: 'Mine?', key: randomUUID(), attachments: [picture.id] };
    expect((await call('conversation/send', byHost, host)).body.code).toBe('attachment-not-found');
    const other = await bookFree(suite.program, suite.course);
    const elsewhere = { ref: other.ref, message: '', key: randomUUID(), attachments: [picture.id] };
    expect((await other.visitor.call('conversation/send', elsewhere)).body.code).toBe('attachment-not-found');
    expect((await send([picture.id, picture.id])).body.code).toBe('attachment-not-found');
    expect((await send([picture.id])).status).toBe(200);
    expect((await send([picture.id])).body.code).toBe('attachment-not-found');
  });

  it('come once, however often their message is sent', async () => {
    const { ref, picture, send } = await attached('green');
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send([picture.id], { key })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await picturesOf({ ref }, host)).toHaveLength(1);
    expect((await send([], { key, message: 'Without it' })).body.code).toBe('idempotency-mismatch');
  });

  it('may be uploads of the account of who is signed in', async () => {
    const { ref, visitor } = await bookFree(suite.program, suite.course);
    const { id } = await suite.booking(ref);
    const photo = await upload(suite.program, 'host', [await photoOf('navy')], { fields: { purpose: 'message' } });
    expect(await statusOf(photo.body.image, undefined, host)).toBe(200);
    expect(await statusOf(photo.body.image, visitor)).toBe(404);
    const sent = { booking_id: id, message: 'Here', attachments: [photo.body.id] };
    expect((await call('message/send', sent, host)).status).toBe(200);
    const [[seen]] = (await picturesOf({ booking_id: id }, host)) as [[SeenPicture]];
    expect(await statusOf(seen.url, visitor)).toBe(200);
  });

  it('wait until the booking is confirmed', async () => {
    const course = await insertBookableCourse(suite.base.pool, { confirmation: 'on_request' });
    const { visitor, ref } = await bookFree(suite.program, course);
    const early = await attach(suite.program, { caller: visitor }, { ref }, [await photoOf('pink')]);
    expect(early.code).toBe('attachment-early');
    const photo = await upload(suite.program, 'host', [await photoOf('pink')], { fields: { purpose: 'message' } });
    const sent = { ref, message: 'My number', key: randomUUID(), attachments: [photo.body.id] };
    const answer = (await call('conversation/send', sent, host)).body;
    expect([answer.code, Object.keys(answer.fields)]).toEqual(['attachment-early', ['attachments']]);
  });

  it.each([
    ['no picture', async () => [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], 'photo-type'],
    ['one of 5 MB', async () => [Buffer.alloc(5 * 1_048_576)], 'photo-size'],
    ['two at once', async () => [await photoOf('red'), await photoOf('blue')], 'photo-count'],
    ['none', async () => [], 'bad-input'],
  ])('are refused: %s', async (_what, files, code) => {
    const { visitor, ref } = await bookFree(suite.program, suite.course);
    expect((await attach(suite.program, { caller: visitor }, { ref }, await files())).code).toBe(code);
  });

  it('are four at most, and nobody attaches to another’s conversation', async () => {
    const { ref, visitor, send } = await attached('gray');
    expect((await send(Array.from({ length: 5 }, () => randomUUID()))).body.code).toBe('bad-input');
    const outsider = await suite.program.visitor();
    const photo = [await photoOf('gray')];
    expect((await attach(suite.program, { caller: outsider }, { ref }, photo)).code).toBe('conversation-not-found');
    expect((await attach(suite.program, { caller: visitor }, { ref: 'BCDFHJKM' }, photo)).code).toBe(
      'conversation-not-found',
    );
  });

  it('are taken back before they are sent, and go with their message', async () => {
    const { visitor, ref, picture, send } = await attached('white');
    await call('conversation/detach', { ref, image_id: picture.id }, host);
    expect(await statusOf(picture.url, visitor)).toBe(200);
    await visitor.call('conversation/detach', { ref, image_id: picture.id });
    expect(await statusOf(picture.url, visitor)).toBe(404);
    expect((await send([picture.id])).body.code).toBe('attachment-not-found');
    const { data } = await attach(suite.program, { caller: visitor }, { ref }, [await photoOf('black')]);
    await send([data.id]);
    await visitor.call('conversation/detach', { ref, image_id: data.id });
    expect(await statusOf(data.url, visitor)).toBe(200);
    await suite.base.pool.query(
      'delete from message where id = (select message_id from message_picture where upload_id = $1)',
      [data.id],
    );
    await sweepUploads(suite.program.services, 50);
    expect((await suite.base.pool.query('select from upload where id = $1', [data.id])).rowCount).toBe(0);
    expect(await statusOf(data.url, visitor)).toBe(404);
  });

  it('stand in the report for the operator', async () => {
    const { ref, picture, send } = await attached('maroon');
    await send([picture.id]);
    await call('conversation/report', { ref, reason: 'rude' }, host);
    const { rows } = await suite.base.pool.query(`select detail from staff_task where kind = 'message_report'`);
    expect(rows.at(-1).detail).toBe('A host, Rude: (1 photo in the conversation)');
  });
});
