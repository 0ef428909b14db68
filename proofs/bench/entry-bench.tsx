// The server's renderer, and the same React tree without routing, loading and document.
import { renderToString } from 'react-dom/server';
import { createApi } from '#src/web/platform/api/api.ts';
import type { PageRequest } from '#src/web/entry-server.tsx';
import { openPage } from '#src/web/open-page.ts';
import { StaticSite } from '#src/web/Site.tsx';

export { renderPage } from '#src/web/entry-server.tsx';

/** Opens the page once and returns a function that only renders it. */
export async function bareRenderer({ url, origin, api, page }: PageRequest): Promise<() => string> {
  const app = { api: createApi(api), settings: page };
  const address = new URL(url, origin);
  const opened = await openPage(address, app, origin);
  if (opened.kind === 'redirect') throw new Error(`${url} redirects`);
  return () => renderToString(<StaticSite app={app} view={opened.view} url={address} />);
}
