// The public page of a host: what it shows, and when there is none.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { hostId, insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';

let program: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 1, rank: 1 });
      await insertCourse(pool, { id: 2, rank: 2 });
      await insertCourse(pool, { id: 3, status: 'paused' });
    },
  });
  visitor = createVisitor(program.app);
});
afterAll(() => program.close());

const query = (text: string) => program.database.pool.query(text);
const profile = () => visitor.call('host/profile', { host_id: hostId });

it('has story, facts and the published experiences, and a licence only where one is verified', async () => {
  const { host, courses, has_licence } = await visitor.must('host/profile', { host_id: hostId });
  expect([host.id, courses.map(({ id }) => id), has_licence]).toEqual([hostId, [2, 1], false]);
  const insert = (decision: string, expires: string) =>
    query(`insert into host_document (id, host_id, kind, file_kind, byte_size, sealed, decision, decided_at, expires_on, words)
      values (gen_random_uuid(), '${hostId}', 'licence', 'pdf', 1, '\\x00', '${decision}', banyan_now(), ${expires}, 'x')`);
  await insert('refused', 'null');
  await insert('verified', `banyan_now()::date - 1`);
  expect((await profile()).body).toMatchObject({ has_licence: false });
  await insert('verified', 'null');
  expect((await profile()).body).toMatchObject({ has_licence: true });
});

it('is at an address of its own, in the sitemap and with structured data', async () => {
  const page = await program.app.inject({ url: `/hosts/${hostId}` });
  expect([page.statusCode, page.body.includes('"@type":"ProfilePage"')]).toEqual([200, true]);
  expect(page.body).toContain(`<link rel="canonical" href="${program.services.config.origin}/hosts/${hostId}"`);
  const sitemap = await program.app.inject({ url: '/sitemap-hosts.xml' });
  expect(sitemap.body).toContain(`/hosts/${hostId}</loc>`);
});

it('does not exist for unknown hosts, and without an experience', async () => {
  expect((await program.app.inject({ url: '/hosts/nobody' })).statusCode).toBe(404);
  await query(`update course set status = 'paused'`);
  expect((await profile()).body).toMatchObject({ code: 'host-not-found' });
  expect((await program.app.inject({ url: `/hosts/${hostId}` })).statusCode).toBe(404);
});
