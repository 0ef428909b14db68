// The one shape of every mail: a heading, lines of text, facts in two columns, one link. Plain text and HTML say the same.
import { escapeHtml } from './escape-html.ts';

export interface Body {
  heading: string;
  lines: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  link: { label: string; url: string } | null;
  closing: readonly string[];
}

export interface Sender {
  name: string;
  contact: string;
}

/** The plain text, for programs and people that want no HTML. */
export function renderText(body: Body, sender: Sender): string {
  const facts = body.facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n  ')}`);
  const link = body.link ? [`${body.link.label}:\n${body.link.url}`] : [];
  const blocks = [body.heading, ...body.lines, facts.join('\n'), ...link, ...body.closing, signature(sender)];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const ink = '#231a16';
const paragraph = `margin:0 0 16px;font:16px/1.55 Helvetica,Arial,sans-serif;color:${ink}`;

/** The same as HTML. Styles stand in attributes, because mail programs drop style sheets; all values are escaped. */
export function renderHtml(body: Body, sender: Sender): string {
  const text = (line: string) => `<p style="${paragraph}">${escapeHtml(line)}</p>`;
  const facts = body.facts.map(([label, value]) => factRow(label, value)).join('');
  const table =
    facts && `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 20px">${facts}</table>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(body.heading)}</title></head>
<body style="margin:0;background:#fffcf7"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font:600 18px/1.3 Georgia,serif;color:#b3391f">${escapeHtml(sender.name)}</p>
<h1 style="margin:0 0 16px;font:600 26px/1.25 Georgia,serif;color:${ink}">${escapeHtml(body.heading)}</h1>
${body.lines.map(text).join('\n')}
${table}
${body.link ? button(body.link) : ''}
${body.closing.map(text).join('\n')}
<p style="margin:32px 0 0;font:14px/1.5 Helvetica,Arial,sans-serif;color:#6b5d54">${escapeHtml(signature(sender))}</p>
</div></body></html>
`;
}

function factRow(label: string, value: string): string {
  const cell =
    'padding:10px 0;border-top:1px solid #e8ded2;font:15px/1.5 Helvetica,Arial,sans-serif;vertical-align:top';
  const lines = escapeHtml(value).replaceAll('\n', '<br>');
  return `<tr><th scope="row" style="${cell};text-align:left;width:38%;color:#6b5d54;font-weight:400">${escapeHtml(label)}</th><td style="${cell};color:${ink}">${lines}</td></tr>`;
}

function button(link: { label: string; url: string }): string {
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#b3391f;color:#ffffff;font:600 16px/1.2 Helvetica,Arial,sans-serif;text-decoration:none">${escapeHtml(link.label)}</a></p>`;
}

function signature(sender: Sender): string {
  return `${sender.name} · ${sender.contact}`;
}
