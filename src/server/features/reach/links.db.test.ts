// Links that went to a phone end with it, and hosts stand in one list (docs/host-links.md#revoking).
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherHostId } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { registerHostLinks } from '../host-link/index.ts';
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

/** The link of the message that a request has brought. */
async function linkOfRequest(number?: string): Promise<string> {
  await suite.requested({ email: `${crypto.randomUUID()}@example.test` });
  const { text } = await suite.last('sms', number);
  const path = /\/h\/[\w-]{22}/.exec(text)?.[0];
  if (path === undefined) throw new Error(`no link: ${text}`);
  return path;
}

const open = async (url: string) => (await pages.inject({ url })).body;
const ended = 'This link was ended';
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
    expect(await open(link)).toContain('Say yes?');
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
    expect(await open(link)).toContain('Say yes?');
    expect(await suite.call('reach/code-verify', { code })).toMatchObject({ status: 'success' });
    expect(await open(link)).toContain(ended);
    const next = await linkOfRequest(newNumber);
    expect(await open(next)).toContain('Say yes?');
    await suite.call('reach/save', { way: 'mail', language: 'en' });
    expect(await open(next)).toContain(ended);
  });

  it('end by a button of the host or its coordinator, and nobody else’s', async () => {
    await suite.givePhone('sms');
    const link = await linkOfRequest();
    expect(await suite.call('reach/links-revoke', { host_id: hostId }, 'other')).toMatchObject({
      code: 'host-not-found',
    });
    expect(await open(link)).toContain('Say yes?');
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
    expect(await open(link)).toContain('Say yes?');
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
