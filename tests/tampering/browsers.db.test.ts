// A browser opens the bookings that were made in it, until a logout there or until they expire.
import { beforeAll, describe, expect, it } from 'vitest';
import { visitorIdOf } from '#src/server/platform/http/visitor.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { quickHash } from '#tests/support/app/tokens.ts';
import { book, insertFreeCode } from '#tests/support/tampering/mailed-links.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';

const suite = useTamperingSuite();
const owner = { email: 'owner@example.test', password: 'the password of the owner' };
const rival = { email: 'rival@example.test', password: 'the password of a rival' };

beforeAll(async () => {
  await insertFreeCode(suite.base.pool);
  for (const { email, password } of [owner, rival]) {
    await suite.base.pool.query(
      `insert into user_account (email, first_name, password_hash, verified_at) values ($1, 'Ola', $2, banyan_now())`,
      [email, await quickHash(password)],
    );
  }
});

async function bookedBy(email = 'guest@example.test'): Promise<{ visitor: Caller; ref: string }> {
  return book(suite, await suite.program.visitor(), { paying: 'nothing due', email });
}

const opens = async (visitor: Caller, ref: string) =>
  (await visitor.call('booking/detail', { ref })).body.status === 'success';

describe('the browser of a booking', () => {
  it('opens it by its one cookie, whose secret is in no table', async () => {
    const { visitor, ref } = await bookedBy();
    expect([...visitor.cookies.keys()].sort()).toEqual(['csrf-token', 'visitor']);
    expect(await opens(visitor, ref)).toBe(true);
    const secret = visitor.cookies.get('visitor') ?? '';
    const id = visitorIdOf(secret);
    const tied = await suite.base.pool.query(`select to_jsonb(v)::text as row from visitor_booking v`);
    expect(tied.rows.some(({ row }) => row.includes(id))).toBe(true);
    for (const table of ['visitor_booking', 'booking', 'idempotency_key', 'pending_password']) {
      const { rows } = await suite.base.pool.query(`select to_jsonb(t)::text as row from ${table} t`);
      expect(rows.filter(({ row }) => row.includes(secret))).toEqual([]);
    }
    expect(suite.log.text()).not.toContain(secret);
  });

  it('is not opened by the id that tables and logs know, nor by a cookie of the old kind', async () => {
    const { visitor, ref } = await bookedBy();
    const id = visitorIdOf(visitor.cookies.get('visitor') ?? '');
    for (const value of [id, id.slice(0, 22), '']) {
      const thief = await suite.program.visitor();
      thief.cookies.set('visitor', value);
      thief.cookies.set(`booking-${ref}`, value);
      expect(await opens(thief, ref)).toBe(false);
    }
  });

  it('opens it for 180 days', async () => {
    const { visitor, ref } = await bookedBy();
    const left = await suite.base.pool.query(
      `select round(extract(epoch from v.expires_at - banyan_now()) / 86400)::integer as days
       from visitor_booking v join booking b on b.id = v.booking_id where b.ref = $1`,
      [ref],
    );
    expect(left.rows).toEqual([{ days: 180 }]);
    await suite.base.pool.query(
      `update visitor_booking set expires_at = banyan_now() where booking_id = (select id from booking where ref = $1)`,
      [ref],
    );
    expect(await opens(visitor, ref)).toBe(false);
  });
});

describe('a computer that several people use', () => {
  it('shows the guest’s booking to nobody once somebody has signed out there', async () => {
    const { visitor, ref } = await bookedBy();
    const before = visitor.cookies.get('visitor') ?? '';
    expect((await visitor.call('user/login', owner)).body.status).toBe('success');
    expect(await opens(visitor, ref)).toBe(true);
    expect((await visitor.call('user/logout')).body.status).toBe('success');
    expect(visitor.cookies.get('visitor')).not.toBe(before);
    expect(await opens(visitor, ref)).toBe(false);
    const kept = await suite.program.visitor();
    kept.cookies.set('visitor', before);
    expect(await opens(kept, ref)).toBe(false);
    // The CSRF token belongs to the new visitor: the browser continues without a reload.
    expect((await visitor.call('user/login', owner)).body.status).toBe('success');
  });

  it('shows it to nobody once somebody else has signed in over a session there', async () => {
    const visitor = await suite.program.visitor();
    expect((await visitor.call('user/login', owner)).body.status).toBe('success');
    const { ref } = await book(suite, visitor, { paying: 'nothing due', email: owner.email });
    expect((await visitor.call('user/login', rival)).body.status).toBe('success');
    expect(await opens(visitor, ref)).toBe(false);
    expect((await visitor.call('user/login', owner)).body.status).toBe('success');
    expect(await opens(visitor, ref)).toBe(true);
  });
});
