// /api/openapi.json and its reader at /api/docs (ADR 006).
import { html, type Html } from '#src/texts/html.ts';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#src/contract/openapi.ts';
import type { Services } from '#src/server/services.ts';

interface Operation {
  summary?: string;
  'x-access'?: string;
  'x-permission'?: string;
  requestBody?: { content?: Record<string, { schema?: unknown; example?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown; example?: unknown }> }>;
}

interface Document {
  info: { title: string; version: string; description?: string };
  paths: Record<string, { post?: Operation }>;
  components?: { schemas?: Record<string, unknown> };
}

/** The API reference: one printable page without script. */
export function renderApiReader(source: object): string {
  const document = source as Document;
  const groups = Map.groupBy(Object.entries(document.paths), ([path]) => path.split('/')[2] ?? '');
  const list = [...groups.keys()].map((group) => html`<li><a href="#${group}">${group}</a></li>`);
  const sections = [...groups].map(([group, calls]) => renderGroup(group, calls));
  const schemas = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) =>
      html`<details id="schema-${name}"><summary><code>${name}</code></summary>${json(schema)}</details>`,
  );
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<link rel="stylesheet" href="/static/plain.css">
</head>
<body>
<main>
<h1>${document.info.title}</h1>
<p>${document.info.description ?? ''}</p>
<p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1, version ${document.info.version})</p>
<nav aria-label="Groups"><ul class="row">${list}</ul></nav>
${sections}
<section aria-labelledby="schemas"><h2 id="schemas">Shapes</h2>${schemas}</section>
</main>
</body>
</html>
`);
}

function renderGroup(group: string, calls: [string, { post?: Operation }][]): Html {
  const entries = calls.map(([path, { post }]) => (post ? renderCall(path, post) : null));
  return html`<section aria-labelledby="${group}"><h2 id="${group}">${group}</h2>${entries}</section>`;
}

function renderCall(path: string, call: Operation): Html {
  const body = Object.values(call.requestBody?.content ?? {})[0];
  const answer = Object.values(call.responses?.['200']?.content ?? {})[0];
  const refusals = Object.keys(call.responses ?? {})
    .filter((status) => status !== '200')
    .join(', ');
  const permission = call['x-permission'] === undefined ? '' : ` (${call['x-permission']})`;
  const example = body?.example === undefined ? null : html`<h3>Example</h3>${json(body.example)}`;
  return html`<details>
<summary><code>POST ${path}</code> <span>${call.summary ?? ''}</span></summary>
<p>Access: <strong>${call['x-access'] ?? 'public'}</strong>${permission}. Refusals: ${refusals}.</p>
${example}
<h3>Input</h3>${json(body?.schema ?? {})}
<h3>Answer</h3>${json(answer?.schema ?? {})}
</details>`;
}

function json(value: unknown): Html {
  return html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
}

interface DocsPage {
  origin: string;
  title: string;
  json: string;
  page: string;
}

let made: DocsPage | undefined;

/** Constant and slow to make, so once per process. */
function documentsOf({ config }: Services): DocsPage {
  const { origin, brand } = config;
  if (made?.origin === origin && made.title === brand.name) return made;
  const document = openApiDocument({ origin, title: brand.name });
  made = { origin, title: brand.name, json: JSON.stringify(document), page: renderApiReader(document) };
  return made;
}

export function registerApiDocs(app: FastifyInstance, services: Services): void {
  const { json, page } = documentsOf(services);
  const hour = 'public, max-age=3600';
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', hour).send(json),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', hour).send(page),
  );
}
