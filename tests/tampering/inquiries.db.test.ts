// Questions and offers of other people: read, opened, answered or booked by an outsider.
import { beforeAll, describe, expect, it } from 'vitest';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { choiceOf } from '#tests/support/catalogue/bookable-courses.ts';
import { pay } from '#tests/support/payment/paying.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';

const suite = useTamperingSuite();
let asker: Caller;
let outsider: Caller;
let theirs: string;
let mine: string;

async function ask(visitor: Caller, email: string): Promise<string> {
  const { course } = suite;
  const { body } = await visitor.call('booking/inquiry', {
    course_id: course.id,
    date: course.date,
    time: course.time,
    pax: 2,
    message: 'Is there a place to sit for my father?',
    email,
    first_name: 'Ada',
    last_name: 'Guest',
  });
  const { inquiry } = body as unknown as { inquiry?: { id: string } };
  if (!inquiry) throw new Error(`booking/inquiry refused: ${body.code}`);
  return inquiry.id;
}

const tokenOf = (use: 'inquiry-guest' | 'inquiry-host' | 'offer', id: string) =>
  deriveSecret(suite.program.services.keys, use, id);

beforeAll(async () => {
  asker = await suite.program.visitor();
  outsider = await suite.program.visitor();
  theirs = await ask(asker, 'theirs@example.test');
  mine = await ask(outsider, 'mine@example.test');
  for (const id of [theirs, mine]) {
    const { body } = await asker.call('booking/inquiry-verify', { token: tokenOf('inquiry-guest', id) });
    expect(body.status).toBe('success');
  }
});

describe('a question of somebody else', () => {
  it('is shown to nobody without its own token', async () => {
    const tokens = [undefined, tokenOf('inquiry-guest', mine), tokenOf('inquiry-host', mine), 'A'.repeat(43)];
    const written = await suite.refused(async () => {
      for (const token of tokens) {
        const { body } = await outsider.call('inquiry/detail', { inquiry_id: theirs, ...(token && { token }) });
        expect(body.code).toBe('inquiry-not-found');
      }
    });
    expect(written.map(({ call }) => call)).toEqual(Array(tokens.length).fill('inquiry/detail'));
  });

  it('is answered by its host alone, not by its guest nor with another question’s token', async () => {
    const tokens = [tokenOf('inquiry-guest', theirs), tokenOf('inquiry-host', mine), 'A'.repeat(43)];
    const written = await suite.refused(async () => {
      for (const token of tokens) {
        const input = { inquiry_id: theirs, token, decision: 'offer', time: suite.course.time, price_per_guest: 0.5 };
        const { body } = await outsider.call('inquiry/answer', input);
        expect(['inquiry-not-found', 'forbidden']).toContain(body.code);
      }
    });
    expect(written.length).toBe(tokens.length);
  });

  it('is opened by no guessed token', async () => {
    const written = await suite.refused(async () => {
      for (const token of ['A'.repeat(43), theirs, tokenOf('inquiry-host', theirs)]) {
        expect((await outsider.call('booking/inquiry-verify', { token })).body.status).toBe('error');
      }
    });
    expect(written.length).toBe(3);
  });
});

describe('an offer', () => {
  it('made with a tampered price, for more guests or another course, is not booked', async () => {
    const { body } = await outsider.call('inquiry/answer', {
      inquiry_id: theirs,
      token: tokenOf('inquiry-host', theirs),
      decision: 'offer',
      time: suite.course.time,
      price_per_guest: 12,
    });
    expect(body.status).toBe('success');
    const offers = await suite.base.pool.query<{ id: string }>('select id from offer where inquiry_id = $1', [theirs]);
    const offer = tokenOf('offer', offers.rows[0]?.id ?? '');
    const choice = (more: object) => choiceOf(suite.course, { offer, pax: 2, ...more });
    const codes: string[] = [];
    await suite.refused(async () => {
      for (const more of [{ pax: 3 }, { time: '10:00' }, { offer: tokenOf('offer', theirs) }, { price_cents: 1 }]) {
        codes.push((await outsider.call('booking/checkout', choice(more))).body.code);
      }
    });
    expect(codes.slice(2)).toEqual(['offer-invalid', 'bad-input']);
    expect(codes.every(Boolean)).toBe(true);
    const held = () =>
      suite.base.pool.query(`select ref from booking where status = 'held' and offer_id = $1`, [offers.rows[0]?.id]);
    // The link works in any browser; the seats are held once, and booked once.
    for (const who of [outsider, asker]) {
      const { body: hold } = await who.call('booking/checkout', choice({ email: 'theirs@example.test' }));
      expect(hold.status).toBe('success');
      expect((await held()).rows).toEqual([{ ref: hold.ref }]);
      if (who !== asker) continue;
      const paid = await pay({ visitor: asker, ref: hold.ref, token: hold.token, due: hold.booking_deposit_due });
      expect(paid.body.state).toBe('paid');
    }
    const again = await suite.refused(async () => {
      const second = await outsider.call('booking/checkout', choice({ email: 'mine@example.test' }));
      expect(second.body.code).toBe('offer-invalid');
    });
    expect(again.map(({ code }) => code)).toEqual(['offer-invalid']);
  });

  it('is not booked twice by paying twice at once', async () => {
    const { body } = await outsider.call('inquiry/answer', {
      inquiry_id: mine,
      token: tokenOf('inquiry-host', mine),
      decision: 'offer',
      time: suite.course.time,
      price_per_guest: 12,
    });
    expect(body.status).toBe('success');
    const offers = await suite.base.pool.query<{ id: string }>('select id from offer where inquiry_id = $1', [mine]);
    const offer = tokenOf('offer', offers.rows[0]?.id ?? '');
    const refs: string[] = [];
    for (const who of [outsider, asker, await suite.program.visitor()]) {
      const { body: hold } = await who.call('booking/checkout', choiceOf(suite.course, { offer, pax: 2 }));
      if (hold.status !== 'success') continue;
      refs.push(hold.ref);
      await pay({ visitor: who, ref: hold.ref, token: hold.token, due: 0 }, 'pm_card_threeDSecure2Required');
    }
    const { data } = await suite.sandbox.stripe.paymentIntents.list({ limit: 100 });
    for (const intent of data.filter((one) => refs.includes(one.metadata['booking_ref'] ?? ''))) {
      await suite.sandbox.control(`/payment_intents/${intent.id}/challenge`, { outcome: 'complete' });
    }
    await suite.base.pool.query(`update payment set changed_at = changed_at - interval '1 hour'`);
    await runDueWork(suite.program.services);
    const sold = await suite.base.pool.query(
      `select count(*) from booking where status = 'confirmed' and offer_id = $1`,
      [offers.rows[0]?.id],
    );
    expect(sold.rows).toEqual([{ count: 1 }]);
  });
});
