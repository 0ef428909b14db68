// The one shape of every mail: a heading, lines, cash to bring, one button, facts and amounts in two columns, a code. Plain text and HTML say the same.
import type { CashBox } from '../booking-texts/price-words.ts';
import { html, type Html } from '#src/texts/html.ts';
import { t } from '../booking-texts/words.ts';
import { localeTag, textDirection } from '#src/texts/locale.ts';

export interface Fact {
  label: string;
  value: string;
  link?: { label: string; url: string };
}

export interface Body {
  heading: string;
  lines: readonly string[];
  /** The loudest figure of the letter. */
  cash?: CashBox | null;
  facts: readonly Fact[];
  /** Amounts under a heading of their own. */
  price?: readonly Fact[];
  button: { label: string; url: string } | null;
  closing: readonly string[];
  /** A voucher's code: its picture is an attachment, its text is for whoever sees no pictures. */
  code: { caption: string; hint: string; text: string } | null;
}

export interface Sender {
  name: string;
  contact: string;
}

/** The id under which a mail's HTML finds the picture of its code among the attachments. */
export const codePictureId = 'voucher-code';

/** The plain text, for programs and people that want no HTML. */
export function renderText(body: Body, sender: Sender): string {
  const code = body.code ? [`${body.code.caption}\n${body.code.hint}\n${body.code.text}`] : [];
  const button = body.button ? [`${body.button.label}:\n${body.button.url}`] : [];
  const cash = body.cash ? [`${body.cash.label}: ${body.cash.amount}\n  ${body.cash.about}`] : [];
  const price = body.price ? [`${t('price.title')}\n${factLines(body.price)}`] : [];
  const blocks = [body.heading, ...body.lines, ...cash, ...button, factLines(body.facts), ...price, ...body.closing];
  // The text of a code helps machines alone: it comes after everything that people read.
  return `${[...blocks, signature(sender), ...code].filter((block) => block !== '').join('\n\n')}\n`;
}

function factLines(facts: readonly Fact[]): string {
  return facts
    .map(({ label, value, link }) =>
      [`${label}: ${value.replaceAll('\n', '\n  ')}`.trimEnd(), ...(link ? [`  ${link.url}`] : [])].join('\n'),
    )
    .join('\n');
}

// Every cell names its ground and its ink, so that programs which darken mails turn both or neither.
const colour = {
  page: '#f7f0e6',
  card: '#ffffff',
  ink: '#231a16',
  soft: '#5a4a41',
  line: '#dccfbf',
  brand: '#b3391f',
  cash: '#fdf1d8',
};
const sans = 'Helvetica,Arial,sans-serif';
// Tables that only place things say so; tables of facts are tables.
const plain = html`cellpadding="0" cellspacing="0" border="0"`;
const table = html`role="presentation" ${plain}`;

/** The same as HTML: tables and attributes, because mail programs drop style sheets. */
export function renderHtml(body: Body, sender: Sender): string {
  const rows = [
    row(`font:600 18px/1.3 Georgia,serif;color:${colour.brand};padding:28px 28px 0`, html`${sender.name}`),
    row(headingLook, html`<h1 style="margin:0;font:inherit;color:inherit">${body.heading}</h1>`),
    ...body.lines.map(paragraph),
    body.cash ? row('padding:4px 28px 18px', cashTable(body.cash)) : null,
    body.button ? row('padding:8px 28px 20px', buttonTable(body.button)) : null,
    body.facts.length > 0 ? row('padding:4px 28px 16px', factTable(body.facts)) : null,
    body.code ? row(`padding:4px 28px 16px;font:13px/1.5 ${sans};color:${colour.soft}`, picture(body.code)) : null,
    body.price ? row('padding:4px 28px 16px', priceTable(body.price)) : null,
    ...body.closing.map(paragraph),
    row(
      `font:14px/1.5 ${sans};color:${colour.soft};padding:16px 28px 28px;border-top:1px solid ${colour.line}`,
      html`${signature(sender)}`,
    ),
    body.code ? row('padding:0 28px 28px', codeText(body.code)) : null,
  ];
  return String(html`<!doctype html>
<html lang="${localeTag()}" dir="${textDirection()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">
<title>${body.heading}</title></head>
<body bgcolor="${colour.page}" style="margin:0;padding:0;background:${colour.page}">
${preview(body.lines[0] ?? '')}
<table ${table} width="100%" dir="${textDirection()}" bgcolor="${colour.page}" style="background:${colour.page}"><tr><td align="center" style="padding:24px 12px">
<table ${table} width="100%" bgcolor="${colour.card}" style="max-width:600px;overflow:hidden;background:${colour.card};border:1px solid ${colour.line};border-radius:16px;border-collapse:separate">
${rows}</table>
</td></tr></table>
</body></html>
`);
}

// Mail programs know left and right alone.
const sides = () => (textDirection() === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' });

const headingLook = `font:600 26px/1.25 Georgia,serif;color:${colour.ink};padding:12px 28px 12px`;

function row(style: string, content: Html | readonly Html[]): Html {
  return html`<tr><td bgcolor="${colour.card}" style="background:${colour.card};${style}">${content}</td></tr>\n`;
}

function paragraph(line: string): Html {
  return row(`font:16px/1.55 ${sans};color:${colour.ink};padding:0 28px 14px`, withBreaks(line));
}

/** What a mailbox shows beside the subject. */
function preview(line: string): Html {
  return html`<div style="display:none;max-height:0;overflow:hidden">${line}</div>`;
}

function factTable(facts: readonly Fact[]): Html {
  return html`<table ${plain} width="100%">${facts.map(factRow)}</table>`;
}

function cashTable({ label, amount, about }: CashBox): Html {
  const text = (size: string, content: string) =>
    html`<p style="margin:0;font:${size} ${sans};color:${colour.ink}">${content}</p>`;
  const words = [text('14px/1.5', label), text('700 30px/1.25', amount), text('14px/1.5', about)];
  return html`<table ${table} width="100%"><tr><td bgcolor="${colour.cash}" style="background:${colour.cash};border-radius:12px;padding:14px 18px">${words}</td></tr></table>`;
}

function priceTable(rows: readonly Fact[]): Html {
  const cell = `padding:6px 0;font:15px/1.5 ${sans};color:${colour.ink};vertical-align:top`;
  const lines = rows.map(({ label, value }) => {
    const head = html`<th scope="row" align="${sides().start}" style="${cell};padding-${sides().end}:12px;font-weight:400">${label}</th>`;
    return html`<tr>${head}<td align="${sides().end}" style="${cell};white-space:nowrap">${value}</td></tr>`;
  });
  const title = html`<h2 style="margin:0 0 4px;font:600 19px/1.3 Georgia,serif;color:${colour.ink}">${t('price.title')}</h2>`;
  return html`${title}<table ${plain} width="100%">${lines}</table>`;
}

function factRow({ label, value, link }: Fact): Html {
  const cell = `padding:10px 0;border-top:1px solid ${colour.line};font:15px/1.5 ${sans};vertical-align:top;word-break:break-word`;
  const anchor = link
    ? html`${value === '' ? null : html`<br>`}<a href="${link.url}" style="color:${colour.brand}">${link.label}</a>`
    : null;
  return html`<tr><th scope="row" align="${sides().start}" width="34%" style="${cell};padding-${sides().end}:12px;color:${colour.soft};font-weight:400">${label}</th><td style="${cell};color:${colour.ink}">${withBreaks(value)}${anchor}</td></tr>`;
}

function buttonTable({ label, url }: { label: string; url: string }): Html {
  const look = `display:inline-block;padding:16px 26px;font:600 17px/1.2 ${sans};color:#ffffff;text-decoration:none`;
  return html`<table ${table}><tr><td bgcolor="${colour.brand}" style="background:${colour.brand};border-radius:12px"><a href="${url}" style="${look}">${label}</a></td></tr></table>`;
}

function picture({ caption }: NonNullable<Body['code']>): Html {
  // White round the code whatever the program does to colours, or no camera reads it.
  return html`<img src="cid:${codePictureId}" alt="${caption}" width="280" height="280" style="display:block;background:#ffffff;border:0">`;
}

function codeText({ hint, text }: NonNullable<Body['code']>): Html {
  const mono = "font:11px/1.4 Menlo,Consolas,'Courier New',monospace;word-break:break-all";
  return html`<p style="margin:0;font:12px/1.5 ${sans};color:${colour.soft}">${hint}<br><span style="${mono}">${text}</span></p>`;
}

function withBreaks(text: string): Html[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

function signature(sender: Sender): string {
  return `${sender.name} · ${sender.contact}`;
}
