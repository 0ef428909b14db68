import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedServer, takeOwnerLock } from './embedded.ts';
import { markOf, ownPid } from './processes.ts';

let folder: string;
let servers: EmbeddedServer[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'banyan-embedded-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir, log: () => undefined });
  servers.push(server);
  return server;
}

async function ask(server: EmbeddedServer, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

describe('the built-in server', () => {
  it('sorts by code point, keeps checksums, and listens on no network', async () => {
    const server = await start(folder);
    expect(server.origin).toBe('made');
    expect(
      await ask(server, `select datlocprovider::text || ' ' || datlocale from pg_database where datname = 'postgres'`),
    ).toBe('b C.UTF-8');
    expect(
      await ask(
        server,
        `select string_agg(name || '=' || setting, ',' order by name) from pg_settings
      where name in ('listen_addresses', 'fsync', 'full_page_writes', 'data_checksums', 'TimeZone')`,
      ),
    ).toBe('TimeZone=UTC,data_checksums=on,fsync=on,full_page_writes=on,listen_addresses=');
  });

  it('is reached below a path that is too long for a socket', async () => {
    const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
    const server = await start(deep);
    expect(await ask(server, 'select 1')).toBe(1);
  });

  it('makes its folder whole or not at all: the rest of a start that was killed is cleared away', async () => {
    mkdirSync(join(folder, 'postgres.new'));
    writeFileSync(join(folder, 'postgres.new/PG_VERSION'), '18\n');
    await start(folder);
    expect(readdirSync(folder)).not.toContain('postgres.new');
  });

  it('takes no folder that it did not make', async () => {
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres/letter.txt'), 'x');
    await expect(start(folder)).rejects.toThrow(/^BANYAN_DATA_DIR: .* holds files that are not a database of Banyan/);
  });

  it('says why it does not start', async () => {
    const flags = ['-c', 'shared_buffers=nonsense'];
    await expect(startEmbedded({ dataDir: folder, log: () => undefined, flags })).rejects.toThrow(
      /^BANYAN_DATA_DIR: the built-in database in .* does not start: invalid value for parameter "shared_buffers"/,
    );
    expect((await start(folder)).origin).toBe('started');
  });
});

describe('the owner of a folder', () => {
  it('is one: of many that try at the same time the others learn who it is', () => {
    const first = takeOwnerLock(folder);
    expect(first.ok).toBe(true);
    expect(takeOwnerLock(folder)).toEqual({ ok: false, pid: ownPid });
    if (first.ok) first.release();
    expect(takeOwnerLock(folder).ok).toBe(true);
  });

  it.each([
    ['a process that has ended', JSON.stringify({ pid: 2 ** 22 + 1, mark: 'x' })],
    ['another run with the same id', JSON.stringify({ pid: ownPid, mark: `${markOf(ownPid)}0` })],
    ['a file that was cut off', '{"pid":'],
  ])('is not %s', (_, content) => {
    writeFileSync(join(folder, 'owner.lock'), content);
    expect(takeOwnerLock(folder).ok).toBe(true);
    expect(readdirSync(folder)).toEqual(['owner.lock']);
  });
});
