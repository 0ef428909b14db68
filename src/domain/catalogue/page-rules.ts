// Required pages of text, and valid addresses of new ones (docs/reference/back-office.md#pages-of-text).

/** Texts that bind guests, hosts and the operator: publishing one is a dangerous act. */
export const legalPages: readonly string[] = ['terms-of-service', 'privacy-policy'];

/** Pages that the law requires: terms, data, cookies, access, how lists are ordered and reviews are checked. */
const askedByLaw: readonly string[] = [...legalPages, 'cookies', 'accessibility', 'how-we-rank', 'how-reviews-work'];

/** The language of the built-in texts: a page exists where it has a published text in it. */
export const pageLanguage = 'en_US';

/** Why a page must stay public; null where an operator may hide it. */
export type RequiredBy = 'law' | 'route' | null;

/** `routed`: first parts of paths that have their own route. */
export function requiredBy(slug: string, routed: ReadonlySet<string>): RequiredBy {
  if (askedByLaw.includes(slug)) return 'law';
  return routed.has(slug) ? 'route' : null;
}

/** In characters. */
export const pageLimits = { slug: 60, title: 120, summary: 300, body: 60_000 } as const;

export type SlugFault = 'form' | 'routed';

/** The fault of a new page's address, or null. Only the database knows whether another page has it. */
export function slugFault(slug: string, routed: ReadonlySet<string>): SlugFault | null {
  if (slug.length > pageLimits.slug || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) return 'form';
  // /admin/content/new is not a page.
  return routed.has(slug) || slug === 'new' ? 'routed' : null;
}

/** In the order of what an operator must be told. */
export const pageStates = ['draft', 'hidden', 'newer', 'own', 'release'] as const;
export type PageState = (typeof pageStates)[number];

export interface PageFacts {
  readonly isPublished: boolean;
  readonly isHidden: boolean;
  /** An operator has published the site's own text. */
  readonly isOwn: boolean;
  /** The release has a newer text than the one that the own text started from. */
  readonly hasNewer: boolean;
}

/** Never published, hidden, own while the release has a newer one, own, or as released. */
export function pageState({ isPublished, isHidden, isOwn, hasNewer }: PageFacts): PageState {
  if (!isPublished) return 'draft';
  if (isHidden) return 'hidden';
  if (!isOwn) return 'release';
  return hasNewer ? 'newer' : 'own';
}
