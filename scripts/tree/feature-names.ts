// Features have the same name everywhere: that of their folder in src/server/features (docs/architecture.md#folders).

/** Folders that are no feature, by zone, with reasons. */
const shared: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  domain: {
    calendar: 'civil dates and zones, for all',
    ledger: 'the books, which many features post to',
    map: 'distances and drawing, for pages and PDF',
    money: 'amounts and currencies, for all',
    search: 'the rules of src/server/search',
    setting: 'the rules of src/server/platform/config and the settings of the back office',
    typed: 'figures as people type them',
  },
  guest: {
    cards: 'cards of courses, on many pages',
    content: 'the page of a text, and the frame of its figures',
    course: 'the page of one course, as the specification calls it',
    dashboard: 'the page of that name',
    error: 'the pages of that name',
    home: 'the page of that name',
    layout: 'the frame of all pages',
    map: 'maps on many pages',
    pickup: 'a part of checkout and booking; the feature is trip',
    popups: 'dialogs over any page',
    search: 'the list of courses; src/server/search',
  },
};

const zones = [
  { zone: 'domain', of: /^src\/domain\/([a-z-]+)\// },
  { zone: 'contract', of: /^src\/contract\/calls\/([a-z-]+)\.ts$/ },
  { zone: 'guest', of: /^src\/web\/guest\/([a-z-]+)\// },
  { zone: 'host', of: /^src\/web\/host\/([a-z-]+)\// },
] as const;

/**
 * Folders and call files that no feature of the server has. Call files may add a subject: `account-keys.ts` belongs to `account`.
 * Also unused exceptions.
 */
export function findForeignNames(paths: readonly string[]): string[] {
  const inZone = (pattern: RegExp) => new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? []));
  const features = [...inZone(/^src\/server\/features\/([a-z-]+)\//)];
  return zones.flatMap(({ zone, of }) => {
    const names = [...inZone(of)];
    const isFeature = (name: string) =>
      features.some((feature) => name === feature || (zone === 'contract' && name.startsWith(`${feature}-`)));
    const exceptions = Object.keys(shared[zone] ?? {});
    return [
      ...names
        .filter((name) => !isFeature(name) && !exceptions.includes(name))
        .map((name) => `${zone}: ${name} is the name of no feature`),
      ...exceptions
        .filter((name) => !names.includes(name) || isFeature(name))
        .map((name) => `${zone}: ${name} needs no exception`),
    ];
  });
}
