// Alerts about free seats and lower prices: once per opening or drop, only to those who want them.
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#src/contract/types.ts';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { useAccountSuite } from '#tests/support/app/account-suite.ts';
import { insertBookableCourse, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { sendAlerts } from './alerts.ts';

const suite = useAccountSuite();
const query = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;
const turn = () => sendAlerts(suite.program.services);
const later = (table: string, column: string) =>
  query(`update ${table} set ${column} = ${column} - interval '25 hours'`);
const due = () => query(`update wish_alert set checked_at = null`);

let person: Awaited<ReturnType<typeof suite.signedIn>>;
let course: TestCourse;
beforeEach(async () => {
  await query('delete from wish_alert');
  person = await suite.signedIn();
  course = await insertBookableCourse(suite.base.pool, { capacity: 2 });
});

const alerts = async (name: string, input: object) =>
  (await person.visitor.call(name, input as never)).body as unknown as CallOutput<'wish-alert/list'>;
const ask = (more: object = {}) =>
  alerts('wish-alert/seat', { course_id: course.id, date: course.date, pax: 2, is_wanted: true, ...more });
const setSeats = (capacity: number) =>
  query(
    `insert into availability_exception (course_id, local_date, start_time, kind, capacity) values ($1, $2, '09:00', 'capacity', $3)
     on conflict do nothing`,
    [course.id, course.date, capacity],
  ).then(() => query(`update availability_exception set capacity = $2 where course_id = $1`, [course.id, capacity]));
const mails = async (kind: string) => {
  await deliverOutbox(suite.program.services);
  return (await suite.mailsTo(person.email)).filter((mail) => mail.kind === kind);
};

describe('an alert about seats', () => {
  it('is asked for by an account, shown to it, and withdrawn', async () => {
    const asked = { course_id: course.id, date: course.date, time: null, pax: 2 };
    expect(await ask()).toEqual({ status: 'success', seats: [asked], has_price_alert: false, price_off: [] });
    expect((await ask({ pax: 1 })).seats).toEqual([{ ...asked, pax: 1 }]);
    expect((await alerts('wish-alert/list', {})).seats).toHaveLength(1);
    expect((await ask({ is_wanted: false })).seats).toEqual([]);
    const outsider = await suite.program.visitor();
    for (const name of ['wish-alert/list', 'wish-alert/price'])
      expect((await outsider.call(name, { is_wanted: true })).body.code).toBe('unauthorized');
  });

  it('tells once per opening, at most once a day per listing, and holds no seat', async () => {
    await setSeats(1);
    await ask();
    expect(await turn()).toBe(0);
    await setSeats(2);
    await due();
    expect((await Promise.all([turn(), turn()])).reduce((sum, one) => sum + one, 0)).toBe(1);
    const [mail] = await mails('wish-seat');
    expect(mail?.text_body).toContain('There are seats for 2 guests now. We can’t hold them');
    expect(mail?.text_body).toMatch(new RegExp(`/${course.id}/\\S+date=${course.date}&pax=2`));
    expect(mail?.text_body).toContain('/notices/stop?topic=alerts');
    await due();
    expect(await turn()).toBe(0);
    // Gone and free again: told again, but not on the same day.
    for (const seats of [1, 2]) {
      await setSeats(seats);
      await due();
      expect(await turn()).toBe(0);
    }
    await later('wish_alert', 'told_at');
    await due();
    expect(await turn()).toBe(1);
    expect(await query('select 1 from booking')).toEqual([]);
  });

  it('is not sent when the seats are gone again, or turned off by the email', async () => {
    await ask();
    expect(await turn()).toBe(1);
    await setSeats(1);
    expect(await mails('wish-seat')).toEqual([]);
    await setSeats(2);
    await ask();
    await later('wish_alert', 'told_at');
    expect(await turn()).toBe(1);
    await query(
      `insert into notice_choice (user_id, topic, is_wanted) select id, 'alerts', false from user_account where email = $1`,
      [person.email],
    );
    expect(await mails('wish-seat')).toEqual([]);
  });
});

describe('an alert about prices', () => {
  const setPrice = async (cents: number) => {
    await query(`update course set price_cents = $2 where id = $1`, [course.id, cents]);
    await due();
  };
  const dropped = async () => {
    await turn();
    return (await mails('wish-price')).length;
  };

  it('tells of prices lower than those told before, at most once a day per listing', async () => {
    await setPrice(3000);
    await person.visitor.call('wishlist/save', { course_ids: [course.id] });
    expect((await alerts('wish-alert/price', { is_wanted: true })).has_price_alert).toBe(true);
    await setPrice(2100);
    expect(await dropped()).toBe(1);
    const [mail] = await mails('wish-price');
    expect(mail?.text_body).toMatch(/US\$22\.26, was US\$31\.80/);
    await setPrice(2000);
    expect(await dropped()).toBe(1);
    await later('wish', 'price_told_at');
    await setPrice(2500);
    expect(await dropped()).toBe(1);
    await setPrice(1900);
    expect(await dropped()).toBe(2);
    await later('wish', 'price_told_at');
    await person.visitor.call('wish-alert/price', { is_wanted: false });
    await setPrice(1800);
    expect(await dropped()).toBe(2);
  });

  it('are for all that is saved now and later, except single ones that were turned off', async () => {
    await setPrice(3000);
    await person.visitor.call('wish-alert/price', { is_wanted: true });
    // Saved after the switch.
    await person.visitor.call('wishlist/save', { course_ids: [course.id] });
    await setPrice(2900);
    expect(await dropped()).toBe(1);
    await later('wish', 'price_told_at');
    expect(await alerts('wish-alert/price', { is_wanted: false, course_id: course.id })).toMatchObject({
      has_price_alert: true,
      price_off: [course.id],
    });
    await setPrice(2000);
    expect(await dropped()).toBe(1);
    // From today's price on.
    expect((await alerts('wish-alert/price', { is_wanted: true, course_id: course.id })).price_off).toEqual([]);
    await due();
    expect(await dropped()).toBe(1);
    await setPrice(1500);
    await turn();
    await person.visitor.call('wish-alert/price', { is_wanted: false, course_id: course.id });
    expect(await mails('wish-price')).toHaveLength(1);
    await person.visitor.call('wish-alert/price', { is_wanted: false });
    expect((await alerts('wish-alert/price', { is_wanted: true })).price_off).toEqual([]);
    await later('wish', 'price_told_at');
    await setPrice(1400);
    expect(await dropped()).toBe(2);
  });
});
