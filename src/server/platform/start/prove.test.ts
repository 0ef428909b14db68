import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordLog } from '#tests/support/tampering/recorded-log.ts';
import { createStandIn } from '#tests/statements/stand-ins.ts';
import { clockNotice } from './clock-queries.ts';
import { proveFolder } from './run.ts';

describe('the folder of uploads', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'banyan-uploads-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made where it is not there, and nothing stays in it', () => {
    const uploads = join(folder, 'new/uploads');
    proveFolder('BANYAN_UPLOAD_DIR', uploads);
    expect(readdirSync(uploads)).toEqual([]);
  });

  it('is refused in one line when it is no folder, or nothing can be written to it', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => proveFolder('BANYAN_UPLOAD_DIR', file)).toThrow(`BANYAN_UPLOAD_DIR: ${file} is not a folder.`);
    // Root can write anywhere.
    if (process.getuid?.() === 0) return;
    chmodSync(folder, 0o500);
    expect(() => proveFolder('BANYAN_UPLOAD_DIR', folder)).toThrow(`no permission to write to ${folder}`);
    chmodSync(folder, 0o700);
  });
});

describe('clocks', () => {
  it.each([
    [0, null],
    [9, null],
    [-9, null],
    [-172_800, /^Clocks: This machine is 172800 seconds ahead of the database\./],
    [10_800, /^Clocks: This machine is 10800 seconds behind the database\./],
  ])('of a database %i seconds later say %s', async (later, line) => {
    const { log, warnings } = recordLog();
    const pool = { query: async () => ({ rows: [{ at: Date.now() + later * 1000 }] }) };
    const { host: db, texts } = createStandIn(0);
    const notice = await clockNotice({ pool, db, log } as never);
    if (line === null) expect(notice).toBeNull();
    else expect(notice).toMatch(line);
    expect(warnings()).toHaveLength(line === null ? 0 : 1);
    // The task opens with the line and closes once the clocks agree.
    expect([...texts].join()).toContain(line === null ? 'update staff_task set closed_at' : 'insert into staff_task');
  });
});
