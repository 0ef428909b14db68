// Shared by tests of hosts' phones: the program between two proxies, which record and replay the requests to and from
// the services.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AddressInfo } from 'node:net';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { as } from '#tests/support/app/tokens.ts';
import { insertHosts } from '#tests/support/booking/after-booking.ts';
import {
  choiceOf,
  insertBookableCity,
  insertBookableCourse,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { touchRows } from '#tests/support/database/touch-rows.ts';
import { type Exchange, recordCalls, type Recorder } from '#tests/support/sandbox/record-calls.ts';
import { startSandbox, until, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';

export const smsNumber = '+12025550100';
export const phoneKeys = {
  smsAccountSid: `AC5a2db0c5${'0'.repeat(24)}`,
  smsAuthToken: 'sms-token-of-a-test',
  smsFrom: smsNumber,
  whatsappPhoneNumberId: '100000000000001',
  whatsappToken: 'sandbox-whatsapp-test',
  whatsappAppSecret: 'whatsapp-secret-of-a-test',
};
export const verifyToken = 'verify-token-of-a-test';

/** From the numbers reserved for fiction. */
export const hostNumber = '+447700900101';

type Body = Record<string, unknown>;

export interface PhoneMessage {
  id: string;
  text: string;
  direction: string;
  status: string;
  isTemplate: boolean;
  buttons: { payload: string; title: string }[];
}

export interface PhoneSuite {
  base: TestDatabase;
  program: Program;
  sandbox: TestSandbox;
  /** The program's requests to the services. */
  out: Recorder;
  /** The services' requests to the program. */
  hooks: Recorder;
  course: TestCourse;
  work(): Promise<void>;
  /** An on-request booking that waits for its host; with nothing to pay. */
  requested(more?: Body): Promise<{ id: string; ref: string }>;
  status(id: string): Promise<string>;
  /** Messages of a phone, oldest first. */
  phone(way: 'sms' | 'whatsapp', number?: string): Promise<PhoneMessage[]>;
  /** The last message that came to a phone, after a round of the work. */
  last(way: 'sms' | 'whatsapp', number?: string): Promise<PhoneMessage>;
  /** Types on a phone, and waits until the program has it. */
  type(way: 'sms' | 'whatsapp', text: string, number?: string): Promise<void>;
  press(way: 'whatsapp', message: PhoneMessage, payload: string): Promise<void>;
  call(name: string, body: Body, who?: string): Promise<Body>;
  /** Gives a host a phone, as if its code had come back. */
  givePhone(way: 'sms' | 'whatsapp', more?: { host?: string; number?: string; language?: string }): Promise<void>;
}

export function usePhoneSuite(): PhoneSuite {
  const suite = {} as PhoneSuite;
  beforeAll(async () => {
    suite.base = await createTestDatabase();
    await insertPeople(suite.base);
    [suite.out, suite.hooks] = await Promise.all([recordCalls(), recordCalls()]);
    const settings = {
      SMS_ACCOUNT_SID: phoneKeys.smsAccountSid,
      SMS_AUTH_TOKEN: phoneKeys.smsAuthToken,
      SMS_FROM: smsNumber,
      SMS_API_URL: suite.out.url,
      WHATSAPP_PHONE_NUMBER_ID: phoneKeys.whatsappPhoneNumberId,
      WHATSAPP_TOKEN: phoneKeys.whatsappToken,
      WHATSAPP_APP_SECRET: phoneKeys.whatsappAppSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
      WHATSAPP_API_URL: `${suite.out.url}/whatsapp`,
    };
    suite.program = await createProgram(suite.base.pool, { origin: suite.hooks.url, settings });
    await suite.program.app.listen({ host: '127.0.0.1', port: 0 });
    suite.hooks.pointAt(`http://127.0.0.1:${(suite.program.app.server.address() as AddressInfo).port}`);
    suite.sandbox = await startSandbox({
      phone: { ...phoneKeys, hooksUrl: suite.hooks.url, deliveryMs: 5, slowDeliveryMs: 1500 },
    });
    suite.out.pointAt(suite.sandbox.url);
  });
  beforeEach(async () => {
    const { pool } = suite.base;
    await pool.query('delete from rate_limit');
    await pool.query('delete from phone_reach');
    await pool.query('delete from answer_pair');
    await pool.query('delete from phone_message');
    await pool.query(`update outbox set done_at = banyan_now() where done_at is null`);
    await pool.query(`update staff_task set closed_at = banyan_now() where closed_at is null`);
    await pool.query(`update booking set request_until = banyan_now() - interval '1 hour' where status = 'requested'`);
    await suite.sandbox.control('/reset');
    suite.out.exchanges.length = 0;
    suite.hooks.exchanges.length = 0;
    suite.course = await insertBookableCourse(pool, { confirmation: 'on_request', capacity: 90, price_cents: 4000 });
  });
  afterAll(async () => {
    await suite.program?.close();
    await suite.sandbox?.close();
    await Promise.all([suite.out?.close(), suite.hooks?.close()]);
    await suite.base?.drop();
  });
  return Object.assign(suite, actsOf(suite));
}

async function insertPeople({ pool }: TestDatabase): Promise<void> {
  await insertBookableCity(pool);
  await pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 999)`,
  );
  await insertHosts(pool);
}

function actsOf(suite: PhoneSuite): Omit<PhoneSuite, 'base' | 'program' | 'sandbox' | 'out' | 'hooks' | 'course'> {
  // Delivery reports come in between, and are not replies.
  const isTyped = ({ path, requestBody }: Exchange) =>
    path === '/webhooks/sms' || (path === '/webhooks/whatsapp' && JSON.stringify(requestBody).includes('"messages"'));
  const received = () => suite.hooks.exchanges.filter((one) => one.status === 200 && isTyped(one)).length;
  const settled = async (act: () => Promise<unknown>) => {
    const before = received();
    await act();
    await until(() => received() > before);
  };
  const phone: PhoneSuite['phone'] = async (way, number = hostNumber) =>
    (await suite.sandbox.control('/phones/show', { way, number }))['messages'] as PhoneMessage[];
  const work = async () => {
    const { pool } = suite.base;
    await touchRows(pool, { table: 'outbox', set: `not_before = banyan_now()`, where: 'done_at is null' });
    await runDueWork(suite.program.services);
    await pool.query(`update phone_message set not_before = banyan_now() where state in ('waiting', 'trying')`);
    await runDueWork(suite.program.services);
    await until(async () => {
      const { rows } = await pool.query(`select count(*)::int as n from phone_message where state = 'sent'`);
      return rows[0].n === 0;
    });
  };
  return {
    work,
    phone,
    async last(way, number) {
      await work();
      const message = (await phone(way, number)).findLast(({ direction }) => direction === 'to-phone');
      if (!message) throw new Error('nothing came to the phone');
      return message;
    },
    async requested(more = {}) {
      const visitor = await suite.program.visitor();
      const { body } = await visitor.call(
        'booking/checkout',
        choiceOf(suite.course, { coupon_code: 'ALL-FREE', ...more }),
      );
      const { rows } = await suite.base.pool.query('select id, ref, status from booking where ref = $1', [body.ref]);
      if (rows[0]?.status !== 'requested') throw new Error(`not requested: ${JSON.stringify(body)}`);
      return rows[0];
    },
    status: async (id) =>
      (await suite.base.pool.query('select status from booking where id = $1', [id])).rows[0].status,
    type: (way, text, number = hostNumber) =>
      settled(() => suite.sandbox.control('/phones/type', { way, number, text })),
    press: (way, message, payload) =>
      settled(() => suite.sandbox.control('/phones/press', { way, number: hostNumber, message: message.id, payload })),
    async call(name, body, who = 'host') {
      const visitor = await suite.program.visitor();
      return (await visitor.call(name, body, as(who))).body as never as Body;
    },
    async givePhone(way, { host = hostId, number = hostNumber, language = 'en' } = {}) {
      await suite.base.pool.query(
        `insert into phone_reach (host_id, way, number, language, verified_at) values ($1, $2, $3, $4, banyan_now())
         on conflict (host_id, user_id, booking_id) do update set way = $2, number = $3, language = $4, stopped_at = null`,
        [host, way, number, language],
      );
    },
  };
}
