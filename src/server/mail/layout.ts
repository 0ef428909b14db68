// The one shape of every mail: a heading, lines, cash to bring, one button, facts and amounts in two columns, a code. Plain text and HTML say the same.
import type { CashBox } from '../booking-texts/price-words.ts';
import { escapeHtml } from '../escape-html.ts';
import { t } from '../booking-texts/words.ts';

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
const plain = 'cellpadding="0" cellspacing="0" border="0"';
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The same as HTML: tables and attributes, because mail programs drop style sheets; all values are escaped. */
export function renderHtml(body: Body, sender: Sender): string {
  const rows = [
    row(`font:600 18px/1.3 Georgia,serif;color:${colour.brand};padding:28px 28px 0`, escapeHtml(sender.name)),
    row(headingLook, `<h1 style="margin:0;font:inherit;color:inherit">${escapeHtml(body.heading)}</h1>`),
    ...body.lines.map(paragraph),
    body.cash ? row('padding:4px 28px 18px', cashTable(body.cash)) : '',
    body.button ? row('padding:8px 28px 20px', buttonTable(body.button)) : '',
    body.facts.length > 0 ? row('padding:4px 28px 16px', factTable(body.facts)) : '',
    body.code ? row(`padding:4px 28px 16px;font:13px/1.5 ${sans};color:${colour.soft}`, picture(body.code)) : '',
    body.price ? row('padding:4px 28px 16px', priceTable(body.price)) : '',
    ...body.closing.map(paragraph),
    row(
      `font:14px/1.5 ${sans};color:${colour.soft};padding:16px 28px 28px;border-top:1px solid ${colour.line}`,
      escapeHtml(signature(sender)),
    ),
    body.code ? row('padding:0 28px 28px', codeText(body.code)) : '',
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">
<title>${escapeHtml(body.heading)}</title></head>
<body bgcolor="${colour.page}" style="margin:0;padding:0;background:${colour.page}">
${preview(body.lines[0] ?? '')}
<table ${table} width="100%" bgcolor="${colour.page}" style="background:${colour.page}"><tr><td align="center" style="padding:24px 12px">
<table ${table} width="100%" bgcolor="${colour.card}" style="max-width:600px;overflow:hidden;background:${colour.card};border:1px solid ${colour.line};border-radius:16px;border-collapse:separate">
${rows.filter((one) => one !== '').join('\n')}
</table>
</td></tr></table>
</body></html>
`;
}

const headingLook = `font:600 26px/1.25 Georgia,serif;color:${colour.ink};padding:12px 28px 12px`;

function row(style: string, content: string): string {
  return `<tr><td bgcolor="${colour.card}" style="background:${colour.card};${style}">${content}</td></tr>`;
}

function paragraph(line: string): string {
  return row(`font:16px/1.55 ${sans};color:${colour.ink};padding:0 28px 14px`, withBreaks(line));
}

/** What a mailbox shows beside the subject. */
function preview(line: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(line)}</div>`;
}

function factTable(facts: readonly Fact[]): string {
  return `<table ${plain} width="100%">${facts.map(factRow).join('')}</table>`;
}

function cashTable({ label, amount, about }: CashBox): string {
  const text = (size: string, content: string) =>
    `<p style="margin:0;font:${size} ${sans};color:${colour.ink}">${escapeHtml(content)}</p>`;
  const words = text('14px/1.5', label) + text('700 30px/1.25', amount) + text('14px/1.5', about);
  return `<table ${table} width="100%"><tr><td bgcolor="${colour.cash}" style="background:${colour.cash};border-radius:12px;padding:14px 18px">${words}</td></tr></table>`;
}

function priceTable(rows: readonly Fact[]): string {
  const cell = `padding:6px 0;font:15px/1.5 ${sans};color:${colour.ink};vertical-align:top`;
  const lines = rows.map(({ label, value }) => {
    const head = `<th scope="row" align="left" style="${cell};padding-right:12px;font-weight:400">${escapeHtml(label)}</th>`;
    return `<tr>${head}<td align="right" style="${cell};white-space:nowrap">${escapeHtml(value)}</td></tr>`;
  });
  const title = `<h2 style="margin:0 0 4px;font:600 19px/1.3 Georgia,serif;color:${colour.ink}">${t('price.title')}</h2>`;
  return `${title}<table ${plain} width="100%">${lines.join('')}</table>`;
}

function factRow({ label, value, link }: Fact): string {
  const cell = `padding:10px 0;border-top:1px solid ${colour.line};font:15px/1.5 ${sans};vertical-align:top;word-break:break-word`;
  const anchor = link
    ? `${value === '' ? '' : '<br>'}<a href="${escapeHtml(link.url)}" style="color:${colour.brand}">${escapeHtml(link.label)}</a>`
    : '';
  return `<tr><th scope="row" align="left" width="34%" style="${cell};padding-right:12px;color:${colour.soft};font-weight:400">${escapeHtml(label)}</th><td style="${cell};color:${colour.ink}">${withBreaks(value)}${anchor}</td></tr>`;
}

function buttonTable({ label, url }: { label: string; url: string }): string {
  const look = `display:inline-block;padding:16px 26px;font:600 17px/1.2 ${sans};color:#ffffff;text-decoration:none`;
  return `<table ${table}><tr><td bgcolor="${colour.brand}" style="background:${colour.brand};border-radius:12px"><a href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a></td></tr></table>`;
}

function picture({ caption }: NonNullable<Body['code']>): string {
  // White round the code whatever the program does to colours, or no camera reads it.
  return `<img src="cid:${codePictureId}" alt="${escapeHtml(caption)}" width="280" height="280" style="display:block;background:#ffffff;border:0">`;
}

function codeText({ hint, text }: NonNullable<Body['code']>): string {
  const mono = "font:11px/1.4 Menlo,Consolas,'Courier New',monospace;word-break:break-all";
  return `<p style="margin:0;font:12px/1.5 ${sans};color:${colour.soft}">${escapeHtml(hint)}<br><span style="${mono}">${escapeHtml(text)}</span></p>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function signature(sender: Sender): string {
  return `${sender.name} · ${sender.contact}`;
}
