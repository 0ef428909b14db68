// An account's devices: listed, and logged out one by one or together.
import { describe, expect, it } from 'vitest';
import type { CallOutput } from '#src/contract/types.ts';
import { accountPassword as password, codeOf, useAccountSuite } from '#tests/support/app/account-suite.ts';
import type { Caller } from '#tests/support/app/caller.ts';

const suite = useAccountSuite();
const agents = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  desk: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

async function listOf(visitor: Caller) {
  const { body } = await visitor.call('account/sessions');
  return (body as unknown as CallOutput<'account/sessions'>).data;
}

async function twoDevices() {
  const { email, id } = await suite.insertAccount();
  const [phone, desk] = [await suite.program.visitor(), await suite.program.visitor()];
  await phone.call('user/login', { email, password }, { 'user-agent': agents.phone });
  await desk.call('user/login', { email, password }, { 'user-agent': agents.desk });
  return { email, id, phone, desk };
}

describe('the devices of an account', () => {
  it('are listed with what they are and which one asks', async () => {
    const { phone } = await twoDevices();
    const list = await listOf(phone);
    const shown = list.map(({ browser, system, is_current: isCurrent }) => [browser, system, isCurrent]);
    expect(shown.toSorted()).toEqual([
      ['Firefox', 'Linux', false],
      ['Safari', 'iPhone', true],
    ]);
    expect(JSON.stringify(list)).not.toContain('Mozilla');
  });

  it('are logged out one by one', async () => {
    const { phone, desk } = await twoDevices();
    const other = (await listOf(phone)).find((one) => !one.is_current);
    expect((await phone.call('account/session-end', { id: other?.id })).body.message).toBe(
      'That device is logged out.',
    );
    expect((await desk.call('user/auth')).body.user_id).toBeNull();
    expect(await listOf(phone)).toHaveLength(1);
    expect(await codeOf(phone, 'account/session-end', { id: other?.id })).toBe('session-not-found');
  });

  it('are logged out all together but the one that asks', async () => {
    const { id, phone, desk } = await twoDevices();
    expect((await phone.call('account/sessions-end')).body.message).toBe('1 other device is logged out.');
    expect((await desk.call('user/auth')).body.user_id).toBeNull();
    expect((await phone.call('user/auth')).body.user_id).toBe(id);
  });

  it('of somebody else answer as those that are not', async () => {
    const mine = await twoDevices();
    const theirs = await twoDevices();
    const [outsider] = await listOf(theirs.phone);
    expect(await codeOf(mine.phone, 'account/session-end', { id: outsider?.id })).toBe('session-not-found');
    expect((await theirs.phone.call('user/auth')).body.user_id).toBe(theirs.id);
    for (const name of ['account/sessions', 'account/sessions-end'])
      expect(await codeOf(await suite.program.visitor(), name, {})).toBe('unauthorized');
  });
});
