import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { html, rawHtml } from './html.ts';

const attack = `"><script>alert('1 & 2')</script>`;
const harmless = '&quot;&gt;&lt;script&gt;alert(&#39;1 &amp; 2&#39;)&lt;/script&gt;';

describe('html', () => {
  it('escapes what it is given, in elements and in attributes', () => {
    expect(String(html`<a href="${attack}" title='${attack}'>${attack}</a>`)).toBe(
      `<a href="${harmless}" title='${harmless}'>${harmless}</a>`,
    );
  });

  it('puts HTML and lists of it in as they are, and escapes a text once only', () => {
    const items = [attack, 'b'].map((text) => html`<li>${text}</li>`);
    const note = html`<p>${'&'}</p>`;
    expect(String(html`<ul>${items}</ul>${note}`)).toBe(`<ul><li>${harmless}</li><li>b</li></ul><p>&amp;</p>`);
  });

  it('writes numbers, and nothing for null', () => {
    expect(String(html`${0}${null}${[html`a`, null]}${''}`)).toBe('0a');
  });

  it('lets text through that is marked as HTML, and nothing that only looks like it', () => {
    expect(String(html`${rawHtml('<br>')}`)).toBe('<br>');
    expect(String(html`${'<br>'}`)).toBe('&lt;br&gt;');
    // @ts-expect-error what came over the wire is no HTML, whatever its shape
    expect(() => html`${{ text: '<br>' }}`).toThrow(TypeError);
    // @ts-expect-error a list of texts would be neither escaped nor HTML
    expect(() => html`${['<br>']}`).toThrow(TypeError);
  });

  it('lets no text open an element or leave a quoted attribute', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(String(html`${text}`)).not.toMatch(/[<>"']/);
      }),
    );
  });
});
