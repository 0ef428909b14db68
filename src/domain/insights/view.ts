// What counts as a view of a listing's page (docs/domain/ledger.md#views).

/** What a request says of itself, in the words of HTTP; an absent header is undefined. */
export interface ViewRequest {
  readonly method: string;
  readonly agent: string | undefined;
  /** `sec-purpose`, or `purpose` of older browsers. */
  readonly purpose: string | undefined;
  /** `sec-fetch-dest`: what the answer is for. */
  readonly destination: string | undefined;
}

// Programs that say what they are: crawlers, previews of links, monitors, and libraries that fetch.
const program =
  /bot|crawl|spider|slurp|preview|fetch|scrap|monitor|headless|lighthouse|facebookexternalhit|whatsapp|curl|wget|python|java\/|okhttp|go-http|axios|undici|^node/i;

/** Whether a person opens a page: no program that says so, no page that is only fetched in advance, no part of another page. */
export function isView({ method, agent, purpose, destination }: ViewRequest): boolean {
  if (method !== 'GET' && method !== 'POST') return false;
  if (agent === undefined || agent === '' || program.test(agent)) return false;
  if (purpose !== undefined && /prefetch|prerender|preview/i.test(purpose)) return false;
  // A page opens as a document; the program of the site reads it by a call of its own (`empty`).
  return destination === undefined || destination === (method === 'GET' ? 'document' : 'empty');
}
