// Every column is declared erased or kept, and a deleted account leaves only what is declared kept (ADR 080).
import { describe, expect, it } from 'vitest';
import { verifyReviews } from '#src/server/features/review/review-log.ts';
import { deliver } from '#tests/support/tampering/mailed-links.ts';
import { as } from '#tests/support/app/tokens.ts';
import { useReviews } from '#tests/support/booking/review-suite.ts';
import { impersonal, personal } from './columns/index.ts';
import { findInFiles, findWords, textColumns } from './find-words.ts';
import { leaveTraces, type Traces } from './leave-traces.ts';

const suite = useReviews();
const fates = () =>
  Object.entries(personal).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, fate]) => ({ name: `${table}.${column}`, fate })),
  );
const erasedColumns = fates()
  .flatMap(({ name, fate }) => ('erased' in fate ? [name] : []))
  .toSorted();

/** Requests the link as the person, and uses it. */
async function deleteAccount({ email }: Traces, who: 'ada'): Promise<void> {
  const visitor = await suite.program.visitor();
  const asked = await visitor.call('account/delete-send', {}, as(who));
  expect(asked.body).toMatchObject({ status: 'success' });
  await deliver(suite.program);
  const { rows } = await suite.base.pool.query(
    `select text_body from mail where recipient = $1 and kind = 'account-delete' order by created_at desc limit 1`,
    [email],
  );
  const token = /token=([\w-]{46})/.exec(rows[0]?.text_body ?? '')?.[1];
  const done = await visitor.call('account/delete', { token });
  expect(done.body).toMatchObject({ status: 'success' });
}

/** The data export has each column that is declared to be in it, and no other. */
async function expectExport({ words }: Traces): Promise<void> {
  const visitor = await suite.program.visitor();
  const data = (await visitor.call('account/export', {}, as('ada'))).body as unknown as Record<string, unknown>;
  const all = JSON.stringify(data);
  const shown = new Set<string>();
  const missing: string[] = [];
  for (const { name, fate } of fates())
    if ('exported' in fate) {
      shown.add(words.get(name) ?? '');
      if (!JSON.stringify(data[fate.exported]).includes(words.get(name) ?? '?'))
        missing.push(`${name}: ${fate.exported}`);
    }
  expect(missing).toEqual([]);
  const secrets = fates().filter(({ name, fate }) => 'notExported' in fate && !shown.has(words.get(name) ?? ''));
  expect(secrets.filter(({ name }) => all.includes(words.get(name) ?? '?')).map(({ name }) => name)).toEqual([]);
}

describe('the catalogue of columns', () => {
  it('declares each column of text, JSON or bytes once: erased, or kept and why', async () => {
    const columns = await textColumns(suite.base.pool);
    const there = columns.map(({ table, column }) => `${table}.${column}`);
    const undeclared = columns.filter(
      ({ table, column }) => !(table in impersonal) && personal[table]?.[column] === undefined,
    );
    expect(undeclared.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
    const declared = Object.entries(personal).flatMap(([table, of]) =>
      Object.keys(of).map((column) => `${table}.${column}`),
    );
    expect(declared.filter((one) => !there.includes(one))).toEqual([]);
    const tables = new Set(columns.map(({ table }) => table));
    expect(Object.keys(impersonal).filter((table) => !tables.has(table) || table in personal)).toEqual([]);
  });

  it('guards every table that names an account, or says by its fate why there is no need', async () => {
    const { rows } = await suite.base.pool.query<{ table: string }>(
      `select distinct c.conrelid::regclass::text as table from pg_constraint c
       where c.contype = 'f' and c.confrelid = 'user_account'::regclass and not exists (
         select from pg_trigger t where t.tgrelid = c.conrelid and t.tgname = 'account_is_there') order by 1`,
    );
    // Written by operators and jobs, or without a word of the person.
    const unguarded = [
      'city_closure',
      'coupon',
      'coupon_use',
      'message_block',
      'message_thread',
      'operator_area',
      'partner_payment',
      'payout_item',
      'payout_run',
      'picture',
      'staff_task',
    ];
    expect(rows.map(({ table }) => table)).toEqual(unguarded);
  });
});

describe('deleting an account', () => {
  it('leaves the words of the person nowhere but where they are declared kept, and the other person whole', async () => {
    const { pool } = suite.base;
    const [ada, bob] = [await leaveTraces(suite, 'ada'), await leaveTraces(suite, 'bob')];
    const words = [...ada.words.values()];
    const folder = suite.program.services.config.uploadDir;
    // Each column declared erased held a word of its person: an untested column proves nothing.
    expect(erasedColumns.filter((one) => !ada.words.has(one))).toEqual([]);
    const before = await findWords(pool, words);
    expect(erasedColumns.filter((one) => !before.includes(one))).toEqual([]);
    expect(await findInFiles(folder, ada.pictureIds)).not.toEqual([]);
    await expectExport(ada);
    const ofBob = await findWords(pool, [...bob.words.values()]);
    const bobsFiles = await findInFiles(folder, bob.pictureIds);

    await deleteAccount(ada, 'ada');

    // Both have sent the same photo: it is stored once, and now Bob's.
    const shared = new Set(bob.pictureIds);
    const left = await findWords(
      pool,
      words.filter((word) => !shared.has(word) && word !== '7391'),
    );
    expect(left).toEqual(['receipt_payer.name']);
    expect(
      await findInFiles(
        folder,
        ada.pictureIds.filter((id) => !shared.has(id)),
      ),
    ).toEqual([]);
    const { rows: codes } = await pool.query(`
      select isd_code from user_account where id = '${ada.id}' union all
      select isd_code from booking where user_id = '${ada.id}' union all
      select isd_code from inquiry where user_id = '${ada.id}'`);
    expect(new Set(codes.map(({ isd_code: code }) => code))).toEqual(new Set(['']));

    expect(await findWords(pool, [...bob.words.values()])).toEqual(ofBob);
    expect(await findInFiles(folder, bob.pictureIds)).toEqual(bobsFiles);
    const { rows: reviews } = await pool.query('select rating, guest_name, body from review where id = $1', [
      ada.reviewId,
    ]);
    expect(reviews).toEqual([{ rating: 4, guest_name: 'Deleted account', body: '' }]);
    const { rows: said } = await pool.query(
      `select side, text from message where thread_id = '${ada.bookingId}' order by seq`,
    );
    const gone = { side: 'guest', text: 'Deleted with the account.' };
    expect(said).toEqual([gone, gone, { side: 'host', text: 'Words of the host stay.' }]);
    const { rows: logged, faults } = await verifyReviews(suite.program.services.db);
    expect([logged, faults]).toEqual([3, []]);
  });
});
