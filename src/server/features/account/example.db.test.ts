// Runs the commands of docs/domain/partners.md#book-with-a-key in a shell against a real server.
import { giveRoles } from '#tests/support/roles.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertBookableCourse, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { accountPassword as password, useAccountSuite } from '#tests/support/app/account-suite.ts';

const suite = useAccountSuite();
const run = promisify(execFile);
let folder: string;
let commands: string[];
let course: TestCourse;
let surroundings: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'distributor-'));
  const page = await readFile('docs/domain/partners.md', 'utf8');
  commands = [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(([, text = '']) => text);
  course = await insertBookableCourse(suite.base.pool, { capacity: 4 });
  const origin = await suite.program.app.listen({ host: '127.0.0.1', port: 0 });
  const { id, visitor } = await suite.signedIn();
  await giveRoles(suite.base.pool, id, 'distributor');
  const { body } = await visitor.call('account/key-make', { name: 'Example', password });
  surroundings = { ORIGIN: origin, KEY: String((body as { key?: string }).key), PATH: process.env['PATH'] ?? '' };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function answerOf(command: string): Promise<Record<string, unknown>> {
  const { stdout } = await run('sh', ['-c', command], { cwd: folder, env: surroundings });
  return stdout === '' ? {} : JSON.parse(stdout);
}

it('book for a customer, look at the booking, fetch its voucher and ask what a cancel gives back', async () => {
  const [checkout = '', detail = '', voucher = '', cancel = ''] = commands;
  // Replaces only the page's experience and day, with a free one of this test.
  await suite.base.pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)`,
  );
  const ours = checkout
    .replace('"course_id": 12', `"coupon_code": "ALL-FREE", "course_id": ${course.id}`)
    .replace('2026-12-24', course.date)
    .replace('09:00', course.time);
  const booked = await answerOf(ours);
  expect(booked).toMatchObject({ status: 'success', booking_deposit_due: 0 });
  expect(await answerOf(ours)).toEqual(booked);
  surroundings['REF'] = String(booked['ref']);
  const seen = await answerOf(detail);
  expect(seen).toMatchObject({ ref: booked['ref'], booking_status: 'confirmed', viewer: 'guest' });
  expect(JSON.stringify(seen)).toContain('Ada');
  await answerOf(voucher);
  expect((await readFile(join(folder, 'voucher.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
  const quoted = await answerOf(cancel);
  expect(quoted).toMatchObject({ status: 'success', quote_id: expect.any(String) });
  const confirmed = cancel.replace('$REF\\"', `$REF\\", \\"quote_id\\": \\"${String(quoted['quote_id'])}\\"`);
  expect(await answerOf(confirmed)).toMatchObject({ status: 'success' });
  expect(await answerOf(detail)).toMatchObject({ booking_status: 'cancelled' });
});
