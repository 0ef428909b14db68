// Resending: each message once per count that an operator saw, from failed to given up
// (docs/reference/back-office.md#resending).
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenUpDays } from '#src/domain/admin/message-log.ts';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { useAccountSuite } from '#tests/support/app/account-suite.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';

const suite = useAccountSuite();
let failure: Error | null = null;

const rows = async <Row>(text: string, values: unknown[] = []) =>
  (await suite.base.pool.query(text, values)).rows as Row[];

async function operator() {
  const { id } = await suite.insertAccount();
  await rows(`update user_account set roles = '{user,operator}' where id = $1`, [id]);
  const token = randomUUID();
  await giveTokens(suite.base.pool, { [token]: id });
  const visitor = await suite.program.visitor();
  return async <Answer>(name: string, input: object) =>
    (await visitor.call(name, input, as(token))).body as unknown as Answer;
}

interface Shown {
  id: string;
  state: string;
  can: string | null;
  resends: number;
  resent: string[];
  failures: { error: string }[];
  tries: number;
  to: string;
  next_try_at: string | null;
}
interface Said {
  status: string;
  code?: string;
  id: string;
}

const deliverAll = async () => {
  const { gateways, ...services } = suite.program.services;
  const mail = {
    async send() {
      if (failure !== null) throw failure;
      return true;
    },
  };
  await deliverOutbox({ ...services, gateways: { ...gateways, mail } }, 50);
};

/** An email about a changed password, to a new account. */
async function mailTask(): Promise<{ id: string; email: string }> {
  const { id: userId, email } = await suite.insertAccount();
  const [task] = await rows<{ id: string }>(
    `insert into outbox (topic, payload) values ('mail', jsonb_build_object('kind', 'account-password-changed', 'user_id', $1::text)) returning id::text as id`,
    [userId],
  );
  return { id: `m${task!.id}`, email };
}

beforeEach(() => {
  failure = null;
});

describe('a mail that was sent', () => {
  it('is sent once more, however often and by whom the same press is made', async () => {
    const [one, other] = [await operator(), await operator()];
    const { id, email } = await mailTask();
    await deliverAll();
    const shown = await one<Shown>('admin/message', { id });
    expect(shown).toMatchObject({ state: 'sent', can: 'anew', resends: 0, to: email });
    const press = { id, resends: shown.resends };
    const answers = await Promise.all([one, one, other, other].map((by) => by<Said>('admin/message-resend', press)));
    expect(answers.map((answer) => answer.code ?? answer.status).toSorted()).toEqual([
      'message-resent',
      'message-resent',
      'message-resent',
      'success',
    ]);
    await deliverAll();
    const sent = answers.find((answer) => answer.status === 'success')!.id;
    expect(await rows('select from mail where recipient = $1', [email])).toHaveLength(2);
    expect(await one<Shown>('admin/message', { id })).toMatchObject({ resends: 1, resent: [sent] });
    expect(await one<Shown>('admin/message', { id: sent })).toMatchObject({ state: 'sent', resend_of: id });
    expect(await rows('select action, detail from audit_log where subject = $1', [`message:${id}`])).toEqual([
      {
        action: 'message-resent',
        detail: { kind: 'account-password-changed', channel: 'mail', before: 'sent', after: 'waiting', sent_as: sent },
      },
    ]);
  });

  it('is written anew, so that its link works again', async () => {
    const by = await operator();
    const { email } = await suite.insertAccount();
    const visitor = await suite.program.visitor();
    await visitor.call('user/password-reset-send', { email });
    await deliverAll();
    await suite.age(60);
    const [mail] = await rows<{ outbox_id: string }>(
      'select outbox_id::text as outbox_id from mail where recipient = $1',
      [email],
    );
    const { id } = await by<Said>('admin/message-resend', { id: `m${mail!.outbox_id}`, resends: 0 });
    await deliverAll();
    const token = await suite.tokenFor(email);
    expect(await visitor.call('user/password-reset-validate', { token })).toMatchObject({ body: { valid: true } });
    // Once used, there is nothing left to report.
    await visitor.call('user/password-update', { token, password: 'another battery staple' });
    const again = await by<Said>('admin/message-resend', { id, resends: 0 });
    await deliverAll();
    expect(await by<Shown>('admin/message', { id: again.id })).toMatchObject({ state: 'nothing', to: '' });
  });
});

describe('a mail that fails', () => {
  it('keeps each try with its error, is tried at once when asked for, and is given up in the end', async () => {
    const by = await operator();
    const { id } = await mailTask();
    const number = id.slice(1);
    failure = new Error('mailbox is full');
    await deliverAll();
    failure = new Error('no such user');
    const first = await by<Shown>('admin/message', { id });
    expect(first).toMatchObject({ state: 'failed', can: 'now', tries: 1 });
    expect(Date.parse(first.next_try_at ?? '')).toBeGreaterThan(Date.now());
    await deliverAll();
    expect(await by<Shown>('admin/message', { id })).toMatchObject({ tries: 1 });
    for (const _ of [1, 2]) expect(await by<Said>('admin/message-resend', { id, resends: 0 })).toMatchObject({ id });
    await deliverAll();
    expect(await by<Shown>('admin/message', { id })).toMatchObject({
      tries: 2,
      failures: [{ error: 'mailbox is full' }, { error: 'no such user' }],
    });
    await rows(
      `update outbox set created_at = created_at - make_interval(days => $2, mins => 1), not_before = banyan_now() where id = $1`,
      [number, givenUpDays],
    );
    await deliverAll();
    const last = await by<Shown>('admin/message', { id });
    expect(last).toMatchObject({ state: 'given-up', can: 'anew', tries: 3, next_try_at: null });
    expect(last.failures).toHaveLength(3);
    failure = null;
    const again = await by<Said>('admin/message-resend', { id, resends: 0 });
    await deliverAll();
    expect(await by<Shown>('admin/message', { id: again.id })).toMatchObject({ state: 'sent' });
  });

  it('waits for its first try without a way to hurry it', async () => {
    const by = await operator();
    const { id } = await mailTask();
    expect(await by<Shown>('admin/message', { id })).toMatchObject({ state: 'waiting', can: null });
    expect(await by<Said>('admin/message-resend', { id, resends: 0 })).toMatchObject({ code: 'message-resent' });
    expect(await by<Said>('admin/message', { id: 'm999999999' })).toMatchObject({ code: 'message-not-found' });
  });
});
