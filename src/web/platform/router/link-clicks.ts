// One listener for all links and GET forms, instead of a component per link (ADR 023).
import { matchRoute } from '#src/contract/addresses/match-route.ts';
import { reservedSegments, type Route, routes } from '#src/contract/addresses/routes.ts';
import { isHostLocale, locale } from '#src/texts/locale.ts';

interface LinkClick {
  readonly button: number;
  readonly modified: boolean;
  readonly handled: boolean;
}

interface LinkTarget {
  readonly href: string;
  readonly target: string;
  readonly download: boolean;
  readonly reload: boolean;
}

/**
 * The path to navigate to; null where the browser follows: other origin, new window, download, modified click, unknown
 * route, jump within the page.
 */
export function clickDestination(
  click: LinkClick,
  link: LinkTarget,
  here: URL,
  isPage: (path: string) => boolean,
): string | null {
  if (click.handled || click.button !== 0 || click.modified) return null;
  if (link.download || link.reload || (link.target !== '' && link.target !== '_self')) return null;
  if (!URL.canParse(link.href, here.href)) return null;
  const to = new URL(link.href, here.href);
  if (to.origin !== here.origin || !isPage(to.pathname)) return null;
  if (to.hash !== '' && to.pathname === here.pathname && to.search === here.search) return null;
  return to.pathname + to.search + to.hash;
}

/** Omits empty fields, so defaults stay out of the query (docs/domain/search.md#filters). */
export function formDestination(action: URL, fields: Iterable<readonly [string, string]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (value !== '') query.append(name, value);
  const text = query.toString();
  return action.pathname + (text === '' ? '' : `?${text}`);
}

function onClick(event: MouseEvent, isPage: (path: string) => boolean, go: (path: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !link.hasAttribute('href')) return;
  const to = clickDestination(
    {
      button: event.button,
      modified: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
      handled: event.defaultPrevented,
    },
    { href: link.href, target: link.target, download: link.hasAttribute('download'), reload: 'reload' in link.dataset },
    new URL(location.href),
    isPage,
  );
  if (to === null) return;
  event.preventDefault();
  go(to);
}

function onSubmit(event: SubmitEvent, isPage: (path: string) => boolean, go: (path: string) => void): void {
  const form = event.target instanceof HTMLFormElement ? event.target : null;
  if (form === null || event.defaultPrevented || form.method !== 'get' || 'reload' in form.dataset) return;
  const action = new URL(form.action, location.href);
  if (action.origin !== location.origin || !isPage(action.pathname)) return;
  event.preventDefault();
  const fields = [...new FormData(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
  );
  go(formDestination(action, fields));
}

export function listenForLinks(isPage: (path: string) => boolean, go: (path: string) => void): void {
  document.addEventListener('click', (event) => onClick(event, isPage, go));
  document.addEventListener('submit', (event) => onSubmit(event, isPage, go));
}

// First path segments that the server answers without a page.
const serverOwned = new Set([
  'admin',
  'api',
  'assets',
  'check',
  'dev',
  'healthz',
  'images',
  'metrics',
  'readyz',
  'webhooks',
]);

/**
 * Needs no new document. Pages in a host language are separate documents (docs/reference/texts.md#languages-of-hosts).
 */
export function isPagePath(path: string): boolean {
  const first = path.split('/')[1] ?? '';
  if (serverOwned.has(first) || (first.includes('.') && reservedSegments.has(first))) return false;
  const match = matchRoute(path);
  if (match === null || isHostLocale(locale())) return false;
  const route: Route = routes[match.name];
  return route.inHostLanguage !== true;
}
