// A passkey instead of a code, and the notice to the host's phone.
import { expect, it } from 'vitest';
import { as } from '#tests/support/app/tokens.ts';
import { softPasskey } from '#tests/support/app/soft-passkey.ts';
import { otherHostId, useHosts } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { bankAccounts } from '#tests/support/payment/payouts.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();
useHosts(suite);
const site = { id: 'localhost', origin: 'http://localhost:3000' };

/** A passkey added this many hours ago. */
async function addPasskey(userId: string, hours: number) {
  const key = softPasskey();
  await suite.base.pool.query(
    `insert into passkey (credential_id, user_id, public_key, agent, created_at)
     values ($1, $2, $3, 'Firefox/140.0 Linux', banyan_now() - make_interval(hours => $4))`,
    [key.id, userId, key.publicKey, hours],
  );
  return key;
}

/** Saves the bank account with a device's signature; `times` repeats it. */
async function saveWith(key: ReturnType<typeof softPasskey>, times = 1) {
  Object.assign(suite.world.program.services.config, { origin: site.origin });
  const visitor = await suite.world.program.visitor();
  const { body } = await visitor.call('account/passkey-options', {});
  const { challenge } = JSON.parse((body as unknown as { options: string }).options) as { challenge: string };
  const passkey = key.sign(challenge, site);
  const answers = [];
  for (let time = 0; time < times; time += 1)
    answers.push((await visitor.call('payout/details-save', { ...bankAccounts.german, passkey }, as('host'))).body);
  return answers as { code?: string; state?: string }[];
}

it('a passkey that its owner has had for three days counts like a code, once, and a new or foreign one does not', async () => {
  const details = async () =>
    (await (await suite.world.program.visitor()).call('payout/details', {}, as('host'))).body as object;
  const young = await addPasskey(hostId, 71);
  expect(await details()).toMatchObject({ has_factor: false, has_passkey: false });
  expect(await saveWith(young)).toMatchObject([{ code: 'passkey-failed' }]);
  expect(await saveWith(await addPasskey(otherHostId, 1000))).toMatchObject([{ code: 'passkey-failed' }]);
  expect(await details()).toMatchObject({ state: 'missing' });
  const older = await addPasskey(hostId, 73);
  expect(await saveWith(older, 2)).toMatchObject([{ state: 'held' }, { code: 'passkey-failed' }]);
  expect(await details()).toMatchObject({ state: 'held', has_passkey: true, waiting: null });
});

it('a phone that gets the host’s messages is told, in the host’s language', async () => {
  const { pool } = suite.base;
  await pool.query(
    `insert into phone_reach (host_id, way, language, number, verified_at) values ($1, 'sms', 'vi', '+84901234567', banyan_now())`,
    [hostId],
  );
  const visitor = await suite.world.program.visitor();
  await visitor.call('payout/details-save', bankAccounts.german, as('host'));
  const { rows } = await pool.query(`select number, body from phone_message where kind = 'bank'`);
  expect(rows).toMatchObject([{ number: '+84901234567', body: expect.stringContaining('số cuối 3000') }]);
});
