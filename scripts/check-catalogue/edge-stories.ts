// Stories that tests and photos need: a paused listing, a host on holiday, a very long title.
import { faultOfAll, type DemoWorld, type Rule } from './demo-world.ts';

const longTitle = 105;
const holidayDays = 10;

interface Story {
  readonly what: string;
  readonly has: (listing: DemoWorld['listings'][number]['value']) => boolean;
}

const stories: readonly Story[] = [
  { what: 'no paused listing', has: ({ status }) => status === 'paused' },
  { what: `no title of ${longTitle} characters`, has: ({ title }) => title.length >= longTitle },
  {
    what: `no host who is away for ${holidayDays} days`,
    has: ({ exceptions = [] }) =>
      exceptions.filter(({ kind, time }) => kind === 'closed' && !time).length >= holidayDays,
  },
];

export const edgeStoryFaults: Rule = ({ listings }) =>
  stories
    .filter(({ has }) => !listings.some(({ value }) => has(value)))
    .map(({ what }) => faultOfAll(`has ${what}`, 'one at least'));
