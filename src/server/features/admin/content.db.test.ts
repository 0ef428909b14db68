// Text pages in the back office.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedContent } from '#src/server/seed/content.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

let program: TestApp;
let operator: Visitor;

beforeAll(async () => {
  program = await createTestApp({
    settings: { BANYAN_LOCALES: 'en_US,en_XA' },
    fill: async ({ pool }) => seedContent(pool),
  });
  const { pool } = program.database;
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, last_name, roles, verified_at) values
       ('op@example.test', 'Op', 'Erator', '{user,operator}', banyan_now()), ('host@example.test', 'Host', '', '{user,host}', banyan_now())
     returning id`,
  );
  await giveTokens(pool, { op: rows[0]!.id, host: rows[1]!.id });
  operator = createVisitor(program.app, { bearer: 'op' });
}, 120_000);
afterAll(() => program.close());

const rows = async <Row>(text: string, values: unknown[] = []) =>
  (await program.database.pool.query(text, values)).rows as Row[];
const reason = 'As our lawyer wrote it in May';
const english = 'en_US';
const longer = 'en_XA';
type Refused = { status: number; body: { code?: string; fields?: Record<string, string> } };
const tried = async (name: Parameters<Visitor['call']>[0], input: object, who = operator) =>
  (await who.call(name, input as never)) as unknown as Refused;
const textOf = (slug: string, language = english) => operator.must('admin/content-text', { slug, language });
const newestOf = async (slug: string, language = english) => (await textOf(slug, language)).text?.version ?? 0;
const words = (body: string, title = 'Ours') => ({ title, summary: 'In short.', body });
const save = async (slug: string, body: string, language = english) =>
  operator.must('admin/content-save', {
    slug,
    language,
    seen: await newestOf(slug, language).catch(() => 0),
    ...words(body),
  });
const publish = async (slug: string, language = english, more: object = {}) =>
  tried('admin/content-publish', { slug, language, version: await newestOf(slug, language), ...more });
const guest = (url: string, headers: Record<string, string> = {}) => program.app.inject({ url, headers });
const audits = async (slug: string) =>
  rows<{ action: string; detail: object }>('select action, detail from audit_log where subject = $1 order by id', [
    `page:${slug}`,
  ]);

describe('the pages of text', () => {
  it('are listed by their addresses, narrowed, and for operators alone', async () => {
    const { data, languages } = await operator.must('admin/content-list', {});
    expect(data.map(({ slug }) => slug)).toEqual(data.map(({ slug }) => slug).toSorted());
    expect(data.find(({ slug }) => slug === 'terms-of-service')).toMatchObject({
      state: 'release',
      is_template: true,
      version: 1,
      who: '',
      languages: [{ language: english, version: 1, is_live: true, has_draft: false }],
    });
    expect(languages).toEqual([english, longer]);
    const found = await operator.must('admin/content-list', { find: 'PRIVACY' });
    expect(found.data.map(({ slug }) => slug)).toEqual(['privacy-policy']);
    expect((await operator.must('admin/content-list', { find: '%' })).data).toEqual([]);
    expect((await operator.must('admin/content-list', { state: 'hidden' })).data).toEqual([]);
    const after = data.at(-2)!.slug;
    expect((await operator.must('admin/content-list', { after })).data.map(({ slug }) => slug)).toEqual([
      data.at(-1)!.slug,
    ]);
    const host = createVisitor(program.app, { bearer: 'host' });
    expect((await tried('admin/content-list', {}, host)).body.code).toBe('forbidden');
    expect((await tried('admin/content-text', { slug: 'no-such' })).body.code).toBe('page-not-found');
  });

  it('get a draft that no guest is shown, are published, and get their old words again', async () => {
    const before = (await guest('/fees')).body;
    await save('fees', 'What we ask for:\n\n:::contact');
    for (const _ of [1, 2]) expect((await guest('/fees')).body).toBe(before);
    const draft = await operator.must('admin/content-draft', { slug: 'fees', language: english, version: 2 });
    expect([draft.data.body, draft.is_live, draft.faults]).toEqual(['What we ask for:\n\n:::contact', false, []]);
    expect((await operator.must('admin/content-list', { has_draft: true })).data[0]).toMatchObject({
      slug: 'fees',
      state: 'release',
    });

    expect((await publish('fees')).status).toBe(200);
    expect((await guest('/fees')).body).toContain('What we ask for');
    const own = await textOf('fees');
    expect([own.state, own.text?.who, own.text?.is_live]).toEqual(['own', 'Op Erator <op@example.test>', true]);
    const version = await operator.must('admin/content-version', { slug: 'fees', language: english, version: 2 });
    expect(version.difference.map(({ field }) => field)).toEqual(['title', 'summary', 'body']);

    await operator.must('admin/content-restore', { slug: 'fees', language: english, version: 1, seen: 2 });
    expect((await guest('/fees')).body).toContain('What we ask for');
    await publish('fees');
    const kept = await textOf('fees');
    expect(kept.versions.map(({ version: number, is_live: isLive }) => [number, isLive])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect((await guest('/fees')).body).not.toContain('What we ask for');
    expect(await audits('fees')).toMatchObject([
      { action: 'page-saved', detail: { before: { version: 1 }, after: { version: 2, title: 'Ours' } } },
      { action: 'page-published', detail: { language: english, before: 1, after: 2 } },
      { action: 'page-saved', detail: { before: { version: 2 }, after: { version: 3 }, restored: 1 } },
      { action: 'page-published', detail: { before: 2, after: 3 } },
    ]);
    await expect(rows(`update content_text set title = 'Other' where slug = 'fees'`)).rejects.toThrow(
      'stay as they are',
    );
  });

  it('are new at an address that no route and no other page has', async () => {
    const wish = { language: english, seen: 0, ...words('Look both ways.', 'Travel safely') };
    for (const slug of ['admin', 's', 'new', 'Travel'])
      expect((await tried('admin/content-save', { slug, ...wish })).body.fields).toHaveProperty('slug');
    expect((await tried('admin/content-save', { slug: 'faq', ...wish })).body.code).toBe('page-taken');
    const added = await Promise.all(
      [1, 2, 3].map(() => tried('admin/content-save', { slug: 'travel-safely', ...wish })),
    );
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await guest('/travel-safely')).statusCode).toBe(404);
    expect((await textOf('travel-safely')).state).toBe('draft');
    await publish('travel-safely');
    expect((await guest('/travel-safely')).body).toContain('Look both ways.');
    expect(program.services.config.contentPages).toContain('travel-safely');
  });

  it('are hidden where nothing needs them', async () => {
    await save('moving-house', 'We move.');
    expect((await tried('admin/content-hide', { slug: 'moving-house', is_hidden: true })).body.code).toBe(
      'content-changed',
    );
    await publish('moving-house');
    expect((await guest('/moving-house')).statusCode).toBe(200);
    await operator.must('admin/content-hide', { slug: 'moving-house', is_hidden: true });
    expect((await guest('/moving-house')).statusCode).toBe(404);
    expect((await textOf('moving-house')).state).toBe('hidden');
    expect(program.services.config.contentPages).not.toContain('moving-house');
    const again = await tried('admin/content-hide', { slug: 'moving-house', is_hidden: true });
    expect(again.body.code).toBe('content-changed');
    await operator.must('admin/content-hide', { slug: 'moving-house', is_hidden: false });
    expect((await guest('/moving-house')).statusCode).toBe(200);
    for (const slug of ['terms-of-service', 'cookies', 'faq']) {
      const refused = await tried('admin/content-hide', { slug, is_hidden: true });
      expect(refused.body.fields?.['slug']).toMatch(/can’t be hidden/);
      expect((await textOf(slug)).kept_because).toBe(slug === 'faq' ? 'route' : 'law');
    }
  });
});

describe('a text', () => {
  it('with faults is kept, told with its lines, and not published', async () => {
    const body = 'One {{ brnd }}.\n\n:::ernings\n\n![](no-such)\nwords';
    const { faults } = await save('how-you-can-help', body);
    expect(faults).toEqual([
      { field: 'body', line: 1, text: 'Line 1: undefined variable: brnd.' },
      expect.objectContaining({ field: 'body', line: 3 }),
      { field: 'body', line: 5, text: 'Line 5: there is no picture no-such.' },
    ]);
    const refused = await publish('how-you-can-help');
    expect([refused.body.code, refused.body.fields]).toEqual(['bad-input', { body: faults[0]!.text }]);
    const open = await save('how-you-can-help', 'One.\n\n{% if takes_cards %}\nTwo.');
    expect(open.faults).toEqual([{ field: 'body', line: 3, text: expect.stringContaining('not closed') as string }]);
    expect((await guest('/how-you-can-help')).statusCode).toBe(200);
  });

  it('tells the second of two who save, and of two who publish, at once', async () => {
    const seen = await newestOf('ambassadors');
    const wish = { slug: 'ambassadors', language: english, seen };
    const saved = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => tried('admin/content-save', { ...wish, ...words('Text.', title) })),
    );
    expect(saved.filter(({ body }) => body.code === 'content-changed')).toHaveLength(2);
    const published = await Promise.all([1, 2, 3].map(() => publish('ambassadors')));
    expect(published.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const live = await rows(`select from content_text where slug = 'ambassadors' and is_live`);
    expect(live).toHaveLength(1);
    // One operator saves while another publishes the then newest version: one wins, and nothing is lost.
    const version = await newestOf('ambassadors');
    const draft = await save('ambassadors', 'Another text.');
    await Promise.all([
      publish('ambassadors'),
      tried('admin/content-save', { ...wish, seen: draft.version, ...words('A third text.') }),
    ]);
    const { versions } = await textOf('ambassadors');
    expect(versions[0]!.version).toBeGreaterThan(version + 1);
    expect(versions.filter(({ is_live: isLive }) => isLive)).toHaveLength(1);
  });

  it('of terms is published with a reason and a fresh second factor, and is a template until then', async () => {
    await save('terms-of-service', 'Our own terms.');
    expect((await publish('terms-of-service')).body.fields).toHaveProperty('reason');
    await rows(`update api_token set created_at = banyan_now() - interval '1 hour'`);
    expect((await publish('terms-of-service', english, { reason })).body.code).toBe('factor-stale');
    await rows(`update api_token set created_at = banyan_now()`);
    expect((await textOf('terms-of-service')).is_template).toBe(true);
    expect((await publish('terms-of-service', english, { reason })).status).toBe(200);
    expect((await textOf('terms-of-service')).is_template).toBe(false);
    expect((await audits('terms-of-service')).at(-1)).toMatchObject({ action: 'page-published', detail: { reason } });
  });

  it('in another language is shown to who reads it, falls back, and is behind when the English one is newer', async () => {
    const reader = { cookie: `i18n_redirected=${longer}` };
    await save('about-us', 'Who we are, at length.', longer);
    expect((await guest('/about-us', reader)).body).not.toContain('at length');
    await publish('about-us', longer);
    expect((await guest('/about-us', reader)).body).toContain('at length');
    expect((await guest('/about-us')).body).not.toContain('at length');
    expect((await textOf('about-us', longer)).is_behind).toBe(false);
    await save('about-us', 'Who we are, anew.');
    await publish('about-us');
    expect((await textOf('about-us', longer)).is_behind).toBe(true);
    await operator.must('admin/content-withdraw', { slug: 'about-us', language: longer });
    expect((await guest('/about-us', reader)).body).toContain('anew');
    const again = await tried('admin/content-withdraw', { slug: 'about-us', language: longer });
    expect(again.body.code).toBe('content-changed');
    await save('only-a-draft', 'Soon.');
    await save('only-a-draft', 'Soon, at length.', longer);
    expect((await publish('only-a-draft', longer)).body.code).toBe('page-unpublished');
    for (const [slug, language] of [
      ['no-such', longer],
      ['about-us', 'vi_VN'],
    ])
      expect((await tried('admin/content-save', { slug, language, seen: 0, ...words('x') })).body.code).toBe(
        'page-not-found',
      );
  });
});

describe('a release with another text', () => {
  const older = `update content_page set body = 'An earlier text.', shipped_hash = md5(title || E'\\n' || summary || E'\\nAn earlier text.') where slug = $1`;

  it('is followed by a page that no operator has published, and what it was stays a version', async () => {
    await rows(older, ['cookies']);
    await save('cookies', 'A draft of ours.');
    await seedContent(program.database.pool);
    const { state, text, versions } = await textOf('cookies');
    expect([state, text?.is_live, text?.body]).toEqual(['release', true, expect.stringContaining('session')]);
    expect(versions).toHaveLength(4);
  });

  it('leaves an own text alone, is told with the difference, and may be taken or put aside', async () => {
    await rows(older, ['how-it-works']);
    await save('how-it-works', 'As we do it.');
    await publish('how-it-works');
    // As if the operator's text was written after an earlier release.
    await rows(`update content_page set shipped_hash = 'of an earlier release' where slug = 'how-it-works'`);
    await seedContent(program.database.pool);
    expect((await guest('/how-it-works')).body).toContain('As we do it.');
    const newer = await textOf('how-it-works');
    expect([newer.state, newer.release?.map(({ field }) => field)]).toEqual(['newer', ['title', 'summary', 'body']]);
    expect((await operator.must('admin/content-list', { state: 'newer' })).data.map(({ slug }) => slug)).toEqual([
      'how-it-works',
    ]);
    const seen = newer.text!.version;
    const wish = { slug: 'how-it-works', seen };
    await operator.must('admin/content-release', { ...wish, is_taken: false });
    expect([(await textOf('how-it-works')).state, (await textOf('how-it-works')).release]).toEqual(['own', null]);
    const taken = await Promise.all([1, 2].map(() => tried('admin/content-release', { ...wish, is_taken: true })));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await textOf('how-it-works')).state).toBe('release');
    expect((await guest('/how-it-works')).body).not.toContain('As we do it.');
  });
});

it('every process shows what was published within seconds', async () => {
  const { config } = program.services;
  const before = config.settingsVersion;
  // As another process would.
  await rows(`update content_page set is_hidden = true where slug = 'travel-safely'`);
  const { keepSettingsFresh } = await import('#src/server/platform/settings/index.ts');
  const end = keepSettingsFresh(program.services, 20);
  await vi.waitFor(() => expect(config.contentPages).not.toContain('travel-safely'));
  end();
  expect(config.settingsVersion).toBeGreaterThan(before);
  expect((await guest('/travel-safely')).statusCode).toBe(404);
});
