// Entry point of the feature content.
import * as figures from './figures.ts';
import * as page from './page.ts';

export const contentHandlers = { [page.route]: page.handle, [figures.route]: figures.handle } as const;

export { liquidFault } from './fill-in.ts';
export { hashOfText, parseContent, type PageText, type ReleasePage, releasePage, releasePages } from './release.ts';
export { factsFor, shownText } from './page.ts';
export { knownPictures } from './pictures.ts';
