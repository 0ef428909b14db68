// Notices of a no-show to guests and hosts: when, and only once (docs/domain/hosts.md#no-show).
import { beforeAll, describe, expect, it } from 'vitest';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { booked, callAs, mailsOf, startsIn, useHosts } from '#tests/support/booking/after-booking.ts';
import { Phone } from '#tests/support/checkin/phone.ts';
import { stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();
useHosts(suite);
const words = 'We stood at the blue gate from nine o’clock on.';

beforeAll(async () => {
  const { rows } = await suite.base.pool.query(
    `insert into user_account (email, first_name, roles) values ('op@example.test', 'Op', '{user,operator}') returning id`,
  );
  await giveTokens(suite.base.pool, { operator: rows[0].id });
});

/** A party whose experience began an hour ago, and a check-in phone. */
async function begun(): Promise<{ held: Held; id: string; gate: Phone }> {
  const held = await booked(suite, { pax: 2 });
  await startsIn(suite, held.ref, -1);
  const { id } = await stored(suite.base.pool, held.ref);
  return { held, id, gate: new Phone(suite, 'Gate', 'host') };
}

async function marked(minutesAgo: number) {
  const party = await begun();
  const mark = party.gate.act(party.held.ref, 'no_show', { minutesAgo });
  await party.gate.sync([mark]);
  return { ...party, mark };
}

/** A booking's no-show emails, oldest first. */
async function sentOf(id: string): Promise<{ kind: string; recipient: string; text_body: string }[]> {
  const result = await suite.base.pool.query(
    `select kind, recipient, text_body from mail where booking_id = $1 and kind like '%no-show%' order by created_at, kind`,
    [id],
  );
  return result.rows;
}

const queued = async (id: string) => (await mailsOf(suite, id)).filter((kind) => kind.includes('no-show'));
const kindsOf = async (id: string) => (await sentOf(id)).map(({ kind }) => kind);
const decide = (id: string, decision: string) =>
  callAs(suite, 'no-show/decide', { booking_id: id, decision, reason: 'We read both.' }, as('operator'));

describe('a guest who was marked as not come', () => {
  it('is told once, with a link by which a browser without an account objects', async () => {
    const { id, gate, mark } = await marked(20);
    await suite.work();
    await gate.sync([mark]);
    await suite.work();
    const [mail, ...others] = await sentOf(id);
    expect([mail?.kind, others]).toEqual(['no-show-recorded', []]);
    const link = new URL(/http\S+#contest/.exec(mail?.text_body ?? '')?.[0] ?? '');
    const credentials = Object.fromEntries(link.searchParams);
    expect(Object.keys(credentials)).toEqual(['ref', 'token']);
    expect(await callAs(suite, 'booking/detail', credentials)).toMatchObject({ can: { contest: true } });
    expect(await callAs(suite, 'no-show/contest', { ...credentials, words })).toMatchObject({ status: 'success' });
  });

  it('is told when the tap can be taken back no more, and of a slip nothing', async () => {
    const { id, gate, held, mark } = await marked(2);
    const { rows } = await suite.base.pool.query(
      `select extract(epoch from o.not_before - b.no_show_at)::float8 as seconds from outbox o join booking b on b.id = $1
       where o.payload ->> 'booking_id' = b.id::text and o.payload ->> 'kind' = 'no-show-recorded'`,
      [id],
    );
    expect(rows[0].seconds).toBeCloseTo(900, 1);
    await gate.sync([gate.act(held.ref, 'undo', { undoes: mark.id })]);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
    await suite.work();
    expect(await kindsOf(id)).toEqual([]);
  });

  it('is told that it is not so where another phone had let them in, and only who has read of it', async () => {
    const { id, held } = await marked(20);
    await suite.work();
    const door = new Phone(suite, 'Door', 'coordinator');
    await door.sync([door.act(held.ref, 'let_in', { heads: 2, minutesAgo: 5 })]);
    await suite.work();
    await suite.work();
    expect(await kindsOf(id)).toEqual(['no-show-recorded', 'no-show-taken-back']);
  });

  it('is told once where the same slip is made again before the mail', async () => {
    const { id, gate, held, mark } = await marked(4);
    await gate.sync([gate.act(held.ref, 'undo', { undoes: mark.id, minutesAgo: 3 })]);
    await gate.sync([gate.act(held.ref, 'no_show', { minutesAgo: 1 })]);
    expect(await queued(id)).toEqual(['no-show-recorded', 'no-show-taken-back']);
    await suite.work();
    expect(await kindsOf(id)).toEqual(['no-show-recorded']);
  });

  it('reads nothing new who has objected before the mail', async () => {
    const { id, held } = await marked(2);
    await held.visitor.call('no-show/contest', { ref: held.ref, words });
    await suite.work();
    expect(await kindsOf(id)).toEqual(['host-no-show-contested']);
  });
});

describe('an objection', () => {
  it('is told to the host with the time to answer', async () => {
    const { id, held } = await marked(20);
    await suite.work();
    await held.visitor.call('no-show/contest', { ref: held.ref, words });
    await suite.work();
    const mails = await sentOf(id);
    expect(mails.map(({ kind }) => kind)).toEqual(['no-show-recorded', 'host-no-show-contested']);
    expect(mails[1]?.text_body).toMatch(/reply by \d+ \w+ 2026 at \d\d:\d\d \(Hanoi\)/);
  });
});

describe('a decision on an objection', () => {
  it.each([
    ['uphold', 'is now completed', 'our team agrees'],
    ['reject', 'stays a no-show', 'agrees with you'],
  ])('is told to guest and host, once: %s', async (decision, guest, host) => {
    const { id, held } = await marked(20);
    await held.visitor.call('no-show/contest', { ref: held.ref, words });
    await Promise.all([decide(id, decision), decide(id, decision)]);
    await suite.work();
    const mails = await sentOf(id);
    // Decided before the host could be asked: only the decision is sent.
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['host-no-show-decided', 'no-show-decided']);
    for (const { text_body: text } of mails) expect(text).toContain('Reason: We read both.');
    const textOf = (name: string) => mails.find(({ kind }) => kind === name)?.text_body;
    expect(textOf('no-show-decided')).toContain(guest);
    expect(textOf('host-no-show-decided')).toContain(host);
  });
});
