// A link page as HTML: no script, no image, one cached style sheet (docs/domain/hosts.md#link-pages).
import { html, type Html } from '#src/texts/html.ts';
import { langTag, textDirection } from '#src/texts/locale.ts';
import { fontLinks } from './fonts.ts';
import type { Brand } from '#src/server/platform/config/brand.ts';
import type { LinkForm, LinkView, OpenedLink } from './view.ts';
import { t } from './words.ts';
import type { Kysely } from 'kysely';
import { hostLinkUrl } from '#src/contract/addresses/urls.ts';
import { linkEnd, type LinkPurpose, type LinkTimes } from '#src/domain/host-reach/link.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { hashSecret, shortSecret } from '#src/server/platform/secrets.ts';
import { idFrom } from './host-link-for.ts';
import { insertChildren, type LinkSubject } from './link-queries.ts';

interface PageSetting {
  brand: Brand;
  address: string;
  back: string | null;
  /** Named when the reader acts for several hosts. */
  forHost: string | null;
  refused: string | null;
}

export function renderPage(view: LinkView, { brand, address, back, forHost, refused }: PageSetting): string {
  const { title, message, lines, facts, more, form, after } = view;
  const body = html`<main>
<p class="brand">${brand.name}${forHost === null ? '' : ` · ${t('word.forHost', { host: forHost })}`}</p>
<h1>${title}</h1>
${refused === null ? null : html`<p class="said bad" role="alert">${t('state.refused', { why: refused })}</p>`}
${message === undefined ? null : html`<p class="said" role="status">${message}</p>`}
${lines.map((line) => html`<p>${line}</p>`)}
${facts.length === 0 ? null : html`<dl>${facts.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`}
${more ?? null}
${form && renderForm(form, address)}
${after ?? null}
<footer>
${back === null ? null : html`<p><a href="${back}">${t('help.back')}</a></p>`}
<p><a href="/dashboard/host-panel">${t('help.panel')}</a></p>
<p>${t('help.contact', { phone: brand.contacts.phone, email: brand.contacts.email })}</p>
</footer>
</main>`;
  return String(html`<!doctype html>
<html lang="${langTag()}" dir="${textDirection()}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${brand.name}</title>
<link rel="stylesheet" href="/static/link.css">${fontLinks(String(body))}
</head>
<body>
${body}
</body>
</html>
`);
}

function renderForm({ button, act, fields, isQuiet }: LinkForm, address: string): Html {
  return html`<form method="post" action="${address}">${fields ?? null}
${act === undefined ? null : html`<input type="hidden" name="act" value="${act}">`}<button class="${isQuiet ? 'quiet' : 'main'}">${button}</button></form>`;
}

export function linkTo(url: string | undefined, label: string): Html | null {
  return url === undefined ? null : html` <a class="act" href="${url}">${label}</a>`;
}

export type Child = Partial<LinkSubject> & { purpose: LinkPurpose; times: LinkTimes };

export function childKey({ purpose, bookingId, departureId, date }: Omit<Child, 'times'>): string {
  return `${purpose}:${bookingId ?? departureId ?? date}`;
}

export type ChildUrls = ReadonlyMap<string, string>;

/** By `childKey`, without expired ones. Empty when the link itself is invalid. */
export async function childUrls(
  db: Kysely<Database>,
  keys: MasterKeys,
  link: OpenedLink,
  children: readonly Child[],
): Promise<ChildUrls> {
  if (link.state === 'revoked' || link.state === 'expired') return new Map();
  const made = children.flatMap(({ times, ...child }) => {
    const expiresMs = linkEnd(child.purpose, times);
    if (expiresMs === null || expiresMs <= link.now_ms) return [];
    const id = idFrom(`${link.id}:${childKey(child)}`);
    const hash = hashSecret(shortSecret(keys, 'host-link', id)).toString('hex');
    return [{ bookingId: null, departureId: null, date: null, ...child, id, hash, expiresMs }];
  });
  if (made.length === 0) return new Map();
  const stored = new Map((await insertChildren(db, link.id, made)).map((row) => [row.id, row.secret_hash]));
  return new Map(
    made.map((child) => [childKey(child), hostLinkUrl(shortSecret(keys, 'host-link', child.id, stored.get(child.id)))]),
  );
}
