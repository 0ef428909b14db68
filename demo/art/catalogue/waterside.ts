import { picture, type Picture } from '#demo/art/picture.ts';
import { bambooCrossing } from '#demo/art/scenes/bamboo-crossing.ts';
import { lakeVillage } from '#demo/art/scenes/lake-village.ts';
import { backwater } from '#demo/art/scenes/backwater.ts';
import { jungleRiver } from '#demo/art/scenes/jungle-river.ts';
import { islandBay } from '#demo/art/scenes/island-bay.ts';
import { liftNets } from '#demo/art/scenes/lift-nets.ts';
import { floatingMarket } from '#demo/art/scenes/floating-market.ts';
import { riverside } from '#demo/art/scenes/riverside.ts';
import { greatRiver } from '#demo/art/scenes/great-river.ts';

/** Closer looks and other hours at the water. */
export const WATERSIDE: readonly Picture[] = [
  picture(
    greatRiver,
    {
      id: 'slowboat-luang-dawn',
      country: 'laos',
      time: 'dawn',
      sky: 'overcast',
      crop: { x: 230, y: 280, width: 1060 },
      focal: [0.5, 0.44],
      alt: 'Illustration: guests at the curtained windows of a slow river boat in the morning mist.',
    },
    { bank: 'hills' },
  ),
  picture(
    riverside,
    {
      id: 'stall-vientiane-night',
      country: 'laos',
      time: 'night',
      crop: { x: 790, y: 430, width: 810 },
      focal: [0.5, 0.45],
      alt: 'Illustration: two food stalls under striped awnings on a river promenade by night, skewers on the grill.',
    },
    {},
  ),
  picture(
    floatingMarket,
    {
      id: 'marketboat-bangkok-noon',
      country: 'thailand',
      time: 'noon',
      crop: { x: 600, y: 500, width: 800 },
      focal: [0.5, 0.6],
      alt: 'Illustration: a market woman paddling a boat heaped with oranges, red and green fruit.',
    },
    {},
  ),
  picture(
    liftNets,
    {
      id: 'nets-kochi-dawn',
      country: 'india',
      time: 'dawn',
      focus: 'right',
      focal: [0.5, 0.6],
      crop: { x: 400, y: 230, width: 1140 },
      alt: 'Illustration: fishermen hauling a cantilevered net out of the water in the early morning.',
    },
    { nets: 1 },
  ),
  picture(
    islandBay,
    {
      id: 'kayak-elnido-dusk',
      country: 'philippines',
      time: 'dusk',
      crop: { x: 330, y: 330, width: 1000 },
      focal: [0.4, 0.55],
      alt: 'Illustration: two paddlers in a red kayak between limestone walls in the last light.',
    },
    { view: 'lagoon' },
  ),
  picture(
    jungleRiver,
    {
      id: 'dugout-sauraha-dawn',
      country: 'nepal',
      time: 'dawn',
      crop: { x: 360, y: 200, width: 1060 },
      focal: [0.5, 0.6],
      alt: 'Illustration: a dugout canoe gliding past the forest in the first light, egrets flying up.',
    },
    { guests: 2 },
  ),
  picture(
    backwater,
    {
      id: 'ricebarge-kochi-dusk',
      country: 'india',
      time: 'dusk',
      crop: { x: 180, y: 300, width: 1120 },
      focal: [0.5, 0.6],
      alt: 'Illustration: a covered rice boat going home on a palm-lined canal at dusk.',
    },
    { canoe: false },
  ),
  picture(
    greatRiver,
    {
      id: 'boat-hue-night',
      country: 'vietnam',
      time: 'night',
      crop: { x: 130, y: 110, width: 1340 },
      focal: [0.5, 0.43],
      alt: 'Illustration: a painted river boat with its lamps lit below a pagoda by moonlight.',
    },
    { bank: 'pagoda' },
  ),
  picture(
    lakeVillage,
    {
      id: 'stilts-kuching-dusk',
      country: 'malaysia',
      time: 'dusk',
      crop: { x: 230, y: 210, width: 1160 },
      focal: [0.5, 0.55],
      alt: 'Illustration: lamps lit in a longhouse on posts at dusk, a longboat coming home.',
    },
    { place: 'jungle' },
  ),
  picture(
    bambooCrossing,
    {
      id: 'bamboobridge-luang-noon',
      country: 'laos',
      time: 'noon',
      sky: 'broken',
      focal: [0.5, 0.58],
      alt: 'Illustration: travellers and two monks crossing a green river on a bamboo footbridge, gardens and houses on the bank.',
    },
    {},
  ),
];
