// Menus in the back office.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#src/contract/types.ts';
import { seedContent } from '#src/server/seed/content.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

let program: TestApp;
let operator: Visitor;

beforeAll(async () => {
  program = await createTestApp({
    settings: { BANYAN_LOCALES: 'en_US,en_XA' },
    fill: async ({ pool }) => {
      await seedContent(pool);
      await pool.query(`delete from content_page where slug = 'about-us'`);
      await insertPlaces(pool);
      await seedContent(pool);
    },
  });
  const { pool } = program.database;
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, roles, verified_at) values ('op@example.test', 'Op', '{user,operator}', banyan_now()) returning id`,
  );
  await giveTokens(pool, { op: rows[0]!.id });
  operator = createVisitor(program.app, { bearer: 'op' });
}, 120_000);
afterAll(() => program.close());

type Menus = NonNullable<CallInput<'admin/menu-save'>['menus']>;
type Refused = { status: number; body: { code?: string; fields?: Record<string, string> } };
const kept = () => operator.must('admin/menu-list', {});
const save = async (menus: Menus | null, more: object = {}) => {
  const { version } = await kept();
  const input = { menus, version, is_lost_seen: false, ...more };
  return (await operator.call('admin/menu-save', input)) as unknown as Refused;
};
const link = (target: string, en_US = 'Ours', is_hidden = false) => ({ target, labels: { en_US }, is_hidden });
const footerOf = async (headers: Record<string, string> = {}) => {
  const { body } = await program.app.inject({ url: '/s/walk', headers });
  return /<footer[^]*<\/footer>/.exec(body)?.[0] ?? '';
};

describe('menus', () => {
  it('are those of the program until somebody changes them, and again after a reset', async () => {
    const before = (await program.app.inject({ url: '/s/walk' })).body;
    const { menus, is_original: isOriginal, pages, version } = await kept();
    expect([isOriginal, version]).toEqual([true, 1]);
    expect(pages).toContainEqual({ path: '/fees', title: expect.any(String) as string });

    expect((await save(menus)).status).toBe(200);
    expect((await kept()).version).toBe(1);

    const [first, ...rest] = menus.discover.links;
    const changed = {
      ...menus,
      header: { titles: {}, links: [...menus.header.links, link('/1/hanoi', 'Hanoi')] },
      discover: {
        titles: { en_US: 'Look round', en_XA: 'Look round and round' },
        links: [...rest, first!, link('https://shop.example/tea', 'Our shop'), link('/s/tea', 'Tea', true)],
      },
    };
    expect((await save(changed)).status).toBe(200);
    const footer = await footerOf();
    expect(footer).toContain('Look round');
    expect(footer).toContain('href="https://shop.example/tea"');
    expect(footer).not.toContain('/s/tea');
    expect(footer.indexOf('/trust-and-safety')).toBeLessThan(footer.indexOf('/how-it-works'));
    expect(await footerOf({ cookie: 'i18n_redirected=en_XA' })).toContain('Look round and round');
    expect((await program.app.inject({ url: '/' })).body).toContain('href="/1/hanoi"');

    expect((await save(null)).status).toBe(200);
    expect((await program.app.inject({ url: '/s/walk' })).body).toBe(before);
    expect((await kept()).menus).toEqual(menus);
    const audit = await program.database.pool.query<{ action: string; detail: { before: object; after: object } }>(
      `select action, detail from audit_log where subject = 'setting:menus' order by id`,
    );
    expect(audit.rows.map(({ action }) => action)).toEqual(['menus-changed', 'menus-reset']);
    expect(audit.rows[1]!.detail).toMatchObject({ before: { discover: changed.discover }, after: null });
  });

  it('take no link that leads nowhere, and lose no link of the program by accident', async () => {
    const { menus } = await kept();
    const wrong = {
      ...menus,
      discover: {
        titles: {},
        links: [...menus.discover.links, link('/no-such'), link('/999/nowhere'), link('http://plain.example')],
      },
    };
    expect((await save(wrong)).body.fields).toEqual(
      Object.fromEntries([8, 9, 10].map((at) => [`discover.${at}`, expect.stringContaining('https') as string])),
    );
    const fewer = { ...menus, discover: { titles: {}, links: menus.discover.links.slice(1) } };
    expect((await save(fewer)).body.fields?.['menus']).toContain('/how-it-works');
    expect((await save(fewer, { is_lost_seen: true })).status).toBe(200);
    const noTerms = {
      ...menus,
      company: { titles: {}, links: menus.company.links.filter(({ target }) => target !== '/terms-of-service') },
    };
    expect((await save(noTerms, { is_lost_seen: true })).body.fields).toHaveProperty('company');
    expect((await save(null)).status).toBe(200);
  });

  it('leave out a page that is hidden, and tell the second of two who change them at once', async () => {
    expect(await footerOf()).toContain('href="/fees"');
    await operator.must('admin/content-hide', { slug: 'fees', is_hidden: true });
    expect(await footerOf()).not.toContain('href="/fees"');
    await operator.must('admin/content-hide', { slug: 'fees', is_hidden: false });
    const { menus, version } = await kept();
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        save({ ...menus, discover: { ...menus.discover, titles: { en_US: title } } }, { version }),
      ),
    );
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([
      200,
      'setting-changed',
      'setting-changed',
    ]);
  });
});
