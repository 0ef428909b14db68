// Production on a database with demo data or the acceptance fixture.
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { findDemoMarks, markTrial } from '#src/server/seed/demo-marks-queries.ts';
import { demoAccounts, seedAccounts } from '#src/server/seed/accounts.ts';
import { seedAcceptance } from '#src/server/seed/index.ts';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { makeDataDir, ownSettings, runProgram, type Program } from '#tests/support/process/stand-in.ts';

let database: TestDatabase;
let place: ReturnType<typeof makeDataDir>;
let program: Program | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertPlaces(database.pool);
});
beforeEach(() => {
  place = makeDataDir();
});
afterEach(async () => {
  program?.child.kill('SIGTERM');
  await program?.ended();
  place.remove();
});
afterAll(() => database.drop());

function startProduction(more: Record<string, string> = {}): Program {
  program = runProgram({
    BANYAN_DATA_DIR: place.dataDir,
    DATABASE_URL: database.url,
    BANYAN_MODE: 'production',
    BANYAN_ORIGIN: 'https://shop.example',
    SMTP_URL: 'none',
    STRIPE_SECRET_KEY: 'none',
    PAYPAL_CLIENT_ID: 'none',
    SMS_ACCOUNT_SID: 'none',
    WHATSAPP_PHONE_NUMBER_ID: 'none',
    BANYAN_SETTINGS_FILE: ownSettings(place.dataDir),
    // Production has no sandbox, so no port for one.
    BANYAN_SANDBOX_PORT: '',
    ...more,
  });
  return program;
}

async function refusalOf(): Promise<string> {
  const refused = startProduction();
  expect(await refused.ended(), refused.errors()).toBe(1);
  expect(refused.errors().trim().split('\n')).toHaveLength(1);
  return refused.errors();
}

describe('production', () => {
  it('begins with contacts of its own, and needs no file for them once the database has settings', async () => {
    const ours = { BANYAN_SETTINGS_FILE: join(projectRoot, 'config/brand.json') };
    const refused = startProduction(ours);
    expect(await refused.ended(), refused.errors()).toBe(1);
    expect(refused.errors()).toMatch(
      /^BANYAN_SETTINGS_FILE: contact_email and contact_phone are examples of the program/,
    );
    await startProduction().ready();
    program?.child.kill('SIGTERM');
    await program?.ended();
    await startProduction(ours).ready();
  });

  it('starts on a database without demo data', async () => {
    await startProduction().ready();
  });

  it('refuses demo data and names the setting that allows it', async () => {
    const client = await database.pool.connect();
    await seedAccounts(client, demoAccounts);
    client.release();
    expect(await refusalOf()).toMatch(/^DATABASE_URL: this database holds demo data.*BANYAN_ALLOW_DEMO_DATA=1/);
  });

  it('refuses the acceptance fixture, and takes it when told by name', async () => {
    await seedAcceptance(database.pool);
    expect(await refusalOf()).toMatch(/^DATABASE_URL: this database holds the acceptance fixture, whose tokens/);
    await startProduction({ BANYAN_ALLOW_DEMO_DATA: '1' }).ready();
  });

  it('takes what was tried without a booking, and refuses what guests paid in a trial', async () => {
    const tried = await createTestDatabase();
    await tried.pool.query('update installation set tried_at = now()');
    await expect(findDemoMarks(tried.pool)).resolves.toEqual({ demo: false, fixture: false, trial: false });
    // One query message is one session: the payment needs no booking here.
    await tried.pool.query(`set session_replication_role = replica;
      insert into payment (booking_id, provider, method, amount_minor, due_cents, currency, status)
        values (gen_random_uuid(), 'stripe', 'card', 540, 540, 'EUR', 'failed')`);
    await expect(findDemoMarks(tried.pool)).resolves.toEqual({ demo: false, fixture: false, trial: true });
    await expect(markTrial(tried.pool)).resolves.toBe(true);
    await tried.pool.query('update installation set tried_at = null');
    await expect(markTrial(tried.pool)).resolves.toBe(false);
    await tried.drop();
  });
});
