import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { composeSample, sampleSetting } from '#tests/support/mail/compose-sample.ts';
import { contrast } from '#src/domain/setting/theme.ts';
import { codePictureId, renderHtml, darkSheet, looks, looksOf } from './html.ts';

async function confirmed() {
  const mail = await composeSample('booking-confirmed');
  if (!mail) throw new Error('no mail');
  return mail;
}
/** Positions of texts that must follow each other. */
const places = (text: string, words: readonly string[]) => words.map((word) => text.indexOf(word));
const rising = (found: readonly number[]) => found.every((at, index) => at >= 0 && at > (found[index - 1] ?? -1));

describe('the mail of a confirmed booking', () => {
  it('says cash, date and place first, then the way in, then the code and the rest, and the text of the code last', async () => {
    const { text, html } = await confirmed();
    const first = [
      'confirmed',
      'Cash to bring',
      'NPR\u00a06,810',
      'When',
      'Meeting point',
      'This email is',
      'Open your booking',
    ];
    const rest = ['Please bring', 'Price', 'Total', 'help@banyan.example', 'BNY1.'];
    expect(rising(places(text, [...first, ...rest]))).toBe(true);
    const body = html.slice(html.indexOf('<h1'));
    expect(rising(places(body, [...first, 'cid:voucher-code', ...rest]))).toBe(true);
    expect(html.match(/BNY1\./g)).toHaveLength(1);
  });

  it('has its facts in tables that are tables: a heading for each row, and no role that takes it away', async () => {
    const { html } = await confirmed();
    const tables = html.split('<table').slice(1);
    const facts = tables.filter((table) => table.slice(0, table.indexOf('</table>')).includes('<th'));
    expect(facts).toHaveLength(3);
    for (const table of facts) {
      const open = table.slice(0, table.indexOf('>'));
      expect(open).not.toContain('role=');
      const rows = table.slice(0, table.indexOf('</table>')).split('<tr>').slice(1);
      for (const row of rows) expect(row).toMatch(/^<th scope="row"[^>]*>[^<]+<\/th><td/);
    }
    // A table for layout only must be marked as one.
    for (const table of tables.filter((one) => !facts.includes(one))) expect(table).toMatch(/^ role="presentation"/);
  });

  it('has a language, one heading with one below it, words for the picture, and ink on a ground in every cell', async () => {
    const { html } = await confirmed();
    expect(html).toMatch(/<html lang="en-US" dir="ltr">/);
    expect(html.match(/<h\d/g)).toEqual(['<h1', '<h2']);
    expect(html).toMatch(/<img src="cid:[^"]+" alt="Voucher code BCDFHJKM for 3 guests"/);
    for (const [cell] of html.matchAll(/<td[^>]*background:[^>]*>/g)) expect(cell).toMatch(/bgcolor="#[0-9a-f]{6}"/);
  });
});

describe('the mail of a new booking to its host', () => {
  it('says cash and date first, then the way in, then who comes', async () => {
    const mail = await composeSample('host-new-booking');
    const words = ['New booking', 'Cash to collect', 'NPR\u00a06,810', 'When', 'Open the booking', 'Guest'];
    for (const said of [mail?.text ?? '', mail?.html.slice(mail.html.indexOf('<h1')) ?? ''])
      expect(rising(places(said, words))).toBe(true);
  });
});

describe('the picture of the listing', () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
  const setting = (ok: boolean) => ({
    ...sampleSetting,
    gateways: { images: { variant: async () => (ok ? { ok, path, isImmutable: true } : missing) } },
  });
  const missing = { ok: false, reason: 'busy', detail: '' } as const;
  const path = join(mkdtempSync(join(tmpdir(), 'listing-')), 'card-590.jpg');
  writeFileSync(path, jpeg);
  afterAll(() => rmSync(dirname(path), { recursive: true }));

  it('is the first thing of the mail, and among its files', async () => {
    const mail = await composeSample('booking-confirmed', { setting: setting(true) });
    expect(mail?.attachments[0]).toMatchObject({
      cid: 'listing',
      content: jpeg.toString('base64'),
      keptAt: '/images/karst-dawn/card-590.jpg',
    });
    const img = mail?.html.indexOf(
      '<img class="ink" src="cid:listing" alt="Momo evening with Sunita in her courtyard"',
    );
    expect(img).toBeGreaterThan(0);
    expect(img).toBeLessThan(mail?.html.indexOf('<h1') ?? 0);
  });

  it.each(['busy', 'of a date that is over'])('is left out where it is %s, and nothing points to it', async (why) => {
    const name = why === 'busy' ? 'booking-confirmed' : 'booking-cancelled';
    const mail = await composeSample(name, { setting: setting(why !== 'busy') });
    expect(mail?.html).not.toContain('cid:listing');
    expect(mail?.attachments.filter(({ cid }) => cid === 'listing')).toEqual([]);
  });
});

describe('the colours of mails', () => {
  const grounds = { ink: ['card', 'cash'], soft: ['card'], brand: ['card'], onBrand: ['brand'] } as const;

  it.each(['light', 'dark'] as const)('can be read in a %s one: 4.5 to 1 at least', (scheme) => {
    for (const own of [undefined, '#0b6e4f', '#231a16']) {
      const look = looksOf(own)[scheme];
      for (const [text, on] of Object.entries(grounds) as [keyof typeof grounds, readonly (keyof typeof look)[]][])
        for (const ground of on)
          expect([own, text, ground, contrast(look[text], look[ground]) >= 4.5]).toEqual([own, text, ground, true]);
    }
  });

  it('turn in the dark wherever an attribute sets them: each part has a class for its ground and its ink', async () => {
    const { html } = await confirmed();
    const classOf = { [looks.light.soft]: 'soft', [looks.light.ink]: 'ink', [looks.light.brand]: 'brand' };
    const tags = [...html.slice(html.indexOf('<body')).matchAll(/<\w+[^>]*style="[^>]*>/g)].map(([tag]) => tag);
    expect(tags.length).toBeGreaterThan(40);
    for (const tag of tags.filter((one) => !one.includes(codePictureId))) {
      const ink = /[;"]color:(#[0-9a-f]{6})/.exec(tag)?.[1];
      const ground = /[;"]background:(#[0-9a-f]{6})/.exec(tag)?.[1];
      const names = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
      if (ink) expect([tag, names.includes(classOf[ink] ?? 'onBrand')]).toEqual([tag, true]);
      if (ground)
        expect([tag, names.some((name) => ['page', 'card', 'cash', 'button'].includes(name))]).toEqual([tag, true]);
      for (const name of names) expect(darkSheet()).toContain(`.${name}{`);
    }
  });

  it('are those of the brand on its name, its links and its button', () => {
    const sheet = (colour?: string) =>
      renderHtml(
        {
          heading: 'Hello',
          lines: ['One'],
          facts: [{ label: 'Where', value: 'Here', link: { url: 'https://a.example', label: 'Map' } }],
          button: { label: 'Open', url: 'https://a.example' },
          closing: [],
          code: null,
          picture: null,
          cash: null,
        },
        { name: 'Mesa', contact: 'ola@mesa.example', colour },
      );
    expect(sheet('#0b6e4f').match(/#0b6e4f/g)).toHaveLength(4);
    for (const tone of [looks.light.brand, looks.dark.brand]) expect(sheet('#0b6e4f')).not.toContain(tone);
    expect(sheet(looks.light.brand)).toBe(sheet());
  });

  it('are all that the sheet of a mail says', async () => {
    const { html } = await confirmed();
    expect(html.match(/<style>[^<]*<\/style>/g)).toEqual([`<style>${darkSheet()}</style>`]);
    for (const [, name] of darkSheet().matchAll(/[{;]([a-z-]+):/g))
      expect([
        'color-scheme',
        'supported-color-schemes',
        'prefers-color-scheme',
        'background',
        'color',
        'border-color',
      ]).toContain(name);
  });
});

describe('hostile words in a mail', () => {
  const attack = `"><script>alert('1')</script>\n<b>`;
  const link = { label: attack, url: `https://a.example/"onclick="b` };
  const body = {
    heading: attack,
    lines: [attack],
    first: [{ label: attack, value: attack, link }],
    picture: { alt: attack },
    cash: { label: attack, amount: attack, about: attack },
    facts: [{ label: attack, value: attack, link }],
    price: [{ label: attack, value: attack }],
    button: link,
    closing: [attack],
    code: { caption: attack, hint: attack, text: attack },
  };

  it('stay words in every place, and only their line breaks become elements', () => {
    const html = renderHtml(body, { name: attack, contact: attack });
    expect(html).not.toMatch(/<script|<b>|"onclick|alert\('/);
    expect(html).toContain('&lt;/script&gt;<br>&lt;b&gt;');
    expect(html).toContain('href="https://a.example/&quot;onclick=&quot;b"');
  });
});
