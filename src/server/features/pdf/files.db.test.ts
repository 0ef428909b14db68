import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { choiceOf, insertBookableCourse, insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { issueReceipts } from '#src/server/features/trip/documents.ts';

let base: TestDatabase;
let program: Program;
let booked: Awaited<ReturnType<typeof book>>;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)`,
  );
  program = await createProgram(base.pool);
  booked = await book('one@example.test');
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

async function book(email: string, coupon: string | undefined = 'ALL-FREE') {
  const visitor = await program.visitor();
  const course = await insertBookableCourse(base.pool);
  const { body } = await visitor.call(
    'booking/checkout',
    choiceOf(course, { pax: 2, email, ...(coupon && { coupon_code: coupon }) }),
  );
  const { id } = (await base.pool.query('select id from booking where ref = $1', [body.ref])).rows[0];
  const secret = (use: 'booking-access' | 'host') => deriveSecret(program.services.keys, use, id);
  return { id: id as string, ref: body.ref, guest: secret('booking-access'), host: secret('host'), visitor };
}

async function get(ref: string, file: string, { token = '', cookie = '' } = {}) {
  const query = token === '' ? '' : `?token=${token}`;
  return program.app.inject({ url: `/booking/files/${ref}/${file}${query}`, headers: cookie === '' ? {} : { cookie } });
}

describe('the files of a booking', () => {
  it('open with the token of the mail and with the cookie of the browser that booked', async () => {
    const cookie = [...booked.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const way of [{ token: booked.guest }, { cookie }]) {
      const voucher = await get(booked.ref, 'voucher.pdf', way);
      expect([voucher.statusCode, voucher.headers['content-type'], voucher.headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'private, no-store',
      ]);
      expect(voucher.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(voucher.rawPayload.length).toBeLessThan(150_000);
      const calendar = await get(booked.ref, 'calendar.ics', way);
      expect(calendar.headers['content-type']).toContain('text/calendar');
      expect(calendar.body).toMatch(new RegExp(`METHOD:PUBLISH[\\s\\S]*UID:${booked.ref}@`));
      expect(calendar.body).not.toMatch(/token/);
    }
  });

  it('answer strangers like files that do not exist', async () => {
    const other = await book('two@example.test');
    const tries = await Promise.all([
      get(booked.ref, 'voucher.pdf'),
      get(booked.ref, 'voucher.pdf', { token: other.guest }),
      get(booked.ref, 'voucher.pdf', { token: 'x'.repeat(43) }),
      get('ZZZZZZZZ', 'voucher.pdf', { token: booked.guest }),
      get(booked.ref, '../../package.json', { token: booked.guest }),
      get(booked.ref, 'voucher.html', { token: booked.guest }),
      get(booked.ref, 'receipt-R-000001.pdf', { token: booked.guest }),
    ]);
    expect(tries.map((answer) => answer.statusCode)).toEqual(Array(7).fill(404));
  });

  it('are there for sold seats only', async () => {
    const held = await book('three@example.test', '');
    expect((await get(held.ref, 'voucher.pdf', { token: held.guest })).statusCode).toBe(404);
    expect((await get(held.ref, 'calendar.ics', { token: held.guest })).statusCode).toBe(404);
  });

  it("give a host a calendar event of the host's own", async () => {
    const calendar = await get(booked.ref, 'calendar.ics', { token: booked.host });
    expect(calendar.statusCode).toBe(200);
    expect(calendar.body).toContain(`UID:host-${booked.ref}@`);
  });
});

describe('receipts', () => {
  it('open for the guest, and neither for the host nor through another booking', async () => {
    const other = await book('four@example.test');
    await base.pool.query(
      `insert into payment (booking_id, provider, method, amount_minor, due_cents, currency, status, fx_rate, fx_rate_at)
       values ($1, 'stripe', 'alipay', 724, 540, 'SGD', 'succeeded', 1.3412, banyan_now())`,
      [booked.id],
    );
    expect(await issueReceipts(program.services)).toBe(1);
    const receipt = await get(booked.ref, 'receipt-R-000001.pdf', { token: booked.guest });
    expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf']);
    for (const [ref, token] of [
      [booked.ref, booked.host],
      [other.ref, other.guest],
      [booked.ref, other.guest],
    ] as const)
      expect((await get(ref, 'receipt-R-000001.pdf', { token })).statusCode).toBe(404);
    for (const name of ['receipt-R-1.pdf', 'receipt-R-0000001.pdf', 'receipt-R-000002.pdf', 'receipt-1.pdf'])
      expect((await get(booked.ref, name, { token: booked.guest })).statusCode).toBe(404);
  });
});
