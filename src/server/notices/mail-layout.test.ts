import { describe, expect, it } from 'vitest';
import { composeSample } from '#tests/support/mail/compose-sample.ts';
import { renderHtml } from './layout.ts';

async function confirmed() {
  const mail = await composeSample('booking-confirmed');
  if (!mail) throw new Error('no mail');
  return mail;
}
/** The places of some words, which have to follow each other. */
const places = (text: string, words: readonly string[]) => words.map((word) => text.indexOf(word));
const rising = (found: readonly number[]) => found.every((at, index) => at >= 0 && at > (found[index - 1] ?? -1));

describe('the mail of a confirmed booking', () => {
  it('says cash, date and place first, and the text of the code last', async () => {
    const { text, html } = await confirmed();
    const order = ['Cash to bring', 'NPR\u00a06,810', 'When', 'Meeting point', 'Price', 'Total'];
    expect(rising(places(text, [...order, 'help@banyan.example', 'BNY1.']))).toBe(true);
    const body = html.slice(html.indexOf('<h1'));
    expect(rising(places(body, [...order, 'help@banyan.example', 'BNY1.']))).toBe(true);
    expect(html.match(/BNY1\./g)).toHaveLength(1);
  });

  it('has its facts in tables that are tables: a heading for each row, and no role that takes it away', async () => {
    const { html } = await confirmed();
    const tables = html.split('<table').slice(1);
    const facts = tables.filter((table) => table.slice(0, table.indexOf('</table>')).includes('<th'));
    expect(facts).toHaveLength(2);
    for (const table of facts) {
      const open = table.slice(0, table.indexOf('>'));
      expect(open).not.toContain('role=');
      const rows = table.slice(0, table.indexOf('</table>')).split('<tr>').slice(1);
      for (const row of rows) expect(row).toMatch(/^<th scope="row"[^>]*>[^<]+<\/th><td/);
    }
    // What only places things says so.
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

describe('hostile words in a mail', () => {
  const attack = `"><script>alert('1')</script>\n<b>`;
  const link = { label: attack, url: `https://a.example/"onclick="b` };
  const body = {
    heading: attack,
    lines: [attack],
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
