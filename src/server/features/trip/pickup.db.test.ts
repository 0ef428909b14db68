import { describe, expect, it } from 'vitest';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { as } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';

const suite = useCheckoutSuite();

const address = '12 Lake Street, Old Quarter';

async function fetched(headers: Record<string, string> = {}) {
  await suite.base.pool
    .query(`insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)
    on conflict do nothing`);
  suite.course = await insertBookableCourse(suite.base.pool, { transport: 'free' });
  const made = await suite.checkout(
    { address, coupon_code: 'ALL-FREE', email: `p-${Math.random()}@example.test` },
    headers,
  );
  expect(made.status).toBe(200);
  const row = await suite.booking(made.body.ref);
  return { ref: made.body.ref, id: row.id, token: deriveSecret(suite.program.services.keys, 'booking-access', row.id) };
}
const save = async (input: object, headers: Record<string, string> = {}) =>
  (await suite.program.visitor()).call('pickup/save', { address: 'Hotel Lotus, 3 Bridge Lane', ...input }, headers);
const hostMails = async (id: string) =>
  (
    await suite.base.pool.query(
      `select 1 from outbox where payload ->> 'kind' = 'pickup-changed' and payload ->> 'booking_id' = $1`,
      [id],
    )
  ).rows.length;

describe('pickup/save', () => {
  it('changes the address with the token of the mail, and notifies the host once', async () => {
    const { ref, id, token } = await fetched();
    const saved = await save({ ref, token, latitude: 21.03, longitude: 105.85 });
    expect(saved.body).toMatchObject({
      status: 'success',
      pickup: { address: 'Hotel Lotus, 3 Bridge Lane', latitude: 21.03 },
    });
    await save({ ref, token, address: 'Hotel Lotus, 4 Bridge Lane', latitude: 21.03, longitude: null });
    expect(await suite.booking(ref)).toMatchObject({
      pickup_address: 'Hotel Lotus, 4 Bridge Lane',
      pickup_latitude: null,
      pickup_longitude: null,
    });
    expect(await hostMails(id)).toBe(1);
  });

  it('refuses an address that nobody can drive to', async () => {
    const { ref, token } = await fetched();
    expect((await save({ ref, token, address: ' ' })).body).toMatchObject({
      code: 'pickup-missing',
      message: 'Please enter pickup location.',
    });
    expect((await save({ ref, token, address: 'Hotel' })).body).toMatchObject({
      code: 'pickup-incomplete',
      fields: { address: expect.any(String) },
    });
    expect((await save({ ref, token, address: 'Hotel', latitude: 21, longitude: 105 })).status).toBe(200);
  });

  it('is for its guest alone; to strangers the booking does not exist', async () => {
    const { ref, token, id } = await fetched();
    const missing = await save({ ref: 'QQQQQQQQ', token });
    expect((await save({ ref, token: 'x'.repeat(43) })).body).toEqual(missing.body);
    expect((await save({ booking_id: id }, as('known'))).body).toEqual(missing.body);
    expect((await save({ booking_id: id }, as('host'))).body.code).toBe('forbidden');
    expect((await suite.booking(ref))['pickup_address']).toBe(address);
  });

  it('ends with the start, and with the booking', async () => {
    const { ref, token } = await fetched();
    await suite.base.pool.query(
      `update departure set starts_at = banyan_now() - interval '1 minute' where course_id = $1`,
      [suite.course.id],
    );
    expect((await save({ ref, token })).body.code).toBe('booking-state');
    const other = await fetched();
    await suite.base.pool.query(`update booking set status = 'cancelled' where ref = $1`, [other.ref]);
    expect((await save(other.ref === '' ? {} : { ref: other.ref, token: other.token })).body.code).toBe(
      'booking-state',
    );
  });

  it('is nothing for a booking without a pickup', async () => {
    const made = await suite.checkout({ coupon_code: 'ALL-FREE', email: 'walker@example.test' });
    const { id } = await suite.booking(made.body.ref);
    const token = deriveSecret(suite.program.services.keys, 'booking-access', id);
    expect((await save({ ref: made.body.ref, token })).body.code).toBe('booking-state');
  });
});

describe('pickup/course', () => {
  it('shows the area, and to who is signed in the next own booking', async () => {
    await fetched(as('known'));
    const area = { text: 'Old Quarter', free: true, latitude: 21, longitude: 105, radius_km: 3, window_minutes: 15 };
    await suite.base.pool.query('update course set pickup = $2 where id = $1', [suite.course.id, area]);
    const visitor = await suite.program.visitor();
    const ask = (headers = {}) => visitor.call('pickup/course', { course_id: suite.course.id }, headers);
    const seen = (await ask()).body as unknown as {
      pickup: unknown;
      booking: { url: string } | null;
      transport: string;
    };
    expect(seen).toMatchObject({ transport: 'free', pickup: area, booking: null });
    const own = (await ask(as('known'))).body as unknown as typeof seen;
    expect(own.booking?.url).toMatch(/^\/pickup-location\/[A-Z]{8}$/);
    expect((await visitor.call('pickup/course', { course_id: 424_242 })).body.code).toBe('course-not-found');
  });
});
