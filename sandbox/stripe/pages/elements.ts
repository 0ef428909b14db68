// Serves the browser's `window.Stripe` and the pages of its card fields.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { html } from '#sandbox/pages/html.ts';
import { sendFile } from '#sandbox/pages/layout.ts';

const FIELDS: Readonly<Record<string, { label: string; autocomplete: string }>> = {
  cardNumber: { label: 'Card number', autocomplete: 'cc-number' },
  cardExpiry: { label: 'Expiry date, month and year', autocomplete: 'cc-exp' },
  cardCvc: { label: 'Security code', autocomplete: 'cc-csc' },
};

/** Adds `/stripe.js` and `/elements/…`. */
export function registerElements(app: FastifyInstance): void {
  const script = standIn();
  app.get('/stripe.js', async (_request, reply) => sendFile(reply, 'text/javascript', script));
  for (const name of ['card-field.js', 'card-rules.js', 'field-look.js', 'siblings.js']) {
    const source = browserSource(name);
    app.get(`/elements/${name}`, async (_request, reply) => sendFile(reply, 'text/javascript', source));
  }
  const fieldStyle = browserSource('card-field.css');
  app.get('/elements/card-field.css', async (_request, reply) => sendFile(reply, 'text/css', fieldStyle));
  app.get('/elements/:type', async (request, reply) => {
    const field = FIELDS[(request.params as { type: string }).type];
    if (!field) return reply.code(404).send('Not found');
    reply.header(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'",
    );
    return sendFile(reply, 'text/html', fieldPage(field.label, field.autocomplete));
  });
}

const scriptParts = [
  'channel.js',
  'emitter.js',
  'element.js',
  'wallet-look.js',
  'wallet-sheet.js',
  'wallet-button.js',
  'stripe.js',
];

// One plain script of all modules, because a page needs `window.Stripe` at once.
function standIn(): string {
  const parts = scriptParts.map((name) =>
    browserSource(name)
      .replace(/^import [^;]*;\n/gm, '')
      .replace(/^export /gm, ''),
  );
  return `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
}

function browserSource(name: string): string {
  return readFileSync(new URL(`../browser/${name}`, import.meta.url), 'utf8');
}

function fieldPage(label: string, autocomplete: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${label} (payment sandbox)</title>
        <link rel="stylesheet" href="card-field.css" />
      </head>
      <body>
        <form id="form" novalidate>
          <input
            id="field"
            name="${autocomplete}"
            aria-label="${label}"
            autocomplete="${autocomplete}"
            inputmode="numeric"
            autocorrect="off"
            spellcheck="false"
          />
        </form>
        <script type="module" src="card-field.js"></script>
      </body>
    </html> `.text;
}
