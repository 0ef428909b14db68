import { beforeAll, describe, expect, it } from 'vitest';
import { book, deliver, insertFreeCode } from '#tests/support/tampering/mailed-links.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';

const suite = useTamperingSuite();

beforeAll(() => insertFreeCode(suite.base.pool));

async function mailedTo(email: string): Promise<{ heading: string; links: string[] }[]> {
  await deliver(suite.program);
  const { rows } = await suite.base.pool.query<{ subject: string; text_body: string }>(
    `select text_body from mail where recipient = $1 and kind = 'account-bookings' order by created_at`,
    [email],
  );
  return rows.map(({ text_body: text }) => ({
    heading: text.split('\n')[0] ?? '',
    links: [...text.matchAll(/\/booking\/detail\?ref=(\w{8})&token=([\w-]+)/g)].map(([link]) => link),
  }));
}

const find = async (email: string) => {
  const visitor = await suite.program.visitor();
  return (await visitor.call('account/find-bookings', { email })).body;
};

describe('account/find-bookings', () => {
  it('mails a link to each booking, which opens it, and says the same of any address', async () => {
    const email = 'finder@example.test';
    const guest = await suite.program.visitor();
    const refs: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) refs.push((await book(suite, guest, { paying: 'nothing due', email })).ref);
    const known = await find(email.toUpperCase());
    const unknown = await find('nobody@example.test');
    expect(known.message.replace(email.toUpperCase(), '')).toBe(unknown.message.replace('nobody@example.test', ''));
    expect(await mailedTo('nobody@example.test')).toEqual([]);
    const [mail] = await mailedTo(email.toUpperCase());
    expect(mail?.heading).toBe('Your 2 bookings');
    const opened = [];
    for (const link of mail?.links ?? []) {
      const query = new URLSearchParams(link.split('?')[1]);
      const input = { ref: query.get('ref'), token: query.get('token') };
      opened.push((await (await suite.program.visitor()).call('booking/detail', input)).body.ref);
    }
    expect(opened.toSorted()).toEqual(refs.toSorted());
  });

  it('leaves out what nobody has paid, and what the owner has refused', async () => {
    const email = 'careful@example.test';
    await book(suite, await suite.program.visitor(), { paying: 'unpaid', email });
    const { ref } = await book(suite, await suite.program.visitor(), { paying: 'nothing due', email });
    await suite.base.pool.query(`update booking set in_account = 'refused' where ref = $1`, [ref]);
    await find(email);
    expect(await mailedTo(email)).toEqual([]);
  });

  it('names an address that cannot be one', async () => {
    expect(await find('nobody')).toMatchObject({ code: 'email-invalid', fields: { email: expect.any(String) } });
  });
});
