// Which requests are views of a listing's page (docs/domain/ledger.md#views).

/** HTTP request headers; undefined where absent. */
export interface ViewRequest {
  readonly method: string;
  readonly agent: string | undefined;
  /** `sec-purpose`, or `purpose` of older browsers. */
  readonly purpose: string | undefined;
  /** `sec-fetch-dest`: the use of the response. */
  readonly destination: string | undefined;
}

// Programs that identify themselves: crawlers, link previews, monitors and HTTP libraries.
const program =
  /bot|crawl|spider|slurp|preview|fetch|scrap|monitor|headless|lighthouse|facebookexternalhit|whatsapp|curl|wget|python|java\/|okhttp|go-http|axios|undici|^node/i;

/** Whether a person opens a page: no known program, no prefetch, no part of another page. */
export function isView({ method, agent, purpose, destination }: ViewRequest): boolean {
  if (method !== 'GET' && method !== 'POST') return false;
  if (agent === undefined || agent === '' || program.test(agent)) return false;
  if (purpose !== undefined && /prefetch|prerender|preview/i.test(purpose)) return false;
  // A page opens as a document; the site's own JavaScript reads it by `fetch` (`empty`).
  return destination === undefined || destination === (method === 'GET' ? 'document' : 'empty');
}
