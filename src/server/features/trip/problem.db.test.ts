import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  choiceOf,
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let base: TestDatabase;
let program: Program;
let course: TestCourse;
const uploads = mkdtempSync(join(tmpdir(), 'problem-'));

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)`,
  );
  program = await createProgram(base.pool, { settings: { BANYAN_UPLOAD_DIR: uploads } });
});
beforeEach(async () => {
  course = await insertBookableCourse(base.pool);
});
afterAll(async () => {
  program.services.gateways.images.close();
  await program.close();
  await base.drop();
  rmSync(uploads, { recursive: true, force: true });
});

async function booked(): Promise<{ visitor: Caller; ref: string; id: string }> {
  const visitor = await program.visitor();
  const { body } = await visitor.call('booking/checkout', choiceOf(course, { coupon_code: 'ALL-FREE' }));
  const result = await base.pool.query('select id from booking where ref = $1', [body.ref]);
  return { visitor, ref: body.ref, id: result.rows[0].id };
}
const photo = (color: string, width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: color } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera', Model: 'Somewhere' },
      IFD3: { GPSLatitude: '21/1 1/1 0/1', GPSLatitudeRef: 'N' },
    })
    .toBuffer();

async function send(visitor: Caller, fields: Record<string, string>, photos: Buffer[], part = 'photo') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const bytes of photos) form.append(part, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await program.app.inject({
    method: 'POST',
    url: '/api/problem/report',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      'x-csrf-token': visitor.cookies.get('csrf-token') ?? '',
    },
  });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
}
const report = { kind: 'host_late', message: 'We waited for half an hour at the gate.' };

describe('problem/report', () => {
  it('takes up to four photos, removes their metadata, and notifies everybody', async () => {
    const { visitor, ref, id } = await booked();
    const { body } = await send(visitor, { ref, token: '', ...report }, [await photo('red'), await photo('blue')]);
    expect(body).toMatchObject({ status: 'success', photos: 2 });
    const stored = await base.pool.query('select kind, message, photos from problem_report where booking_id = $1', [
      id,
    ]);
    expect(stored.rows).toMatchObject([report]);
    const [first] = stored.rows[0].photos as string[];
    const file = await program.services.gateways.images.variant(first!, 'full-1600.avif');
    if (!file.ok) throw new Error(file.reason);
    expect((await sharp(file.path).metadata()).exif).toBeUndefined();
    // A public URL shows none of it.
    expect(first).toMatch(/^private-/);
    const reported = await base.pool.query(
      `select payload ->> 'kind' as kind from outbox where payload ->> 'booking_id' = $1 and payload ->> 'kind' like '%problem%' order by 1`,
      [id],
    );
    expect(reported.rows.map((row) => row.kind)).toEqual(['host-problem', 'problem-received']);
    const task = await base.pool.query('select kind, booking_id, detail from staff_task');
    expect(task.rows).toMatchObject([
      { kind: 'problem_report', booking_id: id, detail: expect.stringContaining('half an hour') },
    ]);
  });

  it('refuses a fifth photo, one of 5 MB, what is no picture, and other files', async () => {
    const { visitor, ref, id } = await booked();
    const good = await photo('green');
    const code = async (photos: Buffer[], part?: string) =>
      (await send(visitor, { ref, ...report }, photos, part)).body['code'];
    expect(await code([good, good, good, good, good])).toBe('photo-count');
    expect(await code([Buffer.alloc(5 * 1_048_576)])).toBe('photo-size');
    expect(await code([Buffer.alloc(5 * 1_048_576 - 1)])).toBe('photo-type');
    expect(await code([Buffer.from('GIF89a, they said')])).toBe('photo-type');
    expect(await code([good], 'file')).toBe('bad-input');
    expect((await base.pool.query('select from problem_report where booking_id = $1', [id])).rowCount).toBe(0);
    const kept = await send(visitor, { ref, ...report }, [good, good, good, await photo('white', 60)]);
    expect(kept.body).toMatchObject({ photos: 4 });
  });

  it('needs neither photo nor form, but kind and words', async () => {
    const { visitor, ref } = await booked();
    expect((await visitor.call('problem/report', { ref, ...report })).body).toMatchObject({
      status: 'success',
      photos: 0,
    });
    expect((await send(visitor, { ref, kind: 'host_late', message: 'short' }, [])).body).toMatchObject({
      code: 'bad-input',
      fields: { message: expect.any(String) },
    });
    expect((await send(visitor, { ref, ...report, unknown: 'x' }, [])).body).toMatchObject({
      code: 'bad-input',
      fields: { unknown: expect.any(String) },
    });
  });

  it('is possible until 24 hours after the end, for the own booking, five times a day', async () => {
    const { visitor, ref, id } = await booked();
    const outsider = await program.visitor();
    expect((await outsider.call('problem/report', { ref, ...report })).body.code).toBe('booking-not-found');
    for (let turn = 0; turn < 5; turn += 1) await visitor.call('problem/report', { ref, ...report });
    expect((await visitor.call('problem/report', { ref, ...report })).body.code).toBe('too-many-requests');
    await base.pool.query(
      `update problem_report set created_at = created_at - interval '2 days' where booking_id = $1`,
      [id],
    );
    const end = (hours: number) =>
      base.pool.query(
        `update departure set starts_at = banyan_now() - make_interval(hours => $2 + 3), ends_at = banyan_now() - make_interval(hours => $2) where id = (select departure_id from booking where id = $1)`,
        [id, hours],
      );
    await end(23);
    expect((await visitor.call('problem/report', { ref, ...report })).body.status).toBe('success');
    await end(25);
    expect((await visitor.call('problem/report', { ref, ...report })).body.code).toBe('report-closed');
  });
});
