// The scripts of Google's tags. Called after consent and never before (product 15).

/** The globals that a tag reads. */
export interface TagWindow {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
}

/** What a page must have for a tag: a head to put a script into. */
export interface TagDocument {
  readonly addScript: (src: string) => void;
  readonly window: TagWindow;
  readonly now: () => number;
}

const HOST = 'https://www.googletagmanager.com';

// Commands are `arguments` objects: the tag takes an array for something else.
function commandsInto(dataLayer: unknown[]): (...command: unknown[]) => void {
  return function gtag() {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
}

/**
 * Tells the tag where the visitor is. Left to itself it would read the whole address, and the links of our mails carry
 * secrets in their query (product 4).
 */
export function tellPlace(
  { gtag }: TagWindow,
  place: { readonly origin: string; readonly path: string; readonly referrer: string },
): void {
  const { origin, path, referrer } = place;
  gtag?.('set', { page_location: origin + path, page_referrer: referrer.startsWith(`${origin}/`) ? '' : referrer });
}

/** Loads the tags of the given ids: measurement ids (`G-`, `GT-`) through one script, each tag manager (`GTM-`) by its own. */
export function loadTags(ids: readonly string[], page: TagDocument): void {
  const { window } = page;
  if (ids.length === 0 || window.dataLayer !== undefined) return;
  window.dataLayer = [];
  const managers = ids.filter((id) => id.startsWith('GTM-'));
  const measured = ids.filter((id) => !id.startsWith('GTM-'));
  const [first] = measured;
  if (first !== undefined) {
    window.gtag = commandsInto(window.dataLayer);
    window.gtag('js', new Date(page.now()));
    // Pages report themselves: the site changes pages without a new document.
    for (const id of measured) window.gtag('config', id, { send_page_view: false });
    page.addScript(`${HOST}/gtag/js?id=${first}`);
  }
  for (const id of managers) {
    window.dataLayer.push({ 'gtm.start': page.now(), event: 'gtm.js' });
    page.addScript(`${HOST}/gtm.js?id=${id}`);
  }
}
