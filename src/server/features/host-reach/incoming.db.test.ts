// A reply stored but not processed before a crash is processed once (docs/domain/hosts.md#webhooks).
import { describe, expect, it } from 'vitest';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { hostNumber, usePhoneSuite } from '#tests/support/phone/phone-suite.ts';

const suite = usePhoneSuite();

const query = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;
const left = () => query('select number, body, payload, attempts from phone_incoming where done_at is null');
const due = () => query('update phone_incoming set not_before = banyan_now() where done_at is null');
const turn = async () => (await runDueWork(suite.program.services)).incoming;
const note = (id: string, body: string) =>
  query(
    `insert into phone_incoming (way, provider_id, number, body, not_before) values ('sms', $1, $2, $3, banyan_now())`,
    [id, hostNumber, body],
  );
const answers = async () =>
  (await query(`select kind from phone_message where kind <> 'request' order by created_at`)).map(({ kind }) => kind);

describe('an answer from a phone', () => {
  it('that was noted by a process that then ended is acted upon once, by whichever job comes first', async () => {
    await suite.givePhone('sms');
    const { id } = await suite.requested();
    await suite.work();
    await note('SM-crash', '1');
    const turns = await Promise.all([turn(), turn()]);
    expect(turns.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await suite.status(id)).toBe('confirmed');
    await due();
    expect(await turn()).toBe(0);
    expect(await answers()).toEqual(['accepted']);
    const history = await query(
      `select to_status from booking_history where booking_id = $1 and to_status = 'confirmed'`,
      [id],
    );
    expect(history).toHaveLength(1);
    expect(await left()).toEqual([]);
  });

  it('whose act fails leaves nothing of it, is still there, and is acted upon by the next turn', async () => {
    await suite.givePhone('sms');
    const { id } = await suite.requested();
    await suite.work();
    await query(`create function refuse_answers() returns trigger language plpgsql as
      $$ begin if new.kind = 'accepted' then raise exception 'the disk is full'; end if; return new; end $$`);
    await query(
      `create trigger refuse_answers before insert on phone_message for each row execute function refuse_answers()`,
    );
    const errors = await suite.program.services.log.level;
    suite.program.services.log.level = 'silent';
    await suite.type('sms', '1');
    expect(await suite.status(id)).toBe('requested');
    expect(await left()).toEqual([expect.objectContaining({ number: hostNumber, body: '1' })]);
    await due();
    expect(await turn()).toBe(0);
    expect(await suite.status(id)).toBe('requested');
    suite.program.services.log.level = errors;
    await query('drop trigger refuse_answers on phone_message');
    // Pauses after a failed attempt.
    expect(await turn()).toBe(0);
    await due();
    expect(await turn()).toBe(1);
    expect(await suite.status(id)).toBe('confirmed');
    expect(await answers()).toEqual(['accepted']);
    expect(await left()).toEqual([]);
    await query('drop function refuse_answers()');
  });

  it('that nobody could act upon for a day is none any more', async () => {
    await suite.givePhone('sms');
    const { id } = await suite.requested();
    await suite.work();
    await note('SM-old', '1');
    await query(
      `update phone_incoming set received_at = banyan_now() - interval '25 hours' where provider_id = 'SM-old'`,
    );
    expect(await turn()).toBe(0);
    expect(await suite.status(id)).toBe('requested');
  });
});
