// All rules of the demo world.
import type { Fault } from '#src/server/catalogue-import/faults.ts';
import { guestsOf, readDemoFiles } from '#src/server/seed/demo-files.ts';
import { ranked } from '#src/server/seed/catalogue.ts';
import type { DemoWorld, Rule } from './demo-world.ts';
import { edgeStoryFaults } from './edge-stories.ts';
import { missingFacts } from './facts.ts';
import { neighbourFaults } from './neighbours.ts';
import { peopleFaults } from './people.ts';
import { placeFaults } from './places.ts';
import { priceFaults } from './prices.ts';
import { recurringText } from './recurring-text.ts';
import { shelfFaults } from './shelves.ts';
import { stockPhrases } from './stock-phrases.ts';
import { titleFaults } from './titles.ts';

const rules: readonly Rule[] = [
  missingFacts,
  priceFaults,
  placeFaults,
  shelfFaults,
  peopleFaults,
  recurringText,
  stockPhrases,
  titleFaults,
  neighbourFaults,
  edgeStoryFaults,
];

/** All faults of the demo's files, with a line of totals. Throws when a file is unreadable. */
export async function findCatalogueFaults(): Promise<{ faults: Fault[]; summary: string }> {
  const files = await readDemoFiles();
  const { catalogue } = files;
  const world: DemoWorld = { ...catalogue, listings: ranked(catalogue), guests: guestsOf(files) };
  return { faults: rules.flatMap((rule) => rule(world)), summary: summaryOf(world) };
}

function summaryOf({ cities, hosts, listings, categories }: DemoWorld): string {
  const written = listings.flatMap(({ value }) => value.reviews).length;
  const silent = listings
    .flatMap(({ value }) => Object.values(value.ratings ?? {}))
    .reduce((sum, count) => sum + count, 0);
  return (
    `${cities.length} cities, ${listings.length} listings in ${categories.length} categories, ${hosts.length} hosts, ` +
    `${written.toLocaleString('en-US')} reviews with words and ${silent.toLocaleString('en-US')} without.`
  );
}
