// The frame of every page: a clear banner, one heading, our own style sheet.
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from './html.ts';

// Where the sandbox stands for a browser: at its own root, or below an address of the shop that passes requests on.

/** The path before every address of the sandbox, without a slash at its end; empty at its own root. */
export function basePath({ headers }: FastifyRequest): string {
  const given = headers['x-forwarded-prefix'];
  return typeof given === 'string' && /^\/[a-z]{1,20}$/.test(given) ? given : '';
}

/** The way to the list of payments, which is not shown to whoever comes through a shop's address. */
export function toOverview(reply: FastifyReply): Html | null {
  return basePath(reply.request) === '' ? html`<p><a href="/">All sandbox payments</a></p>` : null;
}

/** What a page needs. `formTargets` are the origins that its forms may end up at after a redirect. */
interface Page {
  readonly title: string;
  readonly body: Html;
  readonly narrow?: boolean;
  /** In place of the words about money. */
  readonly banner?: Html;
  readonly formTargets?: readonly string[];
  /** Its forms are taken from this origin alone. Browsers name an origin only where a page may name itself. */
  readonly namesOrigin?: boolean;
}

/** Sends a page with headers that allow our style sheet, our forms and nothing else. */
export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  const targets = ["'self'", ...(page.formTargets ?? [])].join(' ');
  const policy = `default-src 'none'; style-src 'self'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`;
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', page.namesOrigin ? 'same-origin' : 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .send(document(page, basePath(reply.request)).text);
}

const aboutMoney = html`<strong>Payment sandbox: no real money.</strong> Nothing here is charged to anyone.`;

function document(page: Page, base: string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} · Sandbox</title>
        <link rel="stylesheet" href="${base}/assets/sandbox.css" />
      </head>
      <body>
        <header>
          <p class="banner">${page.banner ?? aboutMoney}</p>
        </header>
        <main class="${page.narrow ? 'narrow' : 'wide'}">
          <h1>${page.title}</h1>
          ${page.body}
        </main>
      </body>
    </html> `;
}

/** Adds the style sheet of the pages. */
export function registerStyle(app: FastifyInstance): void {
  const style = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8');
  app.get('/assets/sandbox.css', async (_request, reply) => sendFile(reply, 'text/css', style));
}

/** Sends a text that a page loads. */
export function sendFile(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply
    .header('content-type', `${type}; charset=utf-8`)
    .header('cache-control', 'no-cache')
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(body);
}
