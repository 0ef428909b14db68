import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { guestEmail, guestPassword, insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';

let program: TestApp;
let guest: Visitor;
let outsider: Visitor;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      for (const id of [1, 2]) await insertCourse(pool, { id });
      await insertCourse(pool, { id: 3, status: 'paused' });
      await insertCourse(pool, { id: 4, city_id: 3 });
    },
  });
  [guest, outsider] = [createVisitor(program.app), createVisitor(program.app)];
  await guest.must('user/login', { email: guestEmail, password: guestPassword });
  await guest.must('wishlist/save', {
    course_ids: [1, 3, 4, 2],
    choices: [{ course_id: 1, date: '2026-12-04', time: '09:00', pax: 2 }],
  });
});
beforeEach(() => program.database.pool.query('delete from wish_link'));
afterAll(() => program?.close());

const make = async (): Promise<string> => (await guest.must('wish-link/make', {})).url;
const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? '';
const open = (token: string) => outsider.call('wish-link/open', { token });

describe('a link to a wish list', () => {
  it('is made once, shown again, and known to its owner alone', async () => {
    expect((await guest.must('wishlist/list', {})).link_url).toBeNull();
    const [url, again] = await Promise.all([make(), make()]);
    expect([again, (await guest.must('wishlist/list', {})).link_url]).toEqual([url, url]);
    expect(new URL(url).pathname).toBe('/wishlist');
    expect(Buffer.from(tokenOf(url).replace(/^k\d+-/, ''), 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const { rows } = await program.database.pool.query('select l::text as row from wish_link l');
    expect(rows[0].row).not.toContain(tokenOf(url));
    for (const name of ['wish-link/make', 'wish-link/end'] as const)
      expect((await outsider.call(name, {})).body).toMatchObject({ code: 'unauthorized' });
  });

  it('shows the listings on offer and nothing of whose they are, when and for how many', async () => {
    const { status, body } = await open(tokenOf(await make()));
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: [{ id: 1 }, { id: 2 }], total: 2 });
    const text = JSON.stringify(body);
    for (const secret of ['2026-12-04', '09:00', 'Test Guest', guestEmail, 'entries', 'added_at'])
      expect(text).not.toContain(secret);
  });

  it('opens nothing once it has ended, and the next one is another', async () => {
    const first = await make();
    await guest.must('wish-link/end', {});
    await guest.must('wish-link/end', {});
    const second = await make();
    expect(second).not.toBe(first);
    expect((await open(tokenOf(first))).body).toMatchObject({ code: 'link-invalid' });
    expect((await open(tokenOf(second))).status).toBe(200);
  });

  it('is not guessed: another text of the same form is no link', async () => {
    const token = tokenOf(await make());
    const other = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
    expect((await open(other)).body).toMatchObject({ code: 'link-invalid' });
  });
});

describe('the page of a link', () => {
  const page = (visitor: Visitor, url: string) => visitor.request({ method: 'GET', url });

  it('lists the experiences for a visitor, is never indexed and never kept', async () => {
    const { pathname, search } = new URL(await make());
    const answer = await page(createVisitor(program.app), pathname + search);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.body).toContain('Shared wish list');
    expect(answer.body).toMatch(/<meta name="robots" content="noindex/);
    for (const secret of ['Test Guest', '2026-12-04', '4 Dec']) expect(answer.body).not.toContain(secret);
  });

  it('says so where the link opens nothing, and leads to the own list without a secret', async () => {
    const gone = await page(outsider, `/wishlist?token=${'A'.repeat(43)}`);
    expect([gone.statusCode, gone.body.includes('This link is no longer valid')]).toEqual([404, true]);
    expect((await page(outsider, '/wishlist?token=x')).statusCode).toBe(404);
    expect((await page(outsider, '/wishlist')).headers.location).toBe('/dashboard/wishlist');
  });
});
