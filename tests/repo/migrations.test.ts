import { describe, expect, it } from 'vitest';
import { readMigrations } from '#src/server/db/migration-files.ts';

// Two branches may each take the next number: what is merged must begin on an empty database.
describe('the migrations of the tree', () => {
  it('are numbered without a gap and without a double, and each can run', () => {
    const migrations = readMigrations();
    expect(migrations.length).toBeGreaterThan(50);
    expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
  });
});
