// The day before: recipients, time and links (docs/domain/hosts.md#the-day-before).
import { beforeEach, describe, expect, it } from 'vitest';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { usePhoneSuite } from '#tests/support/phone/phone-suite.ts';

const suite = usePhoneSuite();
const query = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;

/** Moves the suite's city to a zone where it is this hour, with a booking there tomorrow. */
async function bookedTomorrow(hour: number, more: object = {}): Promise<{ id: string; ref: string }> {
  const [{ utc }] = await query(`select extract(hour from banyan_now() at time zone 'UTC')::int as utc`);
  const shift = ((hour - utc + 36) % 24) - 12;
  // These zone names have inverted signs.
  await query(`update city set time_zone = $1`, [`Etc/GMT${shift > 0 ? '-' : '+'}${Math.abs(shift)}`]);
  await query(`update course set confirmation = 'instant' where id = $1`, [suite.course.id]);
  const visitor = await suite.program.visitor();
  const { body } = await visitor.call('booking/checkout', {
    course_id: suite.course.id,
    date: suite.course.date,
    time: '09:00',
    pax: 2,
    email: `${crypto.randomUUID()}@example.test`,
    first_name: 'Ada',
    last_name: 'Lovelace',
    phone: '912345678',
    coupon_code: 'ALL-FREE',
    ...more,
  } as never);
  const [row] = await query('select id, ref, departure_id from booking where ref = $1', [body.ref]);
  await query(
    `update departure d set local_date = (banyan_now() at time zone t.time_zone)::date + 1,
       starts_at = ((banyan_now() at time zone t.time_zone)::date + 1 + time '09:00') at time zone t.time_zone,
       ends_at = ((banyan_now() at time zone t.time_zone)::date + 1 + time '12:00') at time zone t.time_zone
     from course c join city t on t.id = c.city_id where c.id = d.course_id and d.id = $1`,
    [row.departure_id],
  );
  await query(`update outbox set done_at = banyan_now() where done_at is null`);
  return row;
}

beforeEach(async () => {
  await query('delete from host_reminder');
  await query(`update booking set status = 'cancelled', closed_at = banyan_now() where status = 'confirmed'`);
});

const reminders = () =>
  query(`select payload from outbox where payload ->> 'kind' = 'host-tomorrow' and done_at is null`);
const turn = async () => (await runDueWork(suite.program.services)).reminders;

describe('the day before', () => {
  it.each([
    [15, 0],
    [16, 1],
    [19, 1],
    [20, 0],
    [3, 0],
  ])('at %i o’clock of the place %i hosts are told', async (hour, count) => {
    await bookedTomorrow(hour);
    expect(await turn()).toBe(count);
    expect(await turn()).toBe(0);
  });

  it('says by SMS how many come, when and with how much cash, and leads to the day without naming a guest', async () => {
    await suite.givePhone('sms', { language: 'en' });
    await bookedTomorrow(17);
    expect(await Promise.all([turn(), turn()]).then((turns) => turns.reduce((sum, one) => sum + one, 0))).toBe(1);
    const { text } = await suite.last('sms');
    expect(text).toContain('Banyan: Tomorrow, ');
    expect(text).toContain('2 guests. First at 09:00. You get');
    expect(text).not.toMatch(/Ada|Lovelace|912345678/);
    expect(text).toMatch(/\/h\/[\w-]{22}/);
    const [link] = await query(
      `select purpose, host_id from host_link where purpose = 'today' order by created_at desc limit 1`,
    );
    expect(link).toEqual({ purpose: 'today', host_id: hostId });
  });

  it('comes by mail where that was chosen, each departure with its link for being late, and not where nobody comes any more', async () => {
    const { id } = await bookedTomorrow(18);
    await turn();
    await suite.work();
    const [mail] = await query(
      `select text_body from mail where kind = 'host-tomorrow' order by created_at desc limit 1`,
    );
    expect(mail.text_body).toContain('2 guests');
    expect(mail.text_body).toMatch(
      /Check in, cash and more:\s+\S+\/h\/[\w-]{22}\s+09:00: Cook with Mai\s[^]*\/h\/[\w-]{22}/,
    );
    expect(mail.text_body).not.toMatch(/Ada|Lovelace|912345678/);
    await query('delete from mail');
    // Cancelled while the notice was queued.
    const [{ date }] = await query(`select local_date::text as date from host_reminder`);
    await query(`update booking set status = 'cancelled', closed_at = banyan_now() where id = $1`, [id]);
    const payload = { kind: 'host-tomorrow', host_id: hostId, date };
    await query(`insert into outbox (topic, payload) values ('mail', $1)`, [JSON.stringify(payload)]);
    await suite.work();
    expect(await query(`select 1 from mail where kind = 'host-tomorrow'`)).toEqual([]);
    expect(await reminders()).toEqual([]);
  });
});
