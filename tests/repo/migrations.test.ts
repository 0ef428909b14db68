import { describe, expect, it } from 'vitest';
import { baselineName, readMigrations } from '#src/server/platform/db/migration-files.ts';

// Two branches may take the same number: the merged schema must start on an empty database.
describe('the schema of the tree', () => {
  it('is a baseline and migrations without a gap and without a double, and each can run', () => {
    const [baseline, ...migrations] = readMigrations();
    expect(baseline).toMatchObject({ number: 1, name: baselineName, outside: null });
    expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 2));
  });
});
