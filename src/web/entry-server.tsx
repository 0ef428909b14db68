// The server's entry: renders a request to a document.
import { renderToString } from 'react-dom/server';
import { createApi, type ApiTransport } from './platform/api/api.ts';
import type { App } from './platform/app/app-context.tsx';
import { failureView, openPage } from './open-page.ts';
import type { View } from './platform/router/view.ts';
import { namedMenus } from './guest/layout/menu-links.ts';
import { pageDocument } from './platform/render/page-document.ts';
import { withNames } from '#src/texts/intl.ts';
import type { HostWords } from '#src/texts/translate.ts';
import type { PageForm } from './platform/app/page-form.ts';
import type { ClientSettings, PageSettings } from './platform/app/page-settings.ts';
import { StaticSite } from './Site.tsx';

export { assetsFromManifest, headScriptFile } from './platform/render/page-document.ts';
export { formatsFrom } from '#src/texts/intl.ts';
export { priceCurrencyFrom } from '#src/domain/money/own-currency.ts';
export { localeFrom } from '#src/texts/locale.ts';
export { cacheKey } from './platform/render/page-document.ts';

/** `url` is path and query; `api` makes calls in-process, as this visitor. */
export interface PageRequest {
  readonly url: string;
  readonly origin: string;
  /** The request's id in the log; the error page shows it for support. */
  readonly reference?: string;
  readonly api: ApiTransport;
  readonly page: PageSettings;
  /** The page's form, where it works without script. */
  readonly form?: PageForm;
  /** Texts in a host language, which the browser's bundle lacks. */
  readonly words?: HostWords;
}

/** With `redirect` the html is empty. `error` is a page's bug, for the log. */
export interface PageAnswer {
  readonly status: number;
  readonly redirect?: string;
  readonly html: string;
  readonly error?: unknown;
}

/** An error page shows the log's reference instead of the call's code. */
function withReference(view: View, reference: string | null): View {
  return view.kind === 'failed' && reference !== null ? { ...view, data: { reference } } : view;
}

interface Drawing {
  readonly url: URL;
  readonly reference: string | null;
}

function draw(
  app: App,
  view: View,
  { url, reference }: Drawing,
): { readonly view: View; readonly body: string; readonly error?: unknown } {
  try {
    return { view, body: renderToString(<StaticSite app={app} view={view} url={url} />) };
  } catch (error) {
    // A component that throws is a bug: error page for the visitor, error for the log.
    const failure = failureView(url.pathname, 500, reference);
    return { view: failure, body: renderToString(<StaticSite app={app} view={failure} url={url} />), error };
  }
}

/** A document with status 200, 404, 500 or 503, or a redirect. */
export async function renderPage({ url, origin, api, page, ...given }: PageRequest): Promise<PageAnswer> {
  const { assets, theme: _theme, ownMenus, ...settings } = page;
  const client: ClientSettings = { ...settings, ...(ownMenus && { menus: namedMenus(ownMenus, page) }) };
  const app = { api: createApi(api), settings: client };
  // A target that begins with two slashes is a path, not another host.
  const address = new URL(origin + url);
  const opened = await openPage(address, app, origin, given.form);
  if (opened.kind === 'redirect') return { status: opened.status, redirect: opened.to, html: '' };
  const reference = given.reference ?? null;
  const { drawn, names } = withNames(() =>
    draw(app, withReference(opened.view, reference), { url: address, reference }),
  );
  const { Page: _component, match, ...state } = drawn.view;
  const sources = match?.entry.sources ?? [];
  const filesOf = (of: Readonly<Record<string, readonly string[]>>) => [
    ...new Set(sources.flatMap((source) => of[source] ?? [])),
  ];
  const html = pageDocument({
    head: state.head,
    origin,
    settings: page,
    styles: filesOf(assets.styles),
    modules: filesOf(assets.modules),
    body: drawn.body,
    state: { settings: client, view: state, words: given.words, ...(Object.keys(names).length > 0 && { names }) },
  });
  const error = opened.error ?? drawn.error;
  return { status: state.status, html, ...(error === undefined ? {} : { error }) };
}
