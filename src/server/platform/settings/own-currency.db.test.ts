// A marketplace whose prices are not in US dollars shows no US dollars.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { pricesIn } from '#tests/support/app/program.ts';
import { createVisitor } from '#tests/support/app/visitor.ts';
import {
  insertBookableCity,
  insertBookableCourse,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';

const monies = [
  // Price per guest with fee (20 at 6%), and its cash in the city's currency.
  { code: 'EUR', price: 2000, seen: '€21.20', decimal: '21.20', filter: '€500', rate: '€1 = ₫30,000', perUnit: 30_000 },
  { code: 'JPY', price: 2000, seen: '¥2,120', decimal: '2120', filter: '¥50,000', rate: '¥1 = ₫170', perUnit: 170 },
  {
    code: 'KWD',
    price: 6100,
    seen: 'KWD 6.466',
    decimal: '6.466',
    filter: 'KWD 150',
    rate: 'KWD 1 = ₫85,000',
    perUnit: 85_000,
  },
];

describe.each(monies)('pages with prices in $code', ({ code, price, seen, decimal, filter, rate, perUnit }) => {
  let program: TestApp;
  let course: TestCourse;
  beforeAll(async () => {
    program = await createTestApp({
      settings: pricesIn(code),
      fill: async ({ pool }) => {
        await insertBookableCity(pool);
        await pool.query(`update exchange_rate set rate = $1 where code = 'VND'`, [perUnit]);
        course = await insertBookableCourse(pool, { price_cents: price });
      },
    });
  }, 120_000);
  afterAll(() => program.close());

  const page = async (url: string) => {
    const { statusCode, body } = await program.app.inject({ url });
    expect([url, statusCode]).toEqual([url, 200]);
    // Makes no-break spaces ordinary ones.
    return body.replaceAll('\u00a0', ' ');
  };
  const choice = () => ({ course_id: course.id, date: course.date, time: course.time, pax: 1 });

  it('show it on cards, the product, the filter and in structured data', async () => {
    const found = await createVisitor(program.app).must('course/search', { keyword: 'cook' });
    const url = productDetailUrl({ ...found.data[0]!, city: found.data[0]!.city_slug });
    const product = await page(url);
    expect(product).toContain(seen);
    expect(product).toContain(`"price":"${decimal}","priceCurrency":"${code}"`);
    const { filter_most } = program.services.config.currency.figures;
    const list = await page(`/s/cook?price=2-${filter_most}`);
    expect(list).toContain(seen);
    expect(list).toContain(`to ${filter}`);
    for (const path of ['/', '/s/cook', url]) {
      const body = await page(path);
      expect([path, /US\$|US dollar|USD/.exec(body)?.[0]]).toEqual([path, undefined]);
    }
  });

  it('take it through checkout, with the cash at the rate of the place', async () => {
    const { course_id: cid, date, time, pax } = choice();
    const checkout = await page(`/booking/checkout?cid=${cid}&date=${date}&time=${time}&pax=${pax}`);
    expect(checkout).toContain(rate);
    expect(/US\$|US dollar/.exec(checkout)).toBeNull();
    const visitor = createVisitor(program.app);
    const quoted = await visitor.must('booking/calculate', { ...choice(), addons: [] });
    expect(quoted.total_price).toBe(Number(decimal));
    expect(quoted.currency_rate).toBe(perUnit);
  });

  it('refuse an amount with more decimals than it has, and one beyond the filter', async () => {
    const visitor = createVisitor(program.app);
    const { filter_most } = program.services.config.currency.figures;
    const beyond = await visitor.call('course/search', { keyword: 'cook', amount_max: filter_most + 1 });
    expect(beyond.body).toMatchObject({
      code: 'bad-input',
      fields: { amount_max: expect.stringContaining(String(filter_most)) },
    });
    const within = await visitor.must('course/search', { keyword: 'cook', amount_max: filter_most });
    expect(within.total).toBe(1);
  });
});
