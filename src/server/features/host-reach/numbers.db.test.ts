// A host's channel, and verifying a number (docs/domain/hosts.md#numbers).
import { describe, expect, it } from 'vitest';
import { coordinatorId } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { hostNumber, usePhoneSuite } from '#tests/support/phone/phone-suite.ts';
import { createProgram } from '#tests/support/app/program.ts';

const suite = usePhoneSuite();
const newNumber = '+447700900177';

const send = (number = hostNumber, more: object = {}, who = 'host') =>
  suite.call('reach/code-send', { way: 'sms', number, ...more }, who);
const codeAt = async (number = hostNumber) => /\d{6}/.exec((await suite.last('sms', number)).text)?.[0] ?? '';
const verify = (code: string, who = 'host') => suite.call('reach/code-verify', { code }, who);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('how a host is reached', () => {
  it('is mail until something else is chosen, and says what there is', async () => {
    expect(await suite.call('reach/detail', {})).toMatchObject({
      way: 'mail',
      language: 'en',
      number: null,
      ways: ['whatsapp', 'sms', 'mail'],
      email: 'host@example.test',
      pending: null,
    });
    const program = await createProgram(suite.base.pool);
    const visitor = await program.visitor();
    const { body } = await visitor.call('reach/detail', {}, { authorization: 'Bearer host' });
    expect(body).toMatchObject({ ways: ['mail'] });
    await program.close();
  });

  it('offers the number of the account, and asks for the country of one without', async () => {
    const of = `update user_account set isd_code = $2, phone = $3 where id = $1`;
    await suite.base.pool.query(of, [hostId, '977', '9841234567']);
    expect(await suite.call('reach/detail', {})).toMatchObject({ own_number: '+977 984 1234567' });
    const local = { code: 'phone-invalid', fields: { number: expect.stringContaining('Is it +977 984 7654321?') } };
    for (const typed of ['9847654321', '९८४७६५४३२१']) expect(await send(typed)).toMatchObject(local);
    await suite.base.pool.query(of, [hostId, '', '']);
    expect(await suite.call('reach/detail', {})).toMatchObject({ own_number: null });
    expect(await send('9847654321')).toMatchObject({
      fields: { number: expect.stringContaining('country code') },
    });
  });

  it('needs a number that a code has proved, and keeps none by mail', async () => {
    expect(await suite.call('reach/save', { way: 'sms', language: 'ne' })).toMatchObject({ code: 'number-unproved' });
    expect(await send()).toMatchObject({
      status: 'success',
      pending: { way: 'sms', number: '+44 7700 900101', tries_left: 5 },
    });
    expect(await verify(await codeAt())).toMatchObject({ way: 'sms', number: '+44 7700 900101', pending: null });
    expect(await suite.call('reach/save', { way: 'whatsapp', language: 'ne' })).toMatchObject({
      code: 'number-unproved',
    });
    expect(await suite.call('reach/save', { way: 'sms', language: 'ne' })).toMatchObject({
      way: 'sms',
      language: 'ne',
    });
    expect(await suite.call('reach/save', { way: 'mail', language: 'ne' })).toMatchObject({
      way: 'mail',
      number: null,
    });
    const { rows } = await suite.base.pool.query(
      `select action, detail ->> 'way' as way from audit_log where subject = $1 order by id desc limit 2`,
      [`host:${hostId}`],
    );
    expect(rows).toEqual([
      { action: 'reach-chosen', way: 'mail' },
      { action: 'reach-chosen', way: 'sms' },
    ]);
    // In the language chosen last.
    expect((await suite.last('sms')).text).toContain('यो नम्बरमा आउँदैनन्');
  });

  it('is the host’s and the coordinator’s to choose, in both names, and nobody else’s', async () => {
    expect(await suite.call('reach/detail', { host_id: hostId }, 'other')).toMatchObject({ code: 'host-not-found' });
    for (const [name, body] of [
      ['reach/save', { way: 'mail', language: 'en' }],
      ['reach/code-send', { way: 'sms', number: hostNumber }],
      ['reach/code-verify', { code: '123456' }],
    ] as const)
      expect(await suite.call(name, { host_id: hostId, ...body }, 'other')).toMatchObject({ code: 'host-not-found' });
    await send(hostNumber, { host_id: hostId }, 'coordinator');
    expect(await verify(await codeAt(), 'coordinator')).toMatchObject({ way: 'sms' });
    const { rows } = await suite.base.pool.query(
      `select actor_id, detail from audit_log where action = 'reach-number-proved' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { actor_id: coordinatorId, detail: { role: 'coordinator', on_behalf_of: hostId, way: 'sms' } },
    ]);
    const all = await suite.base.pool.query(`select detail::text || subject as line from audit_log`);
    expect(all.rows.map(({ line }) => line).join(' ')).not.toContain('447700');
  });
});

describe('a code', () => {
  it('is refused when wrong, after five tries, when used, when replaced and after ten minutes', async () => {
    expect(await verify('123456')).toMatchObject({ code: 'number-code-expired' });
    await send();
    const code = await codeAt();
    for (let turn = 0; turn < 5; turn += 1)
      expect(await verify(wrong(code))).toMatchObject({ code: 'number-code-wrong' });
    expect(await verify(code)).toMatchObject({ code: 'number-code-tries' });
    await send();
    const second = await codeAt();
    await send();
    const third = await codeAt();
    if (second !== third) expect(await verify(second)).toMatchObject({ code: 'number-code-wrong' });
    await suite.base.pool.query(`update number_code set expires_at = banyan_now() where ended_at is null`);
    expect(await verify(third)).toMatchObject({ code: 'number-code-expired' });
    await send();
    const fourth = await codeAt();
    expect(await verify(fourth)).toMatchObject({ way: 'sms' });
    expect(await verify(fourth)).toMatchObject({ code: 'number-code-expired' });
  });

  it('tried by many at once has five tries', async () => {
    await send();
    const code = await codeAt();
    const tried = await Promise.all(Array.from({ length: 12 }, () => verify(wrong(code))));
    expect(tried.filter((answer) => answer['code'] === 'number-code-wrong')).toHaveLength(5);
  });

  it('is stored as a hash, and sent to numbers alone that can be', async () => {
    expect(await send('hello')).toMatchObject({ code: 'phone-invalid' });
    expect(await send('0912 345 678')).toMatchObject({ code: 'phone-invalid' });
    await send();
    const code = await codeAt();
    const { rows } = await suite.base.pool.query('select to_jsonb(c)::text as row from number_code c');
    expect(rows.map(({ row }) => row).join(' ')).not.toContain(code);
  });

  it('is sent four times an hour to a number and six times by an account', async () => {
    for (let turn = 0; turn < 4; turn += 1) expect(await send()).toMatchObject({ status: 'success' });
    expect(await send()).toMatchObject({ code: 'number-code-limit' });
    expect(await send(newNumber)).toMatchObject({ status: 'success' });
    expect(await send(newNumber)).toMatchObject({ status: 'success' });
    expect(await send('+447700900178')).toMatchObject({ code: 'number-code-limit' });
  });

  it('of a new number: the old one is told, and its digits answer nothing any more', async () => {
    await suite.givePhone('sms');
    const { id } = await suite.requested();
    await suite.work();
    await send(newNumber);
    await verify(await codeAt(newNumber));
    expect((await suite.last('sms')).text).toContain('Messages for Mai no longer go to this number.');
    await suite.type('sms', '1');
    expect(await suite.status(id)).toBe('requested');
    await suite.type('sms', '1', newNumber);
    expect(await suite.status(id)).toBe('requested');
    expect((await suite.last('sms', newNumber)).text).toContain('Reply 1 to accept');
    await suite.type('sms', '1', newNumber);
    expect(await suite.status(id)).toBe('confirmed');
  });
});
