// What an import says to the person who started it.
import type { Fault } from './fault.ts';
import type { Loaded } from './load-queries.ts';

const mostShown = 100;

/** Where a fault stands, what it is, and what would be right. */
export function faultLine({ file, place, field, wrong, right }: Fault): string {
  const where = [file, place, field].filter((part) => part !== '').join(', ');
  return `${where}: ${wrong}. Right would be: ${right}.`;
}

/** One line for each fault, at most 100, then how many more there are. */
export function faultLines(faults: readonly Fault[]): string[] {
  const lines = faults.slice(0, mostShown).map(faultLine);
  const more = faults.length - lines.length;
  const total = faults.length === 1 ? '1 thing is wrong' : `${faults.length} things are wrong`;
  return [...lines, ...(more > 0 ? [`… and ${more} more.`] : []), `${total}: nothing was changed.`];
}

/** What was loaded, in one line. */
export function loadedLine({ cities, categories, hosts, listings, fresh }: Loaded): string {
  const number = (count: number) => count.toLocaleString('en-US');
  const parts = [
    ...(cities > 0 ? [counted(cities, 'city', 'cities')] : []),
    ...(categories > 0 ? [counted(categories, 'category', 'categories')] : []),
    ...(hosts > 0 ? [counted(hosts, 'host', 'hosts')] : []),
    `${counted(listings, 'listing', 'listings')} (${number(fresh)} new, ${number(listings - fresh)} changed)`,
  ];
  return `Loaded ${parts.join(', ')}.`;
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
