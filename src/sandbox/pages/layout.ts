// The frame of every page: a clear banner, one heading, our own style sheet.
import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

/** What a page needs. `formTargets` are the origins that its forms may end up at after a redirect. */
export interface Page {
  readonly title: string;
  readonly body: Html;
  readonly narrow?: boolean;
  readonly formTargets?: readonly string[];
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
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .send(document(page).text);
}

function document(page: Page): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} · Payment sandbox</title>
        <link rel="stylesheet" href="/assets/sandbox.css" />
      </head>
      <body>
        <header>
          <p class="banner"><strong>Payment sandbox: no real money.</strong> Nothing here is charged to anyone.</p>
        </header>
        <main class="${page.narrow ? 'narrow' : 'wide'}">
          <h1>${page.title}</h1>
          ${page.body}
        </main>
      </body>
    </html> `;
}
