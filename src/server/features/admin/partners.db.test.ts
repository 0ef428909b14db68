// Partners as lists, files and page (docs/reference/back-office.md#ambassadors-and-distributors).
import { giveRoles } from '#tests/support/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

let program: TestApp;
let operator: Visitor;
let partnerId: string;
let code: string;
const email = 'mina@partners.example.test';

const ask = async (text: string, values: unknown[] = []) => (await program.database.pool.query(text, values)).rows;
const file = (url: string, who: string) => program.app.inject({ url, headers: as(who) });

beforeAll(async () => {
  program = await createTestApp();
  const rows = await ask(
    `insert into user_account (email, first_name, last_name, roles, verified_at) values
       ('op@example.test', 'Op', 'One', '{user,operator}', banyan_now()),
       ($1, 'Mina', '=Partner', '{user}', banyan_now()),
       ('agency@partners.example.test', 'Agency', '', '{user}', banyan_now()) returning id`,
    [email],
  );
  await giveTokens(program.database.pool, { op: rows[0].id, mina: rows[1].id, agency: rows[2].id });
  await giveRoles(program.database.pool, rows[1].id, 'ambassador');
  await giveRoles(program.database.pool, rows[2].id, 'distributor');
  const [partner] = await ask('select id, code from partner where user_id = $1', [rows[1].id]);
  [partnerId, code] = [partner.id, partner.code];
  await ask(
    `insert into partner_click (partner_id, day, count) values ($1, (banyan_now() at time zone 'UTC')::date, 3),
      ($1, (banyan_now() at time zone 'UTC')::date - 40, 4)`,
    [partnerId],
  );
  const [payment] = await ask(
    `insert into partner_payment (partner_id, amount_cents, reference, paid_by) values ($1, 250, '=1+1', $2) returning id`,
    [partnerId, rows[0].id],
  );
  await ask(
    `with t as (insert into ledger_tx (kind, ext_ref) values ('partner_paid', 'partner_paid:' || $1::text) returning id)
      insert into ledger_entry (tx_id, account, amount_minor, currency)
      select t.id, e.account, e.amount, 'USD' from t, (values ('partner_payable:' || $2::text, 250), ('bank:usd', -250)) e (account, amount)`,
    [payment.id, partnerId],
  );
  operator = createVisitor(program.app, { bearer: 'op' });
}, 120_000);
afterAll(() => program.close());

describe('partners', () => {
  const found = async (filter: object) =>
    (await operator.must('admin/partners', filter as never)).data.map(({ name }) => name);

  it('are found by how code, name and email begin, by kind and by state', async () => {
    expect(await found({ find: code.toLowerCase() })).toEqual(['Mina =Partner']);
    expect(await found({ find: email })).toEqual(['Mina =Partner']);
    expect(await found({ find: 'mina =p', kind: 'ambassador', state: 'active' })).toEqual(['Mina =Partner']);
    expect(await found({ kind: 'distributor' })).toEqual(['Agency']);
    expect(await found({ find: 'ina' })).toEqual([]);
    expect(await found({ find: email, state: 'paused' })).toEqual([]);
  });

  it('are a file, with nothing in it that a table reckons with, and the audit log has it', async () => {
    const answer = await file(`${adminFileUrl('ambassadors')}?find=${encodeURIComponent(email)}`, 'op');
    expect(answer.body).toContain(`Mina =Partner,${email},ambassador,${code},active,3,0,0,-2.5,2.5`);
    expect(await ask(`select subject from audit_log where subject = 'file:ambassadors.csv'`)).toHaveLength(1);
    expect((await file(adminFileUrl('ambassadors'), 'mina')).statusCode).toBe(404);
  });
});

describe('a partner', () => {
  it('sees the own link, and a statement whose cells are only text', async () => {
    const own = await createVisitor(program.app, { bearer: 'mina' }).must('partner/mine', {});
    expect(own).toMatchObject({ kind: 'ambassador', code, clicks_30: 3, clicks: 7, paid: 2.5, commissions: [] });
    expect(own.url?.endsWith(code)).toBe(true);
    expect(own.qr).toContain('h1v1h-1z');
    const url = `/dashboard/partner/statement-${own.months[0]}.csv`;
    const lines = (await file(url, 'mina')).body.trimEnd().split('\r\n');
    expect(lines.slice(1)).toEqual([
      'opening,,,,,0.00',
      expect.stringMatching(/^paid,\d{4}-\d\d-\d\d,,,'=1\+1,-2\.50$/),
      'closing,,,,,-2.50',
    ]);
    expect((await file(url, 'op')).statusCode).toBe(404);
    expect((await file('/dashboard/partner/statement-2999-01.csv', 'mina')).statusCode).toBe(404);
  });

  it('who books for customers has neither link nor code, and nobody else has such a page', async () => {
    const own = await createVisitor(program.app, { bearer: 'agency' }).must('partner/mine', {});
    expect(own).toMatchObject({ kind: 'distributor', code: null, url: null, qr: null });
    expect((await operator.call('partner/mine', {})).body).toMatchObject({ code: 'partner-not-found' });
  });
});

it('applications that wait are listed with all that was written', async () => {
  await ask(
    `insert into ambassador_application (email, first_name, last_name, city, audience, message)
      values ('waits@apply.example.test', 'Ada', 'Waits', 'Hanoi', 'A blog', 'Hello')`,
  );
  const { data } = await operator.must('admin/ambassador-applications', {});
  expect(data).toMatchObject([
    { name: 'Ada Waits', email: 'waits@apply.example.test', city: 'Hanoi', message: 'Hello' },
  ]);
});
