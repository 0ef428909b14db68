// The zone data of this process against those of the database.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { zonesNotice } from './zone-queries.ts';

let base: TestDatabase;
let program: Program;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertPlaces(base.pool);
  program = await createProgram(base.pool);
});
afterAll(async () => {
  await program.close();
  await base.drop();
});

const useZone = (zone: string) => base.pool.query('update city set time_zone = $1 where id = 2', [zone]);
const tasks = async () =>
  (await base.pool.query(`select detail from staff_task where kind = 'zones_differ' and closed_at is null`)).rows;

it('says nothing where both agree', async () => {
  expect(await zonesNotice(program.services)).toBeNull();
  expect(await tasks()).toEqual([]);
});

it('names a zone that one side does not know, opens one task, and closes it when they agree again', async () => {
  await useZone('Asia/Atlantis');
  const line = await zonesNotice(program.services);
  expect(line).toContain('Asia/Atlantis (unknown to PostgreSQL)');
  await zonesNotice(program.services);
  expect(await tasks()).toEqual([{ detail: line }]);
  await useZone('Asia/Kathmandu');
  expect(await zonesNotice(program.services)).toBeNull();
  expect(await tasks()).toEqual([]);
});
