// Limits of questions by network and account, and of emails that outsiders can cause to one address.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mail } from '#src/server/providers/mail.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { choiceOf, insertBookableCourse, insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';

let base: TestDatabase;
let program: Program;
let serial = 0;
const sent: Mail[] = [];

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(
    `with made as (insert into user_account (email, first_name, last_name) values ('asker@example.test', 'A', 'K') returning id)
     insert into api_token (token_hash, user_id, label) select $1, id, 'test' from made`,
    [hashSecret('asker')],
  );
  const mail = { send: async (mail: Mail) => sent.push(mail) > 0 };
  program = await createProgram(base.pool, { settings: { BANYAN_RATE_LIMIT_FACTOR: '1' }, gateways: { mail } });
});
beforeEach(async () => void (await base.pool.query('delete from rate_limit')));
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const question = async (more: object = {}) => {
  const { course_id, date, pax } = choiceOf(await insertBookableCourse(base.pool));
  const contact = { email: `asker-${(serial += 1)}@example.test`, first_name: 'Ada', last_name: 'Guest' };
  return { course_id, date, pax, message: `May we bring our own knives, all ${serial} of them?`, ...contact, ...more };
};
const ask = async (address: string, more: object = {}) =>
  (await program.visitor(address)).call('booking/inquiry', await question(more));
const statuses = async (addresses: readonly string[]) => {
  const all: number[] = [];
  for (const address of addresses) all.push((await ask(address)).status);
  return all;
};

it('takes ten questions an hour from an address or a /64, and forty from a /24', async () => {
  expect(await statuses(Array.from({ length: 11 }, () => '198.51.100.1'))).toEqual([...Array(10).fill(200), 429]);
  expect(await statuses(Array.from({ length: 11 }, (_, n) => `2001:db8:5:5::${n + 1}`))).toEqual([
    ...Array(10).fill(200),
    429,
  ]);
  const network = await statuses(Array.from({ length: 42 }, (_, n) => `192.0.2.${n + 1}`));
  expect(network.filter((status) => status === 200)).toHaveLength(40);
});

it('takes twenty an hour of an account, from wherever it asks', async () => {
  const bearer = { authorization: 'Bearer asker' };
  const all: number[] = [];
  for (let turn = 0; turn < 21; turn += 1) {
    const { email: _email, first_name: _first, last_name: _last, ...asked } = await question();
    all.push((await (await program.visitor(`203.${turn}.113.1`)).call('booking/inquiry', asked, bearer)).status);
  }
  expect(all).toEqual([...Array(20).fill(200), 429]);
});

it('sends an address at most six mails an hour that strangers ask for, of whatever kind', async () => {
  const email = 'Victim@example.test';
  for (let turn = 0; turn < 5; turn += 1) await ask(`203.${turn}.113.2`, { email });
  for (let turn = 0; turn < 5; turn += 1) {
    const choice = choiceOf(await insertBookableCourse(base.pool), { email: email.toLowerCase() });
    expect((await (await program.visitor(`203.${turn}.113.3`)).call('booking/checkout', choice)).status).toBe(200);
  }
  await base.pool.query('update outbox set not_before = banyan_now() where done_at is null');
  while ((await deliverOutbox(program.services, 50)) > 0);
  expect(sent.filter(({ to }) => to.toLowerCase() === email.toLowerCase())).toHaveLength(6);
  const waiting = await base.pool.query('select count(*)::int as n from outbox where done_at is null');
  expect(waiting.rows).toEqual([{ n: 0 }]);
});
