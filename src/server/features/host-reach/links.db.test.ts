// Links sent to a phone end with it, and one list shows all hosts (docs/domain/hosts.md#revoking-links).
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherHostId } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { registerHostLinks } from './link/host-link-page.ts';
import { usePhoneSuite } from '#tests/support/phone/phone-suite.ts';

const suite = usePhoneSuite();
let pages: FastifyInstance;
beforeAll(async () => {
  pages = Fastify() as unknown as FastifyInstance;
  registerHostLinks(pages, suite.program.services);
  await pages.ready();
});
afterAll(() => pages?.close());

const newNumber = '+447700900188';

async function linkOfRequest(number?: string): Promise<string> {
  await suite.requested({ email: `${crypto.randomUUID()}@example.test` });
  const { text } = await suite.last('sms', number);
  const path = /\/h\/[\w-]{22}/.exec(text)?.[0];
  if (path === undefined) throw new Error(`no link: ${text}`);
  return path;
}

const open = async (url: string) => (await pages.inject({ url })).body;
const ended = 'This link no longer works';
const logged = async (action: string) =>
  (
    await suite.base.pool.query(
      `select actor_id, detail ->> 'role' as role from audit_log where action = $1 order by id`,
      [action],
    )
  ).rows;

describe('links in messages', () => {
  it('end with STOP, and the next one is another one', async () => {
    await suite.givePhone('sms');
    const link = await linkOfRequest();
    expect(await open(link)).toContain('Accept this booking?');
    await suite.type('sms', 'STOP');
    expect(await open(link)).toContain(ended);
    await suite.type('sms', 'START');
    expect(await linkOfRequest()).not.toBe(link);
  });

  it('end with a new number, and with a change to mail', async () => {
    await suite.givePhone('sms');
    const link = await linkOfRequest();
    await suite.call('reach/code-send', { way: 'sms', number: newNumber });
    const code = /\d{6}/.exec((await suite.last('sms', newNumber)).text)?.[0];
    expect(await open(link)).toContain('Accept this booking?');
    expect(await suite.call('reach/code-verify', { code })).toMatchObject({ status: 'success' });
    expect(await open(link)).toContain(ended);
    const next = await linkOfRequest(newNumber);
    expect(await open(next)).toContain('Accept this booking?');
    await suite.call('reach/save', { way: 'mail', language: 'en' });
    expect(await open(next)).toContain(ended);
  });

  it('end by a button of the host or its coordinator, and nobody else’s', async () => {
    await suite.givePhone('sms');
    const link = await linkOfRequest();
    expect(await suite.call('reach/links-revoke', { host_id: hostId }, 'other')).toMatchObject({
      code: 'host-not-found',
    });
    expect(await open(link)).toContain('Accept this booking?');
    const answer = await suite.call('reach/links-revoke', { host_id: hostId }, 'coordinator');
    expect(answer).toMatchObject({ status: 'success' });
    expect(Number(answer['ended'])).toBeGreaterThan(0);
    expect(await open(link)).toContain(ended);
    expect(await suite.call('reach/links-revoke', {})).toMatchObject({ ended: 0, message: 'No link was open.' });
    expect((await logged('links-revoked')).map(({ role }) => role)).toEqual(['coordinator', 'host']);
  });

  it('end when the phone that has them is cut off', async () => {
    await suite.givePhone('sms');
    const link = await linkOfRequest();
    const id = crypto.randomUUID();
    await suite.base.pool.query(`insert into check_device (id, user_id, name) values ($1, $2, 'Old phone')`, [
      id,
      hostId,
    ]);
    expect(await suite.call('check/cut-off', { device_id: id }, 'other')).toMatchObject({ code: 'phone-not-found' });
    expect(await open(link)).toContain('Accept this booking?');
    expect(await suite.call('check/cut-off', { device_id: id }, 'coordinator')).toMatchObject({ status: 'success' });
    expect(await open(link)).toContain(ended);
  });

  it('are in the language of the messages, whatever the account has', async () => {
    await suite.givePhone('sms', { language: 'vi' });
    await suite.base.pool.query(`update user_account set locale = 'de_DE' where id = $1`, [hostId]);
    const page = await open(await linkOfRequest());
    expect(page).toContain('<html lang="vi"');
    await suite.base.pool.query(`update user_account set locale = 'en_US' where id = $1`, [hostId]);
  });
});

describe('a dispute', () => {
  it('comes to the phone: an objection with its page, what is decided, and cash', async () => {
    await suite.givePhone('sms', { language: 'ne' });
    const { id } = await suite.requested({ email: 'objects@example.test' });
    const { pool } = suite.base;
    await pool.query(`update booking set status = 'no_show', no_show_at = banyan_now() where id = $1`, [id]);
    const tell = (kind: string, more: object = {}) =>
      pool.query(`insert into outbox (topic, payload) values ('mail', $1)`, [{ kind, booking_id: id, ...more }]);
    const told = async (kind: string, more?: object) => {
      await tell(kind, more);
      return (await suite.last('sms')).text;
    };
    await pool.query(
      `insert into booking_history (booking_id, actor, from_status, to_status, reason) values ($1, 'guest', 'no_show', 'no_show', 'contested')`,
      [id],
    );
    const objection = await told('host-no-show-contested');
    expect(objection).toMatch(/म आए/);
    await pool.query(
      `insert into problem_report (booking_id, kind, message) values ($1, 'no_show', 'I was there. Call +44 7700 900123 <b>now</b>')`,
      [id],
    );
    const url = /\/h\/[\w-]{22}/.exec(objection)?.[0] ?? '';
    const page = await open(url);
    expect(page).toContain('<html lang="ne"');
    expect(page).toContain('I was there.');
    expect(page).not.toMatch(/7700 900123|<b>now/);
    const press = async (words: string) =>
      (
        await pages.inject({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ words }).toString(),
        })
      ).statusCode;
    expect([await press('short'), await press('I waited until ten.'), await press('And now this.')]).toEqual([
      409, 303, 409,
    ]);
    expect(await open(url)).toMatch(/I waited until ten[.][^]*(?!<textarea)/);
    expect(await told('host-no-show-decided', { decision: 'reject', reason: '' })).toContain('पाहुना आएनन्');
    expect(await told('host-cash-decided', { word: 'not_paid', reason: 'x' })).toContain('नतिरिएको');
    expect(await told('host-cash-disputed')).toContain('मिलेन');
    const mailed = await pool.query(`select from mail where booking_id = $1 and kind like 'host-%'`, [id]);
    expect(mailed.rowCount).toBe(0);
  });

  it('and a payout does', async () => {
    await suite.givePhone('sms', { language: 'th' });
    await suite.base.pool.query(
      `insert into outbox (topic, payload) values ('mail', jsonb_build_object('kind', 'payout-paid', 'user_id', $1::text,
         'amount_cents', 1234, 'paid_on', '2026-11-28', 'reference', 'R1'))`,
      [hostId],
    );
    expect((await suite.last('sms')).text).toMatch(/USD 12[.]34/);
  });
});

describe('hosts of a coordinator', () => {
  it('stand in one list with how they are reached, trouble first', async () => {
    await suite.base.pool.query(
      `insert into team_member (user_id, host_id, role)
       select user_id, $1, 'coordinator' from team_member where host_id = $2 and role = 'coordinator'`,
      [otherHostId, hostId],
    );
    const list = async (who: string) => (await suite.call('reach/list', {}, who))['hosts'] as { id: string }[];
    expect(await list('coordinator')).toEqual([
      expect.objectContaining({ id: hostId, way: 'mail', number: null, is_chosen: false }),
      expect.objectContaining({ id: otherHostId, is_chosen: false }),
    ]);
    await suite.givePhone('sms', { host: otherHostId });
    await suite.type('sms', 'STOP');
    await suite.givePhone('whatsapp', { number: newNumber, language: 'ne' });
    expect(await list('coordinator')).toEqual([
      expect.objectContaining({ id: otherHostId, way: 'sms', number: '+44 7700 900101', is_stopped: true }),
      expect.objectContaining({ id: hostId, way: 'whatsapp', language: 'ne', is_stopped: false, is_chosen: true }),
    ]);
    expect(await list('host')).toMatchObject([{ id: hostId }]);
  });
});
