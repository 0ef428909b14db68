// Shared by tests of bank details and payout runs: no debt and no run at first, and an operator.
import { beforeEach } from 'vitest';
import { as } from '#tests/support/app/tokens.ts';
import { callAs, useHosts, type Body } from '#tests/support/booking/after-booking.ts';
import { bankAccounts, makeOperator } from './payouts.ts';
import { usePayingSuite, type PayingSuite } from './paying-suite.ts';

export interface PayoutSuite extends PayingSuite {
  /** The token of the operator, who is new in each test. */
  operator: string;
  call(name: string, body: Body, who: string): Promise<Body>;
  asOperator(name: string, body?: Body): Promise<Body>;
  /** Saves a German account with the fields of `body`. */
  save(body: Body, who?: string): Promise<Body>;
  /** Pending emails, the oldest first. */
  mails(): Promise<{ kind: string; to: string }[]>;
  /** The audit log of an action, the newest first. */
  audit(action: string): Promise<Body[]>;
  /** Makes saved bank details this many days older. */
  days(count: number): Promise<unknown>;
}

/** Registers the hooks; the first test fills the fields. */
export function usePayouts(): PayoutSuite {
  const suite = usePayingSuite() as PayoutSuite;
  useHosts(suite);
  beforeEach(async () => {
    const { pool } = suite.base;
    await pool.query(
      `delete from payout_item; delete from payout_run; delete from payout_detail; delete from second_factor; delete from mail; delete from outbox;
       delete from staff_task; alter table ledger_entry disable trigger user; alter table ledger_tx disable trigger user;
       delete from ledger_entry where tx_id in (select id from ledger_tx where ext_ref like 'test:%' or ext_ref like 'payout:%');
       delete from ledger_tx where ext_ref like 'test:%' or ext_ref like 'payout:%';
       alter table ledger_entry enable trigger user; alter table ledger_tx enable trigger user`,
    );
    suite.operator = await makeOperator(pool);
  });
  suite.call = (name, body, who) => callAs(suite, name, body, as(who));
  suite.asOperator = (name, body = {}) => suite.call(name, body, suite.operator);
  suite.save = (body, who = 'host') => suite.call('payout/details-save', { ...bankAccounts.german, ...body }, who);
  const rows = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;
  suite.mails = () => rows(`select payload ->> 'kind' as kind, payload ->> 'to' as "to" from outbox order by id`);
  suite.audit = (action) =>
    rows('select actor_id, subject, detail from audit_log where action = $1 order by id desc', [action]);
  suite.days = (count) =>
    rows(`update payout_detail set counts_since = counts_since - make_interval(days => $1)`, [count]);
  return suite;
}
