// Entry point of the catalogue: courses, cities and text pages.
import { categoryInCity, cityPlaces } from './in-city.ts';
import { listingChoices } from './choices.ts';
import { courseDetail } from './detail.ts';
import { impactFigures, contentPage } from './content/page.ts';
import { courseCalls } from './course.ts';
import { pageCalls } from './page.ts';
import { hostProfile } from './host.ts';
import { placeCalls } from './place.ts';
import { searchSuggest } from './suggest.ts';

export const catalogueHandlers = {
  'content/page': contentPage,
  'impact/figures': impactFigures,
  'listing/choices': listingChoices,
  ...courseCalls,
  'course/detail': courseDetail,
  'host/profile': hostProfile,
  ...pageCalls,
  ...placeCalls,
  'search/suggest': searchSuggest,
  'place/category': categoryInCity,
  'place/list': cityPlaces,
} as const;

export { liquidFault } from './content/fill-in.ts';
export { factsFor, visibleText as shownText } from './content/page.ts';
export { existingPictures as knownPictures } from './content/pictures.ts';
export { type PageText, hashOfText, releasePage, releasePages, parseContent } from './content/release.ts';
export { findHomeImage } from './page-queries.ts';
export { toDetail } from './detail.ts';
