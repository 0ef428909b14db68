import { lighten } from '#demo/art/kit/colour.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import type { Country } from '#demo/art/palettes/palette.ts';
import type { Textile } from '#demo/art/motifs/textile.ts';
import type { Design } from '#demo/art/motifs/textile-tiles.ts';
import type { Person } from './person.ts';

// Pairs of a main colour and one that goes with it, as people wear them there.
const PAIRS: Record<Country, readonly [readonly [string, string], ...(readonly [string, string])[]]> = {
  vietnam: [
    ['#1f6f78', '#f2d7a0'],
    ['#7a2f3a', '#f0c98a'],
    ['#2f5d50', '#f4e3c0'],
    ['#d9cbb0', '#8f4a33'],
    ['#3d4f7d', '#e9c46a'],
    ['#b5543c', '#f6e7c8'],
  ],
  thailand: [
    ['#17616b', '#f2c14e'],
    ['#f3ead8', '#b8433a'],
    ['#7c3f6b', '#f4d58a'],
    ['#2b5f8a', '#f6e0b0'],
    ['#c4563f', '#f8e6c4'],
    ['#4f7045', '#f1e2b6'],
  ],
  cambodia: [
    ['#5c2b58', '#f0b552'],
    ['#f1e6d2', '#a63a50'],
    ['#2f6b5a', '#f3d28c'],
    ['#9c3a45', '#f6e3c2'],
    ['#35568a', '#f0cf8a'],
  ],
  laos: [
    ['#6b2f4a', '#e8b75a'],
    ['#3f6f7f', '#f2dcae'],
    ['#f0e4cf', '#8b4a2f'],
    ['#39406f', '#e9b45e'],
    ['#8b5a2b', '#f4e1b8'],
  ],
  indonesia: [
    ['#3b2c26', '#e0b878'],
    ['#24435c', '#e9d3a4'],
    ['#7d3b2a', '#f1d9a8'],
    ['#2e6a55', '#f4e2ae'],
    ['#f2ead6', '#6a4a2a'],
    ['#a84f5f', '#f7e3cc'],
  ],
  malaysia: [
    ['#22645c', '#f2c75c'],
    ['#8c3a3a', '#f5dfae'],
    ['#2c4a7a', '#f0d9a0'],
    ['#efe5d0', '#33705f'],
    ['#6d4479', '#f3d9b8'],
    ['#c7773a', '#fbe9c6'],
  ],
  myanmar: [
    ['#f2e8d4', '#7a2f39'],
    ['#7f3347', '#f0c15c'],
    ['#38546f', '#ecd3a0'],
    ['#5b3d63', '#edc68a'],
    ['#8a5a34', '#f5e3bd'],
  ],
  nepal: [
    ['#8f3a2c', '#f0c060'],
    ['#3b3f73', '#f1cf8e'],
    ['#efe3cc', '#8c3a2f'],
    ['#3f6650', '#f2dca8'],
    ['#70325a', '#efc27a'],
    ['#4a4d55', '#d98a4a'],
  ],
  india: [
    ['#2357a5', '#f2b431'],
    ['#a83250', '#f6d28a'],
    ['#f3e9d6', '#2f6aa8'],
    ['#d9772e', '#fbe6bd'],
    ['#2f6f63', '#f2ce7a'],
    ['#6b2f56', '#f0bf64'],
  ],
  philippines: [
    ['#0f5fa6', '#ffd26a'],
    ['#f1e7cf', '#b9863f'],
    ['#c1483f', '#fbe3b4'],
    ['#2f7268', '#f6dd9a'],
    ['#51406f', '#f3cf9a'],
  ],
};

const DESIGNS: Record<Country, Design> = {
  vietnam: 'bloom',
  thailand: 'ikat',
  cambodia: 'ikat',
  laos: 'naga',
  indonesia: 'kawung',
  malaysia: 'bloom',
  myanmar: 'stripe',
  nepal: 'naga',
  india: 'sprig',
  philippines: 'binakul',
};

/** The clothes' colours and the figured cloth that goes with them. */
export function clothOf(
  stage: Stage,
  person: Pick<Person, 'colour' | 'cloth'>,
): { main: string; second: string; textile: Textile } {
  const [main, second] = stage.random.pick(PAIRS[stage.palette.country]);
  const own = person.colour ?? main;
  return {
    main: own,
    second,
    textile: {
      design: person.cloth ?? DESIGNS[stage.palette.country],
      colours: [own, second, lighten(own, -0.14), lighten(second, 0.04)],
      scale: 0.72,
      turn: stage.random.pick([-14, 0, 12]),
    },
  };
}
