import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutUrl } from '#src/contract/checkout/checkout-query.ts';
import { anonymous, type CallContext } from '#src/server/call.ts';
import { cookiesOf } from '#src/server/platform/http/identity.ts';
import { visitorOf } from '#src/server/platform/http/visitor.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { insertCoupon } from '#tests/support/catalogue/bookable-courses.ts';
import { lapse } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { checkoutForm } from './checkout-form.ts';
import { freshForm, registerPageForms } from './page-forms.ts';

const suite = usePayingSuite();
let app: FastifyInstance;
let jar: Record<string, string> = {};

beforeAll(async () => {
  const { services } = suite.world.program;
  const contextOf = async (request: FastifyRequest, reply: FastifyReply): Promise<CallContext> => {
    const cookies = cookiesOf(request, reply, false);
    const visitor = { id: visitorOf(cookies, false), address: request.ip };
    return { services, actor: anonymous, visitor, cookies, idempotencyKey: null, log: request.log };
  };
  app = Fastify() as unknown as FastifyInstance;
  await app.register(cookie);
  app.get('/booking/checkout', async (request, reply) =>
    freshForm(request, await contextOf(request, reply), [checkoutForm]),
  );
  const render = async (_request: FastifyRequest, reply: FastifyReply, shown: { form: PageForm; status: number }) =>
    reply.code(shown.status).send(shown.form);
  await registerPageForms(app, { contextOf, render }, [checkoutForm]);
  await app.ready();
});
afterAll(() => app.close());

async function send(method: 'GET' | 'POST', url: string, fields: Record<string, string> = {}) {
  const answer = await app.inject({
    method,
    url,
    cookies: jar,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    }),
  });
  for (const { name, value } of answer.cookies) jar[name] = value;
  const isPage = answer.statusCode !== 303;
  return {
    to: isPage ? null : String(answer.headers.location),
    form: isPage ? answer.json<PageForm>() : null,
  };
}

const held = async () => {
  const result = await suite.base.pool.query(
    `select b.pax, b.ref from booking b where b.course_id = $1 and b.status = 'held' order by b.created_at`,
    [suite.course.id],
  );
  return result.rows as { pax: number; ref: string }[];
};

it('a post that was refused in between takes nothing twice: neither seats nor a code that counts once', async () => {
  jar = {};
  await insertCoupon(suite.base.pool, 'ONLY-ONCE', { cents: 100, max_uses: 1 });
  const { id: cid, date, time } = suite.course;
  const url = checkoutUrl({ course_id: cid, date, time, pax: 4, coupon_code: 'ONLY-ONCE' });
  const typed = { email: 'formal@example.test', firstName: 'Ada', lastName: 'Form', paymentType: 'paypal' };
  const answersOf = ({ csrf, key, replaces }: PageForm) => ({ ...typed, csrf, key, replaces });
  const first = await send('GET', url);
  const quoted = await send('POST', url, { ...answersOf(first.form!), due: '0' });
  expect(quoted.form).toMatchObject({
    trouble: expect.stringContaining('price has changed'),
    replaces: first.form!.key,
  });
  const [{ ref } = { ref: '' }] = await held();

  // Loads the page again, posts a mistake, then a valid form: one hold, with the code.
  const again = await send('GET', url);
  expect(again.form!.replaces).toBe(first.form!.key);
  const mistaken = await send('POST', url, { ...answersOf(again.form!), firstName: '' });
  expect(mistaken.form).toMatchObject({ errors: { first_name: 'First name is required' }, replaces: first.form!.key });
  expect((await send('GET', url)).form!.replaces).toBe(first.form!.key);
  const due = await suite.base.pool.query('select due_cents from booking where ref = $1', [ref]);
  const well = await send('POST', url, { ...answersOf(mistaken.form!), due: String(due.rows[0].due_cents / 100) });
  expect(well.to).toContain('/checkoutnow?token=');
  const left = await held();
  expect(left.map(({ pax }) => pax)).toEqual([4]);
  expect(left[0]?.ref).not.toBe(ref);
  await lapse(suite.base.pool, left[0]?.ref ?? '');
  await suite.work();
});
