// Emails as HTML tables: programs drop style sheets.
import type { CashBox } from '#src/server/booking-texts/price-words.ts';
import { html, rawHtml, type Html } from '#src/texts/html.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { langTag, textDirection } from '#src/texts/locale.ts';
import { type Body, type Fact, type Sender, signature } from './layout.ts';
import { facesOf } from '#src/server/features/host-reach/index.ts';
import { ownColours, tonesOf } from '#src/domain/setting/theme.ts';

// Colors as attributes, with classes for dark mode (ADR 020).

interface Look {
  page: string;
  card: string;
  cash: string;
  line: string;
  ink: string;
  soft: string;
  brand: string;
  onBrand: string;
}

export const looks: Readonly<Record<'light' | 'dark', Look>> = {
  light: {
    page: '#f7f0e6',
    card: '#ffffff',
    cash: '#fdf1d8',
    line: '#dccfbf',
    ink: '#231a16',
    soft: '#5a4a41',
    brand: '#b3391f',
    onBrand: '#ffffff',
  },
  dark: {
    page: '#15110f',
    card: '#1e1916',
    cash: '#3a2a0d',
    line: '#3e3530',
    ink: '#f8f1e8',
    soft: '#cfc2b6',
    brand: '#ff8a66',
    onBrand: '#2a0e06',
  },
};

/** With the operator's color and a dark tone from it. */
export function looksOf(colour: string | undefined): typeof looks {
  if (colour === undefined || colour === ownColours.brand) return looks;
  const { plain, on } = tonesOf(colour);
  return {
    light: { ...looks.light, brand: plain[0], onBrand: on[0] },
    dark: { ...looks.dark, brand: plain[1], onBrand: on[1] },
  };
}

/** Colors only: emails work without it. */
export function darkSheet(dark: Look = looks.dark): string {
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    ...(['page', 'card', 'cash'] as const).map((part) => `.${part}{background:${dark[part]}!important}`),
    `.button{background:${dark.brand}!important}`,
    ...(['ink', 'soft', 'brand', 'onBrand'] as const).map((part) => `.${part}{color:${dark[part]}!important}`),
    `.line{border-color:${dark.line}!important}`,
    '}',
  ].join('');
}

// System fonts and line heights by script (docs/reference/design.md#fonts).

const latin = { sans: ['Helvetica', 'Arial', 'sans-serif'], serif: ['Georgia', 'serif'] } as const;
const tall: ReadonlySet<string> = new Set(['km', 'lo', 'my', 'th']);
const tallLine = 1.8;

/** Such as `600 18px/1.3 Georgia,serif`. @param size such as `600 18px` @param line minimum line height */
function font(size: string, line: number, family: 'sans' | 'serif' = 'sans'): string {
  const language = langTag();
  const faces = facesOf(language).map((face) => `'${face}'`);
  const height = tall.has(language) ? Math.max(line, tallLine) : line;
  return `${size}/${height} ${[...faces, ...latin[family]].join(',')}`;
}

export const codePictureId = 'voucher-code';
export const listingPictureId = 'listing';

// Each cell sets both colors, so dark mode turns both or neither.
const colour = looks.light;
// Layout tables are marked; fact tables are tables.
const plain = html`cellpadding="0" cellspacing="0" border="0"`;
const table = html`role="presentation" ${plain}`;

/** Like the plain text, with images. */
export function renderHtml(body: Body, sender: Sender): string {
  const own = looksOf(sender.colour);
  const facts = (some: readonly Fact[]) => factTable(some, own.light);
  const rows = [
    body.picture ? listingPicture(body.picture) : null,
    row(
      `font:${font('600 18px', 1.3, 'serif')};color:${own.light.brand};padding:24px 28px 0`,
      html`${sender.name}`,
      'brand',
    ),
    row(headingLook(), html`<h1 style="margin:0;font:inherit;color:inherit">${body.heading}</h1>`, 'ink'),
    body.cash ? row('padding:4px 28px 10px', cashTable(body.cash)) : null,
    body.first ? row('padding:4px 28px 12px', facts(body.first)) : null,
    ...body.lines.map((line) => paragraph(line)),
    body.button ? row('padding:8px 28px 20px', buttonTable(body.button, own.light)) : null,
    body.code ? row('padding:4px 28px 16px', codePicture(body.code)) : null,
    body.facts.length > 0 ? row('padding:4px 28px 16px', facts(body.facts)) : null,
    body.price ? row('padding:4px 28px 16px', priceTable(body.price)) : null,
    // Equal spacing above the rule.
    ...body.closing.map((line, at) => paragraph(line, at === body.closing.length - 1 ? 24 : 14)),
    row(
      `font:${font('14px', 1.5)};color:${colour.soft};padding:16px 28px 28px;border-top:1px solid ${colour.line}`,
      html`${signature(sender)}`,
      'soft line',
    ),
    body.code ? row('padding:0 28px 28px', codeText(body.code)) : null,
  ];
  return String(html`<!doctype html>
<html lang="${langTag()}" dir="${textDirection()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${body.heading}</title><style>${rawHtml(darkSheet(own.dark))}</style></head>
<body class="page" bgcolor="${colour.page}" style="margin:0;padding:0;background:${colour.page}">
${preview(body.lines[0] ?? '')}
<table ${table} class="page" width="100%" dir="${textDirection()}" bgcolor="${colour.page}" style="background:${colour.page}"><tr><td align="center" style="padding:24px 12px">
<table ${table} class="card line" width="100%" bgcolor="${colour.card}" style="max-width:600px;overflow:hidden;background:${colour.card};border:1px solid ${colour.line};border-radius:16px;border-collapse:separate">
${rows}</table>
</td></tr></table>
</body></html>
`);
}

// Email programs know left and right only.
const sides = () => (textDirection() === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' });

const headingLook = () => `font:${font('600 26px', 1.25, 'serif')};color:${colour.ink};padding:8px 28px 12px`;

function row(style: string, content: Html | readonly Html[], look = ''): Html {
  return html`<tr><td class="${`card ${look}`.trim()}" bgcolor="${colour.card}" style="background:${colour.card};${style}">${content}</td></tr>\n`;
}

function paragraph(line: string, below = 14): Html {
  return row(`font:${font('16px', 1.55)};color:${colour.ink};padding:0 28px ${below}px`, withBreaks(line), 'ink');
}

function preview(line: string): Html {
  return html`<div style="display:none;max-height:0;overflow:hidden">${line}</div>`;
}

/** Full width; without images its text is a line. */
function listingPicture({ alt }: { alt: string }): Html {
  const look = `display:block;width:100%;max-width:600px;height:auto;border:0;font:${font('16px', 1.5)};color:${colour.ink}`;
  return row(
    'padding:0',
    html`<img class="ink" src="cid:${listingPictureId}" alt="${alt}" width="600" style="${look}">`,
  );
}

function factTable(facts: readonly Fact[], look: Look): Html {
  return html`<table ${plain} width="100%">${facts.map((fact) => factRow(fact, look))}</table>`;
}

function cashTable({ label, amount, about }: CashBox): Html {
  const text = (size: string, line: number, content: string) =>
    html`<p class="ink" style="margin:0;font:${font(size, line)};color:${colour.ink}">${content}</p>`;
  const words = [text('14px', 1.5, label), text('700 30px', 1.25, amount), text('14px', 1.5, about)];
  return html`<table ${table} width="100%"><tr><td class="cash" bgcolor="${colour.cash}" style="background:${colour.cash};border-radius:12px;padding:14px 18px">${words}</td></tr></table>`;
}

function priceTable(rows: readonly Fact[]): Html {
  const cell = `padding:6px 0;font:${font('15px', 1.5)};color:${colour.ink};vertical-align:top`;
  const lines = rows.map(({ label, value }) => {
    const head = html`<th scope="row" align="${sides().start}" class="ink" style="${cell};padding-${sides().end}:12px;font-weight:400">${label}</th>`;
    return html`<tr>${head}<td class="ink" align="${sides().end}" style="${cell};white-space:nowrap">${value}</td></tr>`;
  });
  const title = html`<h2 class="ink" style="margin:0 0 4px;font:${font('600 19px', 1.3, 'serif')};color:${colour.ink}">${t('price.title')}</h2>`;
  return html`${title}<table ${plain} width="100%">${lines}</table>`;
}

const wideLooks = {
  code: "font:700 15px/1.5 Menlo,Consolas,'Courier New',monospace;white-space:nowrap",
  proof: "font:11px/1.4 Menlo,Consolas,'Courier New',monospace;word-break:break-all",
} as const;

function factRow({ label, value, wide, link }: Fact, look: Look): Html {
  const cell = `padding:10px 0;border-top:1px solid ${colour.line};font:${font('15px', 1.5)};vertical-align:top;word-break:break-word`;
  const anchor = link
    ? html`${value === '' ? null : html`<br>`}<a class="brand" href="${link.url}" style="color:${look.brand}">${link.label}</a>`
    : null;
  if (wide !== undefined)
    return html`<tr><td class="ink line" colspan="2" style="${cell};color:${colour.ink}"><span class="soft" style="color:${colour.soft}">${label}</span><br><span style="${wideLooks[wide]}">${value}</span>${anchor}</td></tr>`;
  return html`<tr><th scope="row" align="${sides().start}" class="soft line" width="34%" style="${cell};padding-${sides().end}:12px;color:${colour.soft};font-weight:400">${label}</th><td class="ink line" dir="auto" style="${cell};color:${colour.ink}">${withBreaks(value)}${anchor}</td></tr>`;
}

function buttonTable({ label, url }: { label: string; url: string }, { brand, onBrand }: Look): Html {
  const look = `display:inline-block;padding:16px 26px;font:${font('600 17px', 1.2)};color:${onBrand};text-decoration:none`;
  return html`<table ${table}><tr><td class="button" bgcolor="${brand}" style="background:${brand};border-radius:12px"><a class="onBrand" href="${url}" style="${look}">${label}</a></td></tr></table>`;
}

function codePicture({ caption }: NonNullable<Body['code']>): Html {
  // Always on white, or cameras fail; its text is dark.
  const look = `display:block;max-width:100%;height:auto;background:#ffffff;border:0;font:${font('13px', 1.5)};color:${colour.soft}`;
  return html`<img src="cid:${codePictureId}" alt="${caption}" width="280" height="280" style="${look}">`;
}

function codeText({ hint, text }: NonNullable<Body['code']>): Html {
  return html`<p class="soft" style="margin:0;font:${font('12px', 1.5)};color:${colour.soft}">${hint}<br><span style="${wideLooks.proof}">${text}</span></p>`;
}

function withBreaks(text: string): Html[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}
