// The frame of every page: a clear banner, one heading, our style sheet.
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from './html.ts';

// The sandbox's base path: its root, or a path of the shop's proxy.

/** The prefix of all addresses, without a trailing slash; empty at the root. */
export function basePath({ headers }: FastifyRequest): string {
  const given = headers['x-forwarded-prefix'];
  return typeof given === 'string' && /^\/[a-z]{1,20}$/.test(given) ? given : '';
}

/** The link to the list of payments, hidden behind a shop's address. */
export function toOverview(reply: FastifyReply): Html | null {
  return basePath(reply.request) === '' ? html`<p><a href="/">All sandbox payments</a></p>` : null;
}

/** The parts of a page. `formTargets` are the origins of its forms' redirects. */
interface Page {
  readonly title: string;
  readonly body: Html;
  readonly narrow?: boolean;
  /** Replaces the banner about money. */
  readonly banner?: Html;
  readonly formTargets?: readonly string[];
  /**
   * Accepts its forms only from this origin. Browsers send an origin only when the page's referrer policy allows it.
   */
  readonly namesOrigin?: boolean;
}

/** Sends a page with headers that allow only our style sheet and our forms. */
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

export function registerStyle(app: FastifyInstance): void {
  const style = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8');
  app.get('/assets/sandbox.css', async (_request, reply) => sendFile(reply, 'text/css', style));
}

/** Sends a script or a style sheet. */
export function sendFile(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply
    .header('content-type', `${type}; charset=utf-8`)
    .header('cache-control', 'no-cache')
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(body);
}
