// /dev/mail: what a demo would have sent, for its owner to read. Never in production, never in a public demo
// (docs/domain/payment.md#test-money-and-real-money).
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
import { findMail, listMails, type ListedMail, type StoredMail } from '../mail/queries.ts';
import type { Services } from '../services.ts';

const shownMails = 100;

/** Registers the list, the reader and a mail's own HTML; nothing at all where the settings have no /dev pages. */
export function registerDevPages(app: FastifyInstance, services: Services): void {
  if (!services.config.hasDevPages) return;
  app.get('/dev/mail', async (_request, reply) => {
    return sendPage(reply, 'Mails', listPage(await listMails(services.db, shownMails)));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = await findOne(services, request.params.id);
    return mail ? sendPage(reply, mail.subject, mailPage(mail)) : reply.callNotFound();
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async (request, reply) => {
    const mail = await findOne(services, request.params.id);
    if (!mail) return reply.callNotFound();
    // Mails are styled by attributes and run nothing, so the policy of every page holds here as well.
    return noStore(reply).type('text/html; charset=utf-8').send(withOwnPictures(mail));
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

/** A mail program shows attached pictures by their id; a browser needs an address. */
function withOwnPictures({ id, html_body, attachments }: StoredMail): string {
  return attachments.reduce(
    (html, { cid, filename }) =>
      cid === undefined
        ? html
        : html.replaceAll(`"cid:${cid}"`, `"/dev/mail/${id}/files/${encodeURIComponent(filename)}"`),
    html_body,
  );
}

async function findOne(services: Services, id: string): Promise<StoredMail | null> {
  return /^[0-9a-f-]{36}$/.test(id) ? findMail(services.db, id) : null;
}

function noStore(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
}

function sendPage(reply: FastifyReply, title: string, main: string) {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/static/plain.css"></head>
<body><main>${main}</main></body></html>
`;
  return noStore(reply).type('text/html; charset=utf-8').send(html);
}

function listPage(mails: readonly ListedMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/dev/mail/${mail.id}">${escapeHtml(mail.subject)}</a><span>to ${escapeHtml(mail.recipient)}, ${mail.created_at.toISOString()}</span></li>`,
  );
  const list =
    rows.length > 0 ? `<ul class="list">${rows.join('')}</ul>` : '<p>No mail yet. Book an experience to get one.</p>';
  return `<h1>Mails of this demo</h1><p class="note">The newest ${shownMails}. Without a mail server set they go nowhere else.</p>${list}`;
}

function mailPage(mail: StoredMail): string {
  const files = mail.attachments.map(
    (file) =>
      `<li><a href="/dev/mail/${mail.id}/files/${encodeURIComponent(file.filename)}">${escapeHtml(file.filename)}</a></li>`,
  );
  const attached = files.length > 0 ? `<h2>Attached</h2><ul>${files.join('')}</ul>` : '';
  return `<p><a href="/dev/mail">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1>
<p class="note">to ${escapeHtml(mail.recipient)}, ${mail.created_at.toISOString()}</p>
<p><a href="/dev/mail/${mail.id}/html">As HTML</a></p><pre>${linked(mail.text_body)}</pre>${attached}`;
}

/** The text with its addresses made clickable: whoever tries the demo follows the link of the mail. */
function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
