// No staff call lets operators change what is theirs: tries every writing call of the contract, with each kind of
// subject.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallSubject, CallSpec } from '#src/contract/call.ts';
import { contract } from '#src/contract/contract.ts';
import { subjectKinds, type SubjectKind } from '#src/domain/admin/areas.ts';
import { loadDemo } from '#tests/support/catalogue/demo.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createVisitor } from '#tests/support/app/visitor.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import type { Actor } from '#src/server/call.ts';
import { whyOwn } from './call-adapter.ts';

let program: TestApp;
const manager = '00000000-0000-4000-8000-00000000ad01';
const outsider = '00000000-0000-4000-8000-00000000ad02';

// Rows that the demo lacks: a payout run, a credential, a listing change, a partner, and a reported conversation.
const more = `
  insert into user_account (id, email, first_name, roles) values
    ('${manager}', 'manager@own.example.test', 'Mia', '{user}'), ('${outsider}', 'stranger@own.example.test', 'Sam', '{user,operator}');
  insert into team_member (user_id, host_id, role) select '${manager}', user_id, 'manager' from host;
  insert into operator_area values ('${outsider}', 'admin') on conflict do nothing;
  insert into payout_run (number, currency, minimum_cents, made_by) values (7, 'USD', 100, '${outsider}');
  insert into payout_item (run_number, place, host_id, amount_cents)
    select 7, row_number() over (), user_id, 500 from (select user_id from host order by user_id limit 2) h;
  insert into host_document (id, host_id, kind, file_kind, byte_size, sealed)
    select gen_random_uuid(), user_id, 'id', 'picture', 10, '\\x00' from host order by user_id limit 1;
  insert into listing_draft (host_id, content) select user_id, '{}' from host order by user_id limit 1;
  insert into listing_history (draft_id, act, part, after, review) select id, 'change', 'story', '{}', 'waiting' from listing_draft limit 1;
  insert into partner (user_id, kind, code) select id, 'ambassador', 'OWNCODE' from user_account where 'user' = any(roles) order by id limit 1
    on conflict do nothing;
  update review set author_id = '${manager}' where id = (select substring(subject from 8)::uuid from staff_task where kind = 'review_report' limit 1);
  insert into payment (booking_id, provider, method, amount_minor, currency, due_cents)
    select id, 'stripe', 'card', 500, 'USD', 500 from booking limit 1;
  insert into refund (payment_id, amount_minor, reason, key, due_cents) select id, 100, 'goodwill', 'own', 100 from payment order by created_at desc limit 1;
  insert into staff_note (booking_id, words, author_id) select id, 'A note', '${outsider}' from booking limit 1;
  insert into staff_task (kind, subject) select 'host_document', 'document:' || id from host_document;
  insert into staff_task (kind, subject) select 'host_reach', 'host:' || user_id from host order by user_id limit 1;
  insert into coupon (code, kind, amount_cents, owner_id) values ('OWN-ONE', 'fixed', 500, '${manager}');
  insert into ambassador_application (email, first_name, last_name, city, audience, message)
    values ('MANAGER@own.example.test', 'Mia', 'M', 'Hanoi', 'Friends', 'Hello');`;

/** A subject of each kind and the account that owns it. A host's subject also belongs to a manager of all hosts. */
const subjects: Record<SubjectKind, string> = {
  account: `select id, id as owner from user_account where id = '${manager}'`,
  address: `select upper(email::text) as id, id as owner from user_account where id = '${manager}'`,
  application: `select id, '${manager}' as owner from ambassador_application where email = 'manager@own.example.test'`,
  'bank-details': 'select id, host_id as owner from payout_detail limit 1',
  booking: 'select id, user_id as owner from booking limit 1',
  code: `select id, owner_id as owner from coupon where code = 'OWN-ONE'`,
  host: 'select user_id as id, user_id as owner from host limit 1',
  listing: 'select id, host_id as owner from listing_draft limit 1',
  'listing-change':
    'select h.id::integer, d.host_id as owner from listing_history h join listing_draft d on d.id = h.draft_id limit 1',
  note: `select n.id, b.user_id as owner from staff_note n join booking b on b.id = n.booking_id limit 1`,
  credential: 'select id, host_id as owner from host_document limit 1',
  partner: 'select id, user_id as owner from partner limit 1',
  'payout-item': 'select id, host_id as owner from payout_item order by place desc limit 1',
  'payout-run': 'select run_number as id, host_id as owner from payout_item order by place desc limit 1',
  refund: `select r.id, b.user_id as owner from refund r join payment p on p.id = r.payment_id join booking b on b.id = p.booking_id limit 1`,
  review: 'select id, author_id as owner from review where author_id is not null limit 1',
  task: `select t.id::integer, r.author_id as owner from staff_task t join review r on t.subject = 'review:' || r.id where r.author_id is not null limit 1`,
};
const ofHosts: readonly SubjectKind[] = [
  'bank-details',
  'booking',
  'host',
  'listing',
  'listing-change',
  'credential',
  'payout-item',
  'payout-run',
  'refund',
  'review',
  'task',
];

const writes = (Object.entries(contract) as [string, CallSpec][]).filter(
  ([, { access, effect }]) => access === 'operator' && effect === 'write',
);
const pairs = writes.flatMap(([name, { about }]) =>
  about === undefined || about === 'everybody'
    ? []
    : (Object.entries(about) as [SubjectKind, string][]).map(([kind, field]) => ({ name, kind, field })),
);

beforeAll(async () => {
  program = await createTestApp({
    async fill(database) {
      await loadDemo(database);
      await database.pool.query(more);
    },
  });
});
afterAll(() => program.close());

const actor = (userId: string): Actor => ({ userId, roles: ['user', 'operator'], areas: ['admin'], via: 'session' });

async function found(kind: SubjectKind): Promise<{ id: string | number; owner: string }> {
  const { rows } = await program.database.pool.query(subjects[kind]);
  if (rows[0] === undefined) throw new Error(`nothing of the kind ${kind}`);
  return rows[0];
}

describe('a call of the staff', () => {
  it.each(pairs)('$name is nobody’s own to make, by $kind', async ({ name, kind, field }) => {
    const { id, owner } = await found(kind);
    const spec = contract[name as keyof typeof contract] as CallSpec;
    const by = (userId: string) => whyOwn(spec, { [field]: id }, { services: program.services, actor: actor(userId) });
    const code = { account: 'person-self', booking: 'own-booking' }[kind as string] ?? 'own-subject';
    expect(await by(owner)).toMatchObject({ code });
    if (ofHosts.includes(kind)) expect(await by(manager)).toMatchObject({ code });
    expect(await by(outsider)).toBeNull();
  });

  it.each([
    [
      'a paper',
      `select t.id::integer, d.host_id as owner from staff_task t join host_document d on t.subject = 'document:' || d.id limit 1`,
    ],
    [
      'a host',
      `select t.id::integer, h.user_id as owner from staff_task t join host h on t.subject = 'host:' || h.user_id limit 1`,
    ],
    [
      'bank details',
      `select t.id::integer, substring(t.subject from 6) as owner from staff_task t where kind = 'payout_details' limit 1`,
    ],
    [
      'an application',
      `select t.id::integer, a.user_id as owner from staff_task t join ambassador_application a on t.subject = 'ambassador:' || a.id where a.user_id is not null limit 1`,
    ],
  ])('closes no task about %s of one’s own', async (_what, text) => {
    const { rows } = await program.database.pool.query<{ id: number; owner: string }>(text);
    const [task] = rows;
    if (task === undefined) throw new Error('no such task');
    const by = (userId: string) =>
      whyOwn(contract['task/close'], { task_id: task.id }, { services: program.services, actor: actor(userId) });
    expect(await by(task.owner)).toMatchObject({ code: 'own-subject' });
    expect(await by(outsider)).toBeNull();
  });

  it('that names no subject is made by nobody', async () => {
    const { about: _about, ...rest } = contract['admin/refund'];
    const silent = rest as unknown as CallSpec;
    expect(await whyOwn(silent, {}, { services: program.services, actor: actor(outsider) })).toMatchObject({
      code: 'forbidden',
    });
  });

  it('names a subject of each kind somewhere, by fields that it has', () => {
    expect([...new Set(pairs.map(({ kind }) => kind))].toSorted()).toEqual([...subjectKinds].toSorted());
    const missing = pairs.filter(({ name, field }) => {
      const shape = (contract[name as keyof typeof contract].in as unknown as { shape: object }).shape;
      return !Object.hasOwn(shape, field);
    });
    expect(missing).toEqual([]);
  });

  it('is asked before it is made', async () => {
    const { pool } = program.database;
    const { id, owner } = await found('partner');
    await pool.query(`update user_account set roles = '{user,operator}' where id = $1`, [owner]);
    await pool.query(`insert into operator_area values ($1, 'finance') on conflict do nothing`, [owner]);
    await giveTokens(pool, { own: owner });
    const { rows } = await pool.query('select version from partner where id = $1', [id]);
    const change = {
      partner_id: String(id),
      version: rows[0].version,
      code: 'OWNMORE',
      percent: 30,
      state: 'active' as const,
      reason: 'I deserve it',
    };
    const answer = await createVisitor(program.app).call('admin/partner-change', change, as('own'));
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'own-subject' }]);
  });
});

const everybodys = writes
  .filter(([, { about }]) => about === ('everybody' satisfies CallSubject))
  .map(([name]) => name);

it('leaves to everybody only what is nobody’s in particular', () => {
  // Subjects of no one: texts, menus, cities, rates, fees, settings, a payout run (it omits its maker's payouts), a
  // resent email, an open staff invitation.
  const others = everybodys.filter(
    (name) => !/^admin\/(content|menu|fee|rate|country|city|category|synonym|setting)-/.test(name),
  );
  expect(others.toSorted()).toEqual(['admin/message-resend', 'admin/staff-revoke', 'payout/run-make']);
});
