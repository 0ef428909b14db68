import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { choiceOf, insertBookableCourse, insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let base: TestDatabase;
let program: Program;
let count = 0;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)`,
  );
  program = await createProgram(base.pool);
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

/** A confirmed booking of a new guest, with its email's token. */
async function book(pax: number) {
  const course = await insertBookableCourse(base.pool);
  const visitor = await program.visitor();
  count += 1;
  const { body } = await visitor.call(
    'booking/checkout',
    choiceOf(course, { pax, email: `booker-${count}@example.test`, coupon_code: 'ALL-FREE' }),
  );
  const { rows } = await base.pool.query('select id, status from booking where ref = $1', [body.ref]);
  expect(rows[0].status).toBe('confirmed');
  return {
    id: rows[0].id as string,
    ref: body.ref,
    token: deriveSecret(program.services.keys, 'booking-access', rows[0].id),
  };
}

type Booked = Awaited<ReturnType<typeof book>>;
const friend = (booked: Booked, email: string) => ({
  booking_id: booked.id,
  token: booked.token,
  email,
  first_name: 'Sunita',
  last_name: 'Rai',
});
const idOf = (body: unknown) => (body as { companion: { id: string } }).companion.id;

describe('booking/send-companion', () => {
  it('invites up to everybody else of the party, with the words of the specification', async () => {
    const booked = await book(3);
    const visitor = await program.visitor();
    const first = await visitor.call('booking/send-companion', friend(booked, 'one@example.test'));
    expect(first).toMatchObject({ status: 200, body: { message: 'Invitation Successfully Sent', companions_left: 1 } });
    const second = await visitor.call('booking/send-companion', friend(booked, 'two@example.test'));
    expect(second.body).toMatchObject({ companions_left: 0, companion: { email: 'two@example.test', sends_left: 3 } });
    const third = await visitor.call('booking/send-companion', friend(booked, 'three@example.test'));
    expect([third.status, third.body.code]).toEqual([409, 'companion-limit']);
  });

  it('says Failed to send invitations where nothing could be written, and sends it with the next press', async () => {
    const booked = await book(2);
    const visitor = await program.visitor();
    await base.pool.query(`alter table companion add constraint nothing_today check (email <> 'late@example.test')`);
    const failed = await visitor.call('booking/send-companion', friend(booked, 'late@example.test'));
    expect([failed.status, failed.body]).toMatchObject([
      500,
      { code: 'companion-failed', message: 'Failed to send invitations' },
    ]);
    await base.pool.query('alter table companion drop constraint nothing_today');
    expect((await visitor.call('booking/send-companion', friend(booked, 'late@example.test'))).status).toBe(200);
  });

  it('checks name and address as checkout does, and stores nothing that is wrong', async () => {
    const booked = await book(3);
    const visitor = await program.visitor();
    const send = (more: object) =>
      visitor.call('booking/send-companion', { ...friend(booked, 'right@example.test'), ...more });
    for (const email of ['not an email', '@', 'bad'])
      expect(await send({ email })).toMatchObject({
        status: 400,
        body: { code: 'email-invalid', fields: { email: 'Please enter valid email format' } },
      });
    expect((await send({ email: ' ' })).body.code).toBe('email-missing');
    expect((await send({ first_name: '', last_name: ' ' })).body).toMatchObject({
      code: 'first-name-missing',
      fields: { first_name: 'First name is required', last_name: 'Last name is required' },
    });
    expect((await send({})).body).toMatchObject({ companions_left: 1 });
  });

  it('stores the address without what surrounds it, so that it stays one companion', async () => {
    const booked = await book(3);
    const visitor = await program.visitor();
    const first = await visitor.call('booking/send-companion', friend(booked, ' spaced@example.test '));
    const again = await visitor.call('booking/send-companion', friend(booked, 'spaced@example.test'));
    expect(first.body).toMatchObject({ companion: { email: 'spaced@example.test' }, companions_left: 1 });
    expect(again.body).toMatchObject({ companions_left: 1 });
  });

  it('takes the ref as cancel and detail do', async () => {
    const { booking_id: _, ...byRef } = friend(await book(2), 'by-ref@example.test');
    const booked = await book(2);
    const visitor = await program.visitor();
    const sent = await visitor.call('booking/send-companion', { ...byRef, ref: booked.ref, token: booked.token });
    expect(sent).toMatchObject({ status: 200, body: { companions_left: 0 } });
    expect((await visitor.call('booking/send-companion', byRef)).body).toMatchObject({
      code: 'bad-input',
      fields: { booking_id: 'Send booking_id or ref' },
    });
  });

  it('takes a second click for the first one', async () => {
    const booked = await book(4);
    const visitor = await program.visitor();
    const again = await Promise.all(
      Array.from({ length: 4 }, () => visitor.call('booking/send-companion', friend(booked, 'Same@Example.test'))),
    );
    expect(new Set(again.map(({ body }) => idOf(body))).size).toBe(1);
    const tasks = await base.pool.query(
      `select 1 from outbox where payload ->> 'kind' = 'companion-invite' and payload ->> 'booking_id' = $1`,
      [booked.id],
    );
    expect(tasks.rowCount).toBe(1);
  });

  it('never passes the number of guests, no matter who is faster', async () => {
    const booked = await book(3);
    const visitor = await program.visitor();
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, n) => visitor.call('booking/send-companion', friend(booked, `r${n}@example.test`))),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(many.filter(({ body }) => body.code === 'companion-limit')).toHaveLength(4);
  });

  it('sends five invitations an hour and no sixth, also when companions are removed meanwhile', async () => {
    const booked = await book(9);
    const visitor = await program.visitor();
    for (let n = 0; n < 5; n += 1) {
      const sent = await visitor.call('booking/send-companion', friend(booked, `h${n}@example.test`));
      await visitor.call('companion/remove', {
        booking_id: booked.id,
        token: booked.token,
        companion_id: idOf(sent.body),
      });
    }
    const sixth = await visitor.call('booking/send-companion', friend(booked, 'h6@example.test'));
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too-many-requests']);
  });

  it("answers another's booking like one that does not exist, and changes nothing", async () => {
    const booked = await book(3);
    const other = await book(3);
    const visitor = await program.visitor();
    const missing = '00000000-0000-4000-8000-00000000dead';
    const answers = await Promise.all([
      visitor.call('booking/send-companion', { ...friend(booked, 'x@example.test'), token: other.token }),
      visitor.call('booking/send-companion', { ...friend(booked, 'x@example.test'), token: undefined }),
      visitor.call('booking/send-companion', { ...friend(booked, 'x@example.test'), ref: other.ref }),
      visitor.call('booking/send-companion', { ...friend(booked, 'x@example.test'), booking_id: missing }),
    ]);
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'booking-not-found']);
    const rows = await base.pool.query('select 1 from companion where booking_id = any($1)', [[booked.id, other.id]]);
    expect(rows.rowCount).toBe(0);
  });

  it('invites nobody to a booking that is not confirmed or is over', async () => {
    const booked = await book(3);
    const visitor = await program.visitor();
    await base.pool.query(`update booking set status = 'cancelled' where id = $1`, [booked.id]);
    const cancelled = await visitor.call('booking/send-companion', friend(booked, 'late@example.test'));
    expect([cancelled.status, cancelled.body.code]).toEqual([409, 'booking-state']);
  });
});

describe('companion/resend and companion/remove', () => {
  it('sends again three times and no fourth', async () => {
    const booked = await book(2);
    const visitor = await program.visitor();
    const made = await visitor.call('booking/send-companion', friend(booked, 'again@example.test'));
    const again = { booking_id: booked.id, token: booked.token, companion_id: idOf(made.body) };
    const left = [];
    for (let n = 0; n < 3; n += 1) left.push((await visitor.call('companion/resend', again)).body);
    expect(left).toMatchObject([{ sends_left: 2 }, { sends_left: 1 }, { sends_left: 0 }]);
    const fourth = await visitor.call('companion/resend', again);
    expect([fourth.status, fourth.body.code]).toEqual([409, 'companion-resends']);
  });

  it('erases name, address and the mail that was kept', async () => {
    const booked = await book(2);
    const visitor = await program.visitor();
    const made = await visitor.call('booking/send-companion', friend(booked, 'erase@example.test'));
    await base.pool.query(
      `insert into mail (kind, recipient, subject, text_body, html_body, booking_id)
       values ('companion-invite', 'erase@example.test', 's', 't', 'h', $1),
         ('companion-moved', 'erase@example.test', 's', 't', 'h', $1)`,
      [booked.id],
    );
    const gone = { booking_id: booked.id, token: booked.token, companion_id: idOf(made.body) };
    expect(await visitor.call('companion/remove', gone)).toMatchObject({ status: 200 });
    expect((await visitor.call('companion/remove', gone)).body.code).toBe('companion-not-found');
    const left = await base.pool.query(
      `select 1 from companion where email = 'erase@example.test'
       union all select 1 from mail where recipient = 'erase@example.test'`,
    );
    expect(left.rowCount).toBe(0);
  });

  it("finds no companion of another's booking", async () => {
    const booked = await book(2);
    const other = await book(2);
    const visitor = await program.visitor();
    const made = await visitor.call('booking/send-companion', friend(booked, 'mine@example.test'));
    for (const call of ['companion/resend', 'companion/remove']) {
      const tried = await visitor.call(call, {
        booking_id: other.id,
        token: other.token,
        companion_id: idOf(made.body),
      });
      expect([call, tried.status, tried.body.code]).toEqual([call, 404, 'companion-not-found']);
    }
  });
});
