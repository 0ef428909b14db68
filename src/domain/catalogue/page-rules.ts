// Which pages of text there must be, and which addresses a new one may have (docs/reference/back-office.md#pages-of-text).

/** Texts that bind guests, hosts and the operator: publishing one is a dangerous act. */
export const legalPages: readonly string[] = ['terms-of-service', 'privacy-policy'];

/** What the law asks an operator to say: terms, data, cookies, access, and how lists are ordered and reviews are checked. */
const askedByLaw: readonly string[] = [...legalPages, 'cookies', 'accessibility', 'how-we-rank', 'how-reviews-work'];

/** The language of the program's own texts: a page exists where it has a published text in it. */
export const pageLanguage = 'en_US';

/** Why guests must always be shown a page; null where an operator may hide it. */
export type KeptBecause = 'law' | 'route' | null;

/** `routed` are the first parts of paths that have a route of their own. */
export function keptBecause(slug: string, routed: ReadonlySet<string>): KeptBecause {
  if (askedByLaw.includes(slug)) return 'law';
  return routed.has(slug) ? 'route' : null;
}

/** The longest address and parts of a page, in characters. */
export const pageLimits = { slug: 60, title: 120, summary: 300, body: 60_000 } as const;

/** Why a page cannot have an address. */
export type SlugFault = 'form' | 'routed';

/** What is wrong with the address of a new page; null where nothing is. Whether another page has it is known to the database. */
export function slugFault(slug: string, routed: ReadonlySet<string>): SlugFault | null {
  if (slug.length > pageLimits.slug || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) return 'form';
  // What lies below /admin/content under such a name is no page.
  return routed.has(slug) || slug === 'new' ? 'routed' : null;
}

/** How a page stands, in the order in which an operator would be told. */
export const pageStates = ['draft', 'hidden', 'newer', 'own', 'release'] as const;
export type PageState = (typeof pageStates)[number];

/** What is known of a page. */
export interface PageStanding {
  readonly isPublished: boolean;
  readonly isHidden: boolean;
  /** An operator has published an own text. */
  readonly isOwn: boolean;
  /** The release has another text than the one that the own one was written after. */
  readonly hasNewer: boolean;
}

/** Its state: never published, hidden, own while the release has a newer one, own, or as the release has it. */
export function pageState({ isPublished, isHidden, isOwn, hasNewer }: PageStanding): PageState {
  if (!isPublished) return 'draft';
  if (isHidden) return 'hidden';
  if (!isOwn) return 'release';
  return hasNewer ? 'newer' : 'own';
}
