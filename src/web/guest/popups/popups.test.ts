import { describe, expect, it } from 'vitest';
import { isTestFile, readSourceFiles } from '#scripts/tree/source-files.ts';
import { popupNames } from '#src/web/ui/popup/popup.ts';

const sources = readSourceFiles('src/web/**/*.{ts,tsx}')
  .filter(({ path }) => !isTestFile(path))
  .map(({ text }) => text);

/** All names that match the pattern's group, once each. */
const namesOf = (pattern: RegExp) =>
  [...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name)))].toSorted();

const constants = namesOf(/<Popup\s+name={(\w+)}/g);
const drawn = [
  ...namesOf(/<Popup\s+name="([^"]+)"/g),
  ...constants.flatMap((name) => namesOf(new RegExp(`const ${name} = '([^']+)'`, 'g'))),
];
const opened = namesOf(/openPopup\('([^']+)'\)/g);

describe('popups that are opened by name', () => {
  it.each(['login', 'search-box', 'recently-viewed', 'filter-box', 'course-gallery', 'course-map', 'review-list'])(
    '%s is opened somewhere and drawn',
    (name) => {
      expect(opened).toContain(name);
      expect(drawn).toContain(name);
    },
  );

  it('are all drawn, and registered', () => {
    expect(opened.filter((name) => !drawn.includes(name))).toEqual([]);
    expect(drawn.filter((name) => !popupNames.some((known) => known === name))).toEqual([]);
  });

  it('are registered only when something draws them', () => {
    expect(popupNames.filter((name) => !drawn.includes(name))).toEqual([]);
  });
});
