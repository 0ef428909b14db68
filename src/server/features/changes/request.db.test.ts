import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hold, pay, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { registerAnswerForm } from './request.ts';

const suite = usePayingSuite();
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify() as unknown as FastifyInstance;
  await app.register(cookie);
  registerAnswerForm(app, suite.world.program.services);
  await app.ready();
});
afterAll(() => app.close());

const send = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/booking/request-answer',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('the form of the mail', () => {
  it('answers once, and leads back to the page in any case', async () => {
    suite.course = await insertBookableCourse(suite.base.pool, { confirmation: 'on_request' });
    const held = await hold(suite.world.program, suite.course);
    await pay(held);
    const { id } = await stored(suite.base.pool, held.ref);
    const token = deriveSecret(suite.world.program.services.keys, 'host', id);
    const page = `/booking/detail?ref=${held.ref}&token=${token}`;
    const refused = await send({ ref: held.ref, token: 'x'.repeat(43), decision: 'accept' });
    expect([refused.statusCode, refused.headers.location]).toEqual([
      303,
      `/booking/detail?ref=${held.ref}&token=${'x'.repeat(43)}&refused=booking-not-found`,
    ]);
    expect((await send({ ref: held.ref, token, decision: 'perhaps' })).headers.location).toBe(
      `${page}&refused=bad-input`,
    );
    expect((await send({})).headers.location).toBe('/booking/detail?ref=&token=&refused=bad-input');
    expect(
      (
        await app.inject({
          method: 'GET',
          url: `/booking/request-answer?ref=${held.ref}&token=${token}&decision=accept`,
        })
      ).statusCode,
    ).toBe(404);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'requested' });
    const done = await send({ ref: held.ref, token, decision: 'accept', reason: '' });
    expect([done.statusCode, done.headers.location]).toEqual([303, page]);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
    expect((await send({ ref: held.ref, token, decision: 'decline' })).headers.location).toBe(
      `${page}&refused=booking-state`,
    );
  });
});
