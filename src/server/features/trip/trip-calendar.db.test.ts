// The calendar address of a guest's bookings, and their plan on the dashboard.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useAccountSuite } from '#tests/support/app/account-suite.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { book, insertFreeCode } from '#tests/support/tampering/mailed-links.ts';

const suite = useAccountSuite();
let person: Awaited<ReturnType<typeof suite.signedIn>>;
let refs: string[];

beforeAll(() => insertFreeCode(suite.base.pool));
beforeEach(async () => {
  person = await suite.signedIn();
  refs = [];
  for (const capacity of [5, 6]) {
    const course = await insertBookableCourse(suite.base.pool, { capacity });
    const world = { base: suite.base, program: suite.program, course };
    refs.push((await book(world, person.visitor, { paying: 'nothing due', email: person.email })).ref);
  }
  await suite.base.pool.query(`update booking set in_account = 'joined'`);
});

const make = async () => ((await person.visitor.call('trip-calendar/make', {})).body as unknown as { url: string }).url;
const read = (url: string) => suite.program.app.inject({ method: 'GET', url: new URL(url).pathname });

describe('the calendar of a trip', () => {
  it('shows the bookings of its owner without a key, a price or a number', async () => {
    const { statusCode, body, headers } = await read(await make());
    expect([statusCode, headers['content-type'], headers['x-robots-tag']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'noindex',
    ]);
    for (const ref of refs) expect(body).toContain(ref);
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(body).not.toMatch(/token|US\$|\+84/);
  });

  it('stops at a new address and at the end', async () => {
    const [first, second] = [await make(), await make()];
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await person.visitor.call('trip-calendar/end', {});
    expect((await read(second)).statusCode).toBe(404);
    const outsider = await suite.program.visitor();
    for (const name of ['trip-calendar/make', 'trip-calendar/end'])
      expect((await outsider.call(name, {})).body.code).toBe('unauthorized');
  });

  it('comes with a plan that says that two bookings overlap', async () => {
    const { body } = await person.visitor.call('dashboard/next', {});
    const { plan } = body as unknown as { plan: { gap: { state: string } | null }[] };
    expect(plan.map(({ gap }) => gap?.state ?? null)).toEqual([null, 'overlap']);
  });
});
