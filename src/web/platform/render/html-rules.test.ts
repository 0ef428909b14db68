// HTML rules that browsers tolerate and validators do not, on guest pages.
import { describe, expect, it } from 'vitest';
import type { ApiTransport } from '#src/web/platform/api/api.ts';
import { renderPage } from '#src/web/entry-server.tsx';
import { answeringCheckout } from '#tests/support/web/checkout.ts';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';

const city = { image: { id: 'ubud', alt: 'Illustration: rice terraces', blur: null, dominant: null, focal: null } };

const answering: ApiTransport = async (name, input) => {
  if (name === 'page/product-detail')
    return { status: 'success', course_detail: fixtureCourse, travel_tips: [], user: null };
  const answer = await fixtureTransport(name, input);
  if (name !== 'page/product-list') return answer;
  const listed = answer as { city_data: object };
  return { ...listed, city_data: { ...listed.city_data, ...city } };
};
const htmlOf = async (url: string, api: ApiTransport = answering): Promise<string> =>
  (await renderPage({ url, origin: 'https://banyan.example', api, page: fixtureSettings })).html;

const checkout = () => htmlOf('/booking/checkout?cid=9&date=2026-12-05&time=09:00&pax=2', answeringCheckout());
const product = () => htmlOf('/ubud/9/rice-terraces-tea');
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

describe('the HTML of a guest', () => {
  it.each([
    ['home', () => htmlOf('/')],
    ['list', () => htmlOf('/1/kathmandu')],
    ['product', product],
  ])('says the width of every picture of a %s page that comes in several', async (_name, page) => {
    const html = await page();
    const several = [...tags(html, 'source'), ...tags(html, 'img')].filter((tag) => /srcset=/i.test(tag));
    expect(several.length).toBeGreaterThan(0);
    expect(several.filter((tag) => !/ sizes=/.test(tag))).toEqual([]);
  });

  it('requires a choice only where there is an empty one', async () => {
    const html = await product();
    const selects = html.match(/<select\b[^]*?<\/select>/g) ?? [];
    const required = selects.filter((one) => /^<select[^>]* required/.test(one));
    expect(required.length).toBeGreaterThan(0);
    expect(required.filter((one) => !/^<select[^>]*><option value=""/.test(one))).toEqual([]);
  });

  it('asks checkout’s fields to be filled in by the browser as each kind of field allows', async () => {
    const inputs = tags(await checkout(), 'input');
    expect(inputs.filter((tag) => /autoComplete="street-address"/i.test(tag))).toEqual([]);
    const phone = inputs.filter((tag) => /autoComplete="tel-national"/i.test(tag));
    expect(phone).toHaveLength(1);
    expect(phone[0]).toMatch(/type="text"/);
    expect(phone[0]).toMatch(/inputMode="tel"/i);
  });

  it('names each field of checkout as browsers know it, so that they fill it in', async () => {
    const html = await checkout();
    const named = [...tags(html, 'input'), ...tags(html, 'select')].flatMap((tag) => {
      const name = / name="(\w+)"/.exec(tag)?.[1];
      const known = / autoComplete="([\w-]+)"/i.exec(tag)?.[1];
      return name === undefined || known === undefined ? [] : [[name, known] as const];
    });
    expect(Object.fromEntries(named)).toMatchObject({
      email: 'email',
      firstName: 'given-name',
      lastName: 'family-name',
      isd: 'tel-country-code',
      phone: 'tel-national',
      password: 'new-password',
      passconf: 'new-password',
      cardName: 'cc-name',
    });
  });

  it('has a label only for what can be labelled', async () => {
    const html = await checkout();
    const wrong = [...html.matchAll(/<label[^>]* for="([^"]+)"/g)]
      .map(([, id]) => id ?? '')
      .filter((id) => !new RegExp(`<(input|select|textarea|button)[^>]* id="${id}"`).test(html));
    expect(wrong).toEqual([]);
  });
});
