// A program with accounts, and the emails sent to an address.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { deliver } from '#tests/support/tampering/mailed-links.ts';
import type { Caller } from './caller.ts';
import { createProgram, type Program } from './program.ts';
import { quickHash } from './tokens.ts';

export const accountPassword = 'correct horse battery';

interface SentMail {
  kind: string;
  subject: string;
  text_body: string;
}

export interface AccountSuite {
  base: TestDatabase;
  program: Program;
  newEmail(): string;
  insertAccount(more?: { isVerified?: boolean }): Promise<{ email: string; id: string }>;
  accountOf(email: string): Promise<Record<string, unknown> | undefined>;
  /** The emails to an address, newest first, after everything due was sent. */
  mailsTo(email: string): Promise<SentMail[]>;
  /** The token in the newest email to an address; empty without one. */
  tokenFor(email: string): Promise<string>;
  /** Makes every emailed link this much older. */
  age(minutes: number): Promise<unknown>;
  /** A browser in which a new account is logged in. */
  signedIn(): Promise<{ email: string; id: string; visitor: Caller }>;
}

export const codeOf = async (visitor: Caller, name: string, input: object) =>
  (await visitor.call(name, input)).body.code;

/** Makes the program of one test file, with these settings; `origin` has a domain name. */
export function useAccountSuite(origin = 'http://localhost:3000', settings: Record<string, string> = {}): AccountSuite {
  let count = 0;
  const newEmail = () => `someone-${(count += 1)}@example.test`;
  const rows = async <Row>(text: string, values: unknown[]) =>
    (await suite.base.pool.query(text, values)).rows as Row[];
  const suite: AccountSuite = {
    base: null as unknown as TestDatabase,
    program: null as unknown as Program,
    newEmail,
    async insertAccount({ isVerified = true } = {}) {
      const email = newEmail();
      const hash = isVerified ? await quickHash(accountPassword) : null;
      const [made] = await rows<{ id: string }>(
        `insert into user_account (email, first_name, last_name, password_hash, verified_at)
         values ($1, 'Known', 'Person', $2, case when $2::text is null then null else banyan_now() end) returning id`,
        [email, hash],
      );
      return { email, id: made?.id ?? '' };
    },
    accountOf: async (email) =>
      (await rows<Record<string, unknown>>('select * from user_account where email = $1', [email]))[0],
    async mailsTo(email) {
      await deliver(suite.program);
      return rows<SentMail>(
        'select kind, subject, text_body from mail where recipient = $1 order by created_at desc, outbox_id desc',
        [email],
      );
    },
    async tokenFor(email) {
      const [mail] = await suite.mailsTo(email);
      return /\/user\/[a-z-]+\?token=([\w-]{46})/.exec(mail?.text_body ?? '')?.[1] ?? '';
    },
    age: (minutes) =>
      suite.base.pool.query('update account_request set expires_at = expires_at - make_interval(mins => $1)', [
        minutes,
      ]),
    async signedIn() {
      const { email, id } = await suite.insertAccount();
      const visitor = await suite.program.visitor();
      await visitor.call('user/login', { email, password: accountPassword });
      return { email, id, visitor };
    },
  };
  beforeAll(async () => {
    suite.base = await createTestDatabase();
    await insertBookableCity(suite.base.pool);
    suite.program = await createProgram(suite.base.pool, { origin, settings });
  });
  beforeEach(async () => void (await suite.base.pool.query('delete from rate_limit')));
  afterAll(async () => {
    await suite.program?.close();
    await suite.base?.drop();
  });
  return suite;
}
