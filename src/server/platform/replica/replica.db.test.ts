import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallName } from '#src/contract/types.ts';
import { buildApp } from '#src/server/app.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { configure, settle } from '#src/server/platform/config/configure.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import type { Services } from '#src/server/services.ts';
import { createServices } from '#src/server/platform/start/services.ts';
import { buildBundleOnce } from '#tests/support/app/web-bundle.ts';
import { createCaller, type Caller } from '#tests/support/app/caller.ts';
import { insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { startFollowed, type FollowedServer } from '#tests/support/replica/followed-server.ts';
import { ownWriteSeconds } from './own-write.ts';
import { replicaReads } from './choose-database.ts';
import { replicaMaxAgeMs } from './replica.ts';

let server: FollowedServer;
let services: Services;
let app: FastifyInstance;
let courseId: number;
let count = 0;

async function fill(url: (name: string) => string): Promise<void> {
  const admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  await admin.query('create database banyan');
  await admin.end();
  await migrate(url('banyan'));
  const pool = createPool({ url: url('banyan'), isPgbouncer: false, size: 2 });
  await insertBookableCity(pool);
  ({ id: courseId } = await insertBookableCourse(pool));
  await pool.query('update city set image = images -> 0 from course');
  await pool.end();
}

async function readsFrom(who: string): Promise<number> {
  const { values } = (await services.metrics.registry.getSingleMetric('banyan_replica_reads_total')?.get()) ?? {
    values: [],
  };
  return values.find(({ labels }) => labels['from'] === who)?.value ?? 0;
}
const rename = async (): Promise<string> => {
  const title = `Cook with Mai, day ${(count += 1)}`;
  await services.pool.query('update course set title = $1 where id = $2', [title, courseId]);
  return title;
};
const titleFor = async (caller: Caller): Promise<string> => {
  const { body } = await caller.call('course/detail', { course_id: courseId });
  return (body.data as unknown as { title: string }).title;
};
const detailPage = (headers: Record<string, string> = {}) =>
  app.inject({ url: `/product/detail/${courseId}/hanoi/cooking`, headers }).then(({ payload }) => payload);

beforeAll(async () => {
  [server] = await Promise.all([startFollowed(fill), buildBundleOnce()]);
  const { primary, replica } = server.urls('banyan');
  const read = configure({
    environment: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      BANYAN_RATE_LIMIT_FACTOR: '100000',
      BANYAN_MAX_LOOP_DELAY_MS: '60000',
      DATABASE_URL: primary,
      DATABASE_REPLICA_URL: replica,
    },
    folder: projectFolder,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  services = await createServices(settle(read.config, { port: 80, stripe: { kind: 'none' } }), primary);
  app = await buildApp(services);
  await vi.waitFor(() => expect(services.replica?.reading() ?? null).not.toBeNull(), { timeout: 20_000 });
}, 120_000);
afterAll(async () => {
  await app?.close();
  await services?.replica?.close();
  await services?.pool.end();
  await server?.stop();
});

describe('reads of the catalogue', () => {
  it('all succeed on a server that takes no writes', async () => {
    const inputs: Partial<Record<CallName, object>> = {
      'city/detail': { city_id: 1 },
      'city/travel-tips': { slug: 'hanoi' },
      'content/page': { slug: 'faq' },
      'course/city': { city_id: 1 },
      'course/detail': { course_id: courseId },
      'course/related': { course_id: courseId },
      'course/search': { keyword: 'kitchen bowl' },
      'map/around': { latitude: 21, longitude: 105 },
      'page/product-detail': { course_id: courseId },
      'page/product-list': { city_id: 1 },
      'review/course-list': { course_id: courseId },
      'review/profile-list': { user_id: hostId },
      'listing/choices': { city_id: 1 },
      'place/category': { city_id: 1, slug: 'none' },
      'search/suggest': { keyword: 'hanoi' },
      'listing/days': { city_id: 1, spans: [{ start: '2027-03-01', end: '2027-03-07' }] },
    };
    const caller = await createCaller(app);
    const [before, failed] = [await readsFrom('replica'), await readsFrom('failed')];
    for (const name of replicaReads) {
      const { status, body } = await caller.call(name, inputs[name] ?? {});
      const isThere = name !== 'content/page' && name !== 'place/category';
      expect([name, status, body.fields]).toEqual([name, isThere ? 200 : 404, undefined]);
    }
    expect(await readsFrom('replica')).toBeGreaterThanOrEqual(before + replicaReads.size);
    expect(await readsFrom('failed')).toBe(failed);
  });

  it('show a visitor what the replica has, and whoever has changed something what the primary has', async () => {
    const [visitor, writer] = [await createCaller(app), await createCaller(app)];
    await expect.poll(() => titleFor(visitor)).toBe('Cook with Mai in her kitchen');
    await server.tellReplica('select pg_wal_replay_pause()');
    // A refused call may still have written something, such as a counter of attempts.
    await writer.call('user/login', { email: 'nobody@example.test', password: 'wrong password' });
    expect(writer.cookies.get('wrote')).toBe('1');
    expect(visitor.cookies.has('wrote')).toBe(false);
    const title = await rename();
    expect(await titleFor(writer)).toBe(title);
    expect(await titleFor(visitor)).toBe('Cook with Mai in her kitchen');
    expect(await detailPage()).toContain('Cook with Mai in her kitchen');
    expect(await detailPage({ cookie: 'wrote=1' })).toContain(title);
  });

  it('come from the primary when the replica is older than it may be, and from the replica again when it has caught up', async () => {
    const visitor = await createCaller(app);
    const title = await rename();
    await expect.poll(() => titleFor(visitor), { timeout: replicaMaxAgeMs * 3, interval: 100 }).toBe(title);
    const before = await readsFrom('replica');
    await titleFor(visitor);
    expect(await readsFrom('replica')).toBe(before);
    await server.tellReplica('select pg_wal_replay_resume()');
    const isRead = async () => {
      expect(await titleFor(visitor)).toBe(title);
      return readsFrom('replica');
    };
    await expect.poll(isRead, { timeout: 20_000 }).toBeGreaterThan(before);
  });

  it('go on without the replica', async () => {
    const visitor = await createCaller(app);
    await server.stopReplica();
    const title = await rename();
    const { status } = await visitor.call('course/detail', { course_id: courseId });
    expect(status).toBe(200);
    await expect.poll(() => titleFor(visitor)).toBe(title);
    expect(services.replica?.reading()).toBeNull();
  });

  it('keep whoever has changed something away for longer than the replica may be old', () => {
    expect(ownWriteSeconds * 1000).toBeGreaterThan(replicaMaxAgeMs * 2);
  });
});
