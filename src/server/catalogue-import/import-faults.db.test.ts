import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createImportProgram,
  example,
  places,
  type ImportProgram,
  type Json,
  type Places,
} from '#tests/support/catalogue/import-program.ts';

let here: ImportProgram;
const write: ImportProgram['write'] = (name, content) => here.write(name, content);
const reported: ImportProgram['reported'] = (files, tools) => here.reported(files, tools);

beforeAll(async () => {
  here = await createImportProgram();
  expect(await reported([write('places.json', places())])).toEqual([]);
});
afterAll(() => here.close());

describe('a catalogue that does not fit', () => {
  const one = (change: (file: Places) => void) => {
    const file = places();
    change(file);
    return reported([write('changed.json', file)]);
  };
  const listing = (fields: Json) => one(({ listings }) => Object.assign(listings[0]!, fields));

  it.each<[string, Json, string]>([
    ['a city that is not there', { city: 'atlantis' }, 'city: is "atlantis", which is neither in these files nor here'],
    ['a host that is not there', { host: 'nobody' }, 'host: is "nobody"'],
    ['a category that is not there', { category: 'flying' }, 'category: is "flying"'],
    ['no times for a new listing', { key: 'new', rules: [] }, 'rules: are missing'],
    ['a time that is named twice', { rules: [{ weekdays: [1, 1], times: ['09:00'], capacity: 1 }] }, 'twice'],
    ['a discount that leaves too little', { price: 1, group_tiers: [{ from_pax: 2, percent: 90 }] }, 'US$0.50'],
    ['reviews', { reviews: [{ guest_name: 'A', guest_country: 'GB', rating: 5, body: '', days_ago: 1 }] }, 'reviews'],
    ['a picture that is no picture', { pictures: [{ file: 'photos/fake.jpg', alt: 'None' }] }, 'is no picture'],
    ['a picture that is not there', { pictures: [{ file: 'photos/none.jpg', alt: 'None' }] }, 'is not there'],
    ['a picture elsewhere', { pictures: [{ file: '../../etc/passwd', alt: 'None' }] }, 'lies outside'],
    ['a picture elsewhere by a link', { pictures: [{ file: 'photos/link.jpg', alt: 'None' }] }, 'lies outside'],
    ['a picture that nobody drew', { pictures: ['no-such-picture'] }, 'does not come with Banyan'],
    ['another number', { id: 4711 }, 'which "lake-at-dawn" has here already'],
    [
      'an add-on twice',
      { addons: Array(2).fill({ kind: 'other', title: 'Tea', unit_price: 1, persons_per_unit: 1 }) },
      'another value',
    ],
  ])('is refused for %s', async (_what, fields, wrong) => {
    const lines = await listing(fields);
    expect(lines.slice(0, -1).join('\n')).toContain(wrong);
  });

  it.each<[string, Json[], string, string]>([
    ['a country that nobody names', [], 'PT', 'country_code: is "PT", which is neither in these files nor here'],
    ['a code that is none', [], 'ZZ', 'country_code: is "ZZ". Right would be: a country code'],
    [
      'money that is none',
      [{ code: 'PT', currency: 'XXX' }],
      'PT',
      'currency: is "XXX". Right would be: a currency code',
    ],
    ['one country twice', Array(2).fill({ code: 'PT', currency: 'EUR' }), 'PT', 'code: is "PT", as in'],
    ['the name of another', [{ code: 'PT', currency: 'EUR', name: 'Nepal' }], 'PT', 'name: is the name of NP already'],
  ])('is refused for %s', async (_what, countries, country_code, wrong) => {
    const lines = await one((file) => {
      Object.assign(file.cities[0]!, { country_code });
      Object.assign(file, { countries });
    });
    expect(lines.slice(0, -1).join('\n')).toContain(wrong);
  });

  it.each(['api', 'images', 'webhooks', 'check', 'booking', 's', 'static', 'dashboard', 'sandbox'])(
    'is refused for a city whose pages would stand at /%s',
    async (slug) => {
      const lines = await one(({ cities }) => Object.assign(cities[0]!, { slug }));
      expect(lines.join('\n')).toContain(`slug: is "${slug}". Right would be: another slug`);
    },
  );

  it.each([
    ['=HYPERLINK("http://evil.example","x")', 'formula'],
    ['\uFF1DHYPERLINK(1)', 'formula'],
    ['@SUM(1)', 'formula'],
    ["+1+cmd|' /C calc'!A0", 'formula'],
    ['-2+3', 'formula'],
    ['Walk \u202Eekil siht', 'writing direction'],
    ['Half \uD800 letter', 'no half of one'],
  ])('is refused for the text %j, in JSON and in CSV', async (title, wrong) => {
    expect((await listing({ title })).join('\n')).toContain(wrong);
    if (!title.isWellFormed()) return;
    const cell = `"${title.replaceAll('"', '""')}"`;
    const csv = example('csv').replace('Ridge walk with a view of five peaks', () => cell);
    expect((await reported([write('changed.csv', csv)])).join('\n')).toContain(wrong);
  });

  it.each(['035 700 061', '+66 3', 'ask at the gate'])('is refused for the phone %s of a host', async (phone) => {
    expect((await one(({ hosts }) => Object.assign(hosts[0]!, { phone }))).join('\n')).toContain('+66 35 700 061');
  });

  it('is refused for an address that only looks like that of another host', async () => {
    const lines = await one(({ hosts }) => {
      const email = `${hosts[0]!.email}`;
      hosts.push({ ...hosts[0]!, key: 'new', email: `\u200B${email.toUpperCase()}` });
    });
    expect(lines.join('\n')).toContain('as in');
  });

  it('is refused for a name that an object has twice, and for a pipe as a picture or as a file', async () => {
    const text = JSON.stringify(places()).replace('"slug":', '"slug":"first","slug":');
    expect((await reported([write('twice.json', text)])).join('\n')).toContain(
      'names "slug" twice in one object (line 1)',
    );
    execFileSync('mkfifo', [join(here.folder, 'photos/pipe.jpg'), join(here.folder, 'pipe.json')]);
    expect((await listing({ pictures: [{ file: 'photos/pipe.jpg', alt: 'None' }] })).join('\n')).toContain(
      'cannot be read',
    );
    expect((await reported([join(here.folder, 'pipe.json')])).join('\n')).toContain('cannot be read');
  });

  it('is refused for a key or slug that stands there twice', async () => {
    const lines = await one(({ cities, hosts, listings }) => {
      cities.push(cities[0]!);
      hosts.push({ ...hosts[0]!, email: 'other@example.org' });
      listings.push(listings[0]!);
    });
    expect(lines.filter((line) => line.includes('as in'))).toHaveLength(3);
  });

  it('is refused for a host without an address, or with that of another', async () => {
    expect((await one(({ hosts }) => hosts.push({ ...hosts[0]!, key: 'new', email: undefined })))[0]).toContain(
      'email: is missing',
    );
    expect((await one(({ hosts }) => Object.assign(hosts[0]!, { key: 'new' })))[0]).toContain(
      'the address of another account',
    );
  });

  it('shows a hundred faults and counts the others', async () => {
    const lines = await one(({ hosts }) => {
      for (let index = 0; index < 150; index += 1)
        hosts.push({ ...hosts[0]!, key: `bad key ${index}`, email: `h${index}@example.org` });
    });
    expect(lines).toHaveLength(102);
    expect(lines.slice(-2)).toEqual(['… and 50 more.', '150 things are wrong: nothing was changed.']);
  });

  it.each(['missing.json', 'places.xml', '.'])('is refused when it cannot be read: %s', async (name) => {
    expect((await reported([join(here.folder, name)])).length).toBeGreaterThan(1);
  });
});
