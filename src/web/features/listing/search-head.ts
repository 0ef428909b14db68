import { searchTitle } from '#src/contract/notices.ts';
import type { Head } from '#src/web/router/head.ts';
import type { PageInput } from '#src/web/router/page.ts';
import { canonicalOf, leadPicture } from './list-head.ts';
import { totalText } from './listing.ts';
import { cardPreload } from './preloads.ts';
import type { SearchData } from './list-page-data.ts';
import { t, tn } from './t.ts';

/**
 * The head of a search. Searches are endless: search engines are asked to leave them out, and so are told nothing more
 * than what a shared link shows.
 */
export function searchHead({ frame, keyword, listing }: SearchData, { settings }: Pick<PageInput, 'settings'>): Head {
  const count = tn('count', listing.total, { count: totalText(listing) });
  return {
    title: searchTitle(keyword),
    isWholeTitle: true,
    description: t('search.description', { count, keyword }),
    canonical: canonicalOf(frame, listing),
    robots: 'noindex',
    ...leadPicture(listing, settings.imageBase),
    preloads: cardPreload(listing.courses, settings.imageBase, false),
  };
}
