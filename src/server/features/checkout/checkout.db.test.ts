import { describe, expect, it } from 'vitest';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { choiceOf, insertAddon } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { as } from '#tests/support/app/tokens.ts';
import { distributorId, useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';

const suite = useCheckoutSuite();

describe('booking/checkout', () => {
  it('takes the seats, makes the account and answers token, ref and the end of the hold', async () => {
    const visitor = await suite.program.visitor();
    const { status, body } = await visitor.call(
      'booking/checkout',
      choiceOf(suite.course, { pax: 3, email: 'New.Guest@example.test' }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', url: null, analytic: null, booking_deposit_due: 15.6 });
    expect(new Date(body.hold_until).getTime()).toBeGreaterThan(Date.now() + 14 * 60_000);
    const stored = await suite.booking(body.ref);
    expect(stored).toMatchObject({ status: 'held', pax: 3, due_cents: 1560, total_cents: 6360, first_name: 'Ada' });
    expect(stored.token_hash.equals(hashSecret(body.token))).toBe(true);
    expect(await suite.taken()).toBe(3);
    const account = await suite.base.pool.query('select password_hash, roles from user_account where id = $1', [
      stored.user_id,
    ]);
    expect(account.rows).toEqual([{ password_hash: null, roles: ['user'] }]);
    expect([...visitor.cookies.keys()].sort()).toEqual(['csrf-token', 'visitor']);
    expect((await visitor.call('booking/detail', { ref: body.ref })).body).toMatchObject({ ref: body.ref });
    const auth = await visitor.call('user/auth');
    expect(auth.body.user_id).toBeNull();
  });

  it('is offered to a known account and leaves its password alone; the answer looks the same', async () => {
    const fresh = await suite.checkout({ email: 'fresh@example.test', password: 'long enough' });
    const known = await suite.checkout({ email: 'KNOWN@example.test', password: 'long enough' });
    expect(Object.keys(known.body)).toEqual(Object.keys(fresh.body));
    expect(known.status).toBe(fresh.status);
    const account = await suite.base.pool.query(
      `select id, password_hash, first_name from user_account where email = 'known@example.test'`,
    );
    expect(account.rows[0]).toMatchObject({ password_hash: null, first_name: 'Known' });
    expect(await suite.booking(known.body.ref)).toMatchObject({ user_id: account.rows[0].id, in_account: 'offered' });
    const made = await suite.base.pool.query(
      `select u.password_hash, u.verified_at, p.password_hash as pending, p.visitor_id = b.visitor_id as is_bound
       from user_account u join booking b on b.user_id = u.id join pending_password p on p.booking_id = b.id
       where u.email = 'fresh@example.test'`,
    );
    expect(made.rows).toMatchObject([{ password_hash: null, verified_at: null, is_bound: true }]);
    expect(made.rows[0].pending).toMatch(/^\$?argon2id\$/);
  });

  it.each([
    [{ email: '' }, 'email-missing'],
    [{ email: 'nobody' }, 'email-invalid'],
    [{ first_name: ' ' }, 'first-name-missing'],
    [{ last_name: '' }, 'last-name-missing'],
    [{ isd_code: '84', phone: '12a' }, 'phone-invalid'],
    [{ pax: 5 }, 'pax-unavailable'],
    [{ time: '10:00' }, 'time-unavailable'],
    [{ date: '2020-04-30' }, 'corona-time'],
    [{ date: '2099-01-01' }, 'date-unavailable'],
    [{ course_id: 424_242 }, 'course-not-found'],
    [{ addons: [{ id: 424_242, pax: 1 }] }, 'addon-unavailable'],
    [{ coupon_code: '' }, 'empty-code'],
    [{ price: 1 }, 'bad-input'],
    [{ total_price: 0, user_id: hostId }, 'bad-input'],
    [{ pax: 0 }, 'bad-input'],
    [{ pax: 1.5 }, 'bad-input'],
    [{ pax: 2 ** 31 }, 'bad-input'],
    [{ message: 'a\0b' }, 'bad-input'],
  ])('refuses %j with %s and takes nothing', async (more, code) => {
    const { body } = await suite.checkout(more);
    expect(body).toMatchObject({ status: 'error', code });
    expect(await suite.taken()).toBe(0);
  });

  it('names every wrong contact field at once', async () => {
    const { body } = await suite.checkout({ email: '', first_name: '', last_name: '' });
    expect(Object.keys(body.fields).sort()).toEqual(['email', 'first_name', 'last_name']);
  });

  it('refuses the host of the listing, signed in or by address', async () => {
    expect((await suite.checkout({}, as('host'))).body).toMatchObject({ code: 'own-listing' });
    expect((await suite.checkout({ email: 'HOST@example.test' })).body).toMatchObject({ code: 'own-listing' });
  });

  it('refuses a departure past its cut-off, and one that is sold out', async () => {
    await suite.base.pool.query(
      'update course set cutoff_first_minutes = 60 * 24 * 40, horizon_days = 730 where id = $1',
      [suite.course.id],
    );
    expect((await suite.checkout()).body).toMatchObject({ code: 'date-unavailable' });
    await suite.base.pool.query('update course set cutoff_first_minutes = 120 where id = $1', [suite.course.id]);
    expect((await suite.checkout({ pax: 4 })).status).toBe(200);
    expect((await suite.checkout()).body).toMatchObject({ code: 'date-unavailable' });
  });

  it('asks for the pickup address only where there is a pickup', async () => {
    const addon = await insertAddon(suite.base.pool, suite.course.id, 'vehicle', 4);
    expect((await suite.checkout({ addons: [{ id: addon, pax: 1 }] })).body).toMatchObject({ code: 'pickup-missing' });
    expect((await suite.checkout({ addons: [{ id: addon, pax: 0 }] })).status).toBe(200);
    expect((await suite.checkout({ addons: [{ id: addon, pax: 1 }], address: '12 Lake Street' })).status).toBe(200);
  });

  it('takes the contact of who is signed in from the account', async () => {
    const { body } = await suite.checkout({ email: undefined, first_name: 'Not', last_name: 'Me' }, as('known'));
    expect(await suite.booking(body.ref)).toMatchObject({
      first_name: 'Known',
      last_name: 'Guest',
      email: 'known@example.test',
    });
  });

  it("unpacks the distributor's guest, and nobody else's", async () => {
    const message = JSON.stringify({
      type: 'distributor-guest-data',
      first_name: 'Cu',
      last_name: 'Stomer',
      email: 'cu@example.test',
      isd_code: '+65',
      phone: '91234567',
      message: 'Vegetarian',
    });
    const packed = await suite.checkout({ message }, as('agency'));
    expect(await suite.booking(packed.body.ref)).toMatchObject({
      first_name: 'Cu',
      email: 'cu@example.test',
      isd_code: '65',
      message: 'Vegetarian',
      user_id: distributorId,
    });
    const plain = await suite.checkout({ message }, as('known'));
    expect(await suite.booking(plain.body.ref)).toMatchObject({ first_name: 'Known', message });
    const visitor = await suite.checkout({ message });
    expect(await suite.booking(visitor.body.ref)).toMatchObject({ first_name: 'Ada', message });
  });

  it('takes plain words of the distributor as a message, and refuses a packed guest without an address', async () => {
    const words = await suite.checkout({ message: 'For ourselves' }, as('agency'));
    expect(await suite.booking(words.body.ref)).toMatchObject({ first_name: 'Agency', message: 'For ourselves' });
    const packed = { type: 'distributor-guest-data', first_name: 'Cu', last_name: 'Stomer', message: 'a\u0000b\ud800' };
    const noOne = await suite.checkout({ message: JSON.stringify(packed) }, as('agency'));
    expect(noOne.body).toMatchObject({ code: 'email-missing', fields: { email: 'Email is required' } });
    const someone = JSON.stringify({ ...packed, email: 'cu@example.test' });
    const made = await suite.checkout({ message: someone }, as('agency'));
    expect(await suite.booking(made.body.ref)).toMatchObject({ first_name: 'Cu', message: 'a b\ufffd' });
  });

  it('knows a distributor by its role too, with no setting', async () => {
    const packed = { type: 'distributor-guest-data', first_name: 'Ro', last_name: 'Le', email: 'role@example.test' };
    const message = JSON.stringify({ ...packed, message: 'Vegetarian' });
    const { body } = await suite.checkout({ message }, as('desk'));
    expect(await suite.booking(body.ref)).toMatchObject({ email: 'role@example.test', message: 'Vegetarian' });
  });

  it('names what is wrong with a packed guest by its field, and takes a packed note as long as any', async () => {
    const packed = { type: 'distributor-guest-data', first_name: '', last_name: 'Stomer', email: 'cu@' };
    const wrong = await suite.checkout({ message: JSON.stringify(packed) }, as('desk'));
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { email: 'Please enter valid email format', first_name: 'First name is required' },
    ]);
    const message = '"'.repeat(2000);
    const right = { ...packed, first_name: 'Cu', email: 'long@example.test', message };
    const made = await suite.checkout({ message: JSON.stringify(right) }, as('desk'));
    expect(await suite.booking(made.body.ref)).toMatchObject({ email: 'long@example.test', message });
    for (const who of [{}, as('desk')]) {
      const { body } = await suite.checkout({ message: 'x'.repeat(2001) }, who);
      expect(body).toMatchObject({ code: 'bad-input', fields: { message: 'Enter at most 2000 characters' } });
    }
  });

  const letters = async (id: string) => {
    const text = `select payload ->> 'kind' as kind, round(extract(epoch from not_before - banyan_now()) / 60)::int as minutes
      from outbox where payload ->> 'booking_id' = $1 order by id`;
    return (await suite.base.pool.query(text, [id])).rows;
  };

  it('reminds the guest of a hold after three minutes', async () => {
    const { id } = await suite.booking((await suite.checkout()).body.ref);
    expect(await letters(id)).toEqual([{ kind: 'booking-held', minutes: 3 }]);
  });

  it('with nothing due online answers url and analytic at once, and writes to guest and host', async () => {
    await suite.base.pool.query(
      `insert into coupon (code, kind, percent, max_uses_per_user) values ('FREE-100', 'percent', 100, 9)`,
    );
    const { body } = await suite.checkout({ coupon_code: 'FREE-100' });
    expect(body).toMatchObject({ booking_deposit_due: 0, hold_until: null, url: `/booking/detail?ref=${body.ref}` });
    expect(body).toMatchObject({
      analytic: { transaction_id: body.ref, currency: 'USD', value: 21.2, coupon: 'FREE-100' },
    });
    const booked = await suite.booking(body.ref);
    expect(booked).toMatchObject({ status: 'confirmed', payment: 'none', cash: 'due', request_until: null });
    expect((await letters(booked.id)).map(({ kind }) => kind)).toEqual(['booking-confirmed', 'host-new-booking']);
  });

  it('on request waits for the host for 48 hours, and no longer than until the departure closes', async () => {
    await suite.base.pool.query(`update course set confirmation = 'on_request' where id = $1`, [suite.course.id]);
    const made = async () => {
      const { body } = await suite.checkout({ coupon_code: 'FREE-100', email: `r-${Math.random()}@example.test` });
      return suite.booking(body.ref);
    };
    const first = await made();
    expect(first).toMatchObject({ status: 'requested' });
    const hours = (booking: Record<string, unknown>) =>
      ((booking['request_until'] as Date).getTime() - Date.now()) / 3_600_000;
    expect(Math.round(hours(first))).toBe(48);
    expect((await letters(first.id)).map(({ kind }) => kind)).toEqual(['booking-requested', 'host-request']);
    await suite.base.pool.query(
      `update course set cutoff_first_minutes = 41760, cutoff_later_minutes = 41760 where id = $1`,
      [suite.course.id],
    );
    expect(hours(await made())).toBeLessThan(47);
  });
});
