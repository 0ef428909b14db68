// `/dev/mail`: emails of a private demo (docs/domain/checkout.md#test-and-live-mode).
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { html, type Html } from '#src/texts/html.ts';
import { findMail, listMails, type ListedMail, type StoredMail } from '#src/server/notifications/queries.ts';
import type { Services } from '#src/server/services.ts';

const shownMails = 100;

/** `/dev/mail`: allows the email's own style sheet by hash. */
function mailPolicy(html: string): string {
  const [, sheet = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(sheet).digest('base64');
  return (
    `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; style-src-attr 'unsafe-inline'; ` +
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
  );
}

export function registerDevMail(app: FastifyInstance, services: Services): void {
  if (!services.config.hasDevPages) return;
  app.get('/dev/mail', async (_request, reply) => {
    return sendDevPage(reply, 'Mails', listPage(await listMails(services.db, shownMails)));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = await findOne(services, request.params.id);
    return mail ? sendDevPage(reply, mail.subject, mailPage(mail)) : reply.callNotFound();
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async (request, reply) => {
    const mail = await findOne(services, request.params.id);
    if (!mail) return reply.callNotFound();
    // Nothing runs; one named style sheet.
    const page = withOwnPictures(mail);
    noStore(reply).header('content-security-policy', mailPolicy(page)).type('text/html; charset=utf-8');
    return reply.send(page);
  });
  app.get<{ Params: { id: string; file: string } }>('/dev/mail/:id/files/:file', async (request, reply) => {
    const mail = await findOne(services, request.params.id);
    const file = mail?.attachments.find((one) => one.filename === request.params.file);
    if (!file) return reply.callNotFound();
    const placed = file.cid === undefined ? 'attachment' : 'inline';
    noStore(reply).header('content-disposition', `${placed}; filename="${file.filename.replace(/[^\w.-]/g, '_')}"`);
    return reply.type(file.contentType).send(Buffer.from(file.content, file.encoding ?? 'utf8'));
  });
}

/** Content ids become URLs. */
function withOwnPictures({ id, html_body, attachments }: StoredMail): string {
  return attachments.reduce(
    (body, file) => (file.cid === undefined ? body : body.replaceAll(`"cid:${file.cid}"`, `"${fileUrl(id, file)}"`)),
    html_body,
  );
}

function fileUrl(id: string, { filename, keptAt }: StoredMail['attachments'][number]): string {
  return keptAt ?? `/dev/mail/${id}/files/${encodeURIComponent(filename)}`;
}

async function findOne(services: Services, id: string): Promise<StoredMail | null> {
  return /^[0-9a-f-]{36}$/.test(id) ? findMail(services.db, id) : null;
}

export function noStore(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
}

export function sendDevPage(reply: FastifyReply, title: string, main: Html) {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="stylesheet" href="/static/plain.css"></head>
<body><main>${main}</main></body></html>
`;
  return noStore(reply).type('text/html; charset=utf-8').send(String(page));
}

function listPage(mails: readonly ListedMail[]): Html {
  const rows = mails.map(
    (mail) =>
      html`<li><a href="/dev/mail/${mail.id}">${mail.subject}</a><span>to ${mail.recipient}, ${mail.created_at.toISOString()}</span></li>`,
  );
  const list =
    rows.length > 0 ? html`<ul class="list">${rows}</ul>` : html`<p>No emails yet. Book an experience to get one.</p>`;
  return html`<h1>Mails of this demo</h1><p class="note">The newest ${shownMails}. Without a mail server set they go nowhere else.</p>${list}`;
}

function mailPage(mail: StoredMail): Html {
  const files = mail.attachments.map((file) => html`<li><a href="${fileUrl(mail.id, file)}">${file.filename}</a></li>`);
  const attached = files.length > 0 ? html`<h2>Attached</h2><ul>${files}</ul>` : null;
  return html`<p><a href="/dev/mail">All mails</a></p><h1>${mail.subject}</h1>
<p class="note">to ${mail.recipient}, ${mail.created_at.toISOString()}</p>
<p><a href="/dev/mail/${mail.id}/html">As HTML</a></p><pre>${linked(mail.text_body)}</pre>${attached}`;
}

/** With links, for trying the demo. */
export function linked(text: string): Html[] {
  // Every second part is a URL.
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
