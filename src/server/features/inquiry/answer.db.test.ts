import { describe, expect, it } from 'vitest';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { expireInquiries } from './inquiry-queries.ts';
import { as } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';

const suite = useCheckoutSuite();

interface Inquiry {
  id: string;
  status: string;
  message: string;
  viewer: string;
  guest_name: string;
  email: string | null;
  can: { answer: boolean; book: boolean };
}

const question = (more: object = {}) => ({
  course_id: suite.course.id,
  date: suite.course.date,
  pax: 2,
  message: 'Is the walk to the market long for my mother?',
  ...more,
});
const visitorContact = { email: 'asker@example.test', first_name: 'Ada', last_name: 'Asker' };
const ask = async (more: object = {}, headers: Record<string, string> = {}) =>
  (await suite.program.visitor()).call('booking/inquiry', question(more), headers);
const inquiryOf = (answer: { body: unknown }) => (answer.body as { inquiry: Inquiry }).inquiry;
const guestToken = (id: string) => deriveSecret(suite.program.services.keys, 'inquiry-guest', id);
const hostToken = (id: string) => deriveSecret(suite.program.services.keys, 'inquiry-host', id);
const mailsOf = async (id: string) => {
  const text = `select payload ->> 'kind' as kind from outbox where payload ->> 'inquiry_id' = $1 order by id`;
  return (await suite.base.pool.query<{ kind: string }>(text, [id])).rows.map(({ kind }) => kind);
};

describe('inquiry/answer', () => {
  const answer = async (id: string, input: object, headers: Record<string, string> = as('host')) =>
    (await suite.program.visitor()).call('inquiry/answer', { inquiry_id: id, ...input }, headers);

  it('by login or by the token of the mail, once', async () => {
    const first = inquiryOf(await ask({}, as('known'))).id;
    const answered = await answer(first, { decision: 'answer', message: 'Ten minutes. My mail: mai@example.test' });
    expect(inquiryOf(answered)).toMatchObject({ status: 'answered', viewer: 'host' });
    expect(JSON.stringify(answered.body)).not.toContain('mai@');
    expect(await mailsOf(first)).toEqual(['host-inquiry', 'inquiry-answered']);
    expect((await answer(first, { decision: 'decline' })).body.code).toBe('inquiry-closed');

    const second = inquiryOf(await ask({}, as('known'))).id;
    const declined = await Promise.all(
      [1, 2, 3].map(() => answer(second, { decision: 'decline', token: hostToken(second) }, {})),
    );
    expect(declined.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await mailsOf(second)).toEqual(['host-inquiry', 'inquiry-declined']);
  });

  it('not by its guest, and to strangers it does not exist', async () => {
    const { id } = inquiryOf(await ask({}, as('known')));
    const decline = { decision: 'decline' };
    expect((await answer(id, decline, as('known'))).body.code).toBe('forbidden');
    expect((await answer(id, { ...decline, token: guestToken(id) }, {})).body.code).toBe('forbidden');
    const missing = await answer('00000000-0000-4000-8000-00000000dead', decline, as('agency'));
    const foreign = await answer(id, decline, as('agency'));
    expect(foreign.body).toEqual(missing.body);
    expect((await answer(id, { ...decline, token: hostToken('another') }, {})).body.code).toBe('inquiry-not-found');
    expect((await answer(id, { decision: 'answer' })).body.code).toBe('bad-input');
  });

  it('lists what a guest asked and a host received, and nothing unverified', async () => {
    const { id } = inquiryOf(await ask({}, as('known')));
    await ask(visitorContact);
    const list = async (role: string, who: 'host' | 'known' | 'agency') =>
      (await (await suite.program.visitor()).call('inquiry/list', { role }, as(who))).body as unknown as {
        data: Inquiry[];
        total: number;
      };
    expect((await list('guest', 'known')).data[0]).toMatchObject({ id, viewer: 'guest' });
    const received = await list('host', 'host');
    expect(received.data[0]).toMatchObject({ id, viewer: 'host', email: null });
    expect(received.data.some(({ status }) => status === 'unverified')).toBe(false);
    expect((await list('guest', 'agency')).total).toBe(0);
  });

  it('runs out after 48 hours: by the clock for anyone who looks, with a mail from the job', async () => {
    const { id } = inquiryOf(await ask({}, as('known')));
    await suite.base.pool.query(`update inquiry set expires_at = banyan_now() where id = $1`, [id]);
    const visitor = await suite.program.visitor();
    expect(inquiryOf(await visitor.call('inquiry/detail', { inquiry_id: id }, as('known'))).status).toBe('expired');
    expect((await answer(id, { decision: 'answer', message: 'Too late now' })).body.code).toBe('inquiry-closed');
    expect(await expireInquiries(suite.program.services)).toBeGreaterThan(0);
    expect(await expireInquiries(suite.program.services)).toBe(0);
    expect(await mailsOf(id)).toEqual(['host-inquiry', 'inquiry-expired']);
  });
});
