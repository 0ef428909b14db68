import { picture, type Picture } from '#demo/art/picture.ts';
import { jungleRiver } from '#demo/art/scenes/jungle-river.ts';
import { grassland } from '#demo/art/scenes/grassland.ts';
import { mountainLake } from '#demo/art/scenes/mountain-lake.ts';
import { lakeVillage } from '#demo/art/scenes/lake-village.ts';
import { floatingMarket } from '#demo/art/scenes/floating-market.ts';
import { canal } from '#demo/art/scenes/canal.ts';
import { islandBay } from '#demo/art/scenes/island-bay.ts';
import { longtailBeach } from '#demo/art/scenes/longtail-beach.ts';

/** Pictures of coasts and open water. */
export const WATER: readonly Picture[] = [
  picture(
    longtailBeach,
    {
      id: 'longtail-krabi-noon',
      country: 'thailand',
      time: 'noon',
      sky: 'broken',
      focus: 'right',
      focal: [0.62, 0.7],
      alt: 'Illustration: longtail boats with ribboned bows on a sandy beach below tall limestone cliffs.',
    },
    { view: 'beach' },
  ),
  picture(
    longtailBeach,
    {
      id: 'longtail-krabi-dusk',
      country: 'thailand',
      time: 'dusk',
      focal: [0.55, 0.6],
      alt: 'Illustration: the high bow of a longtail boat with ribbons and a garland, cliffs and low sun behind it.',
    },
    { view: 'bow' },
  ),
  picture(
    islandBay,
    {
      id: 'outrigger-elnido-noon',
      country: 'philippines',
      time: 'noon',
      focus: 'left',
      focal: [0.36, 0.68],
      alt: 'Illustration: a white outrigger boat on a beach with palms, limestone islands in a turquoise bay.',
    },
    { view: 'beach' },
  ),
  picture(
    islandBay,
    {
      id: 'outrigger-elnido-dusk',
      country: 'philippines',
      time: 'dusk',
      crop: { x: 360, y: 260, width: 960 },
      focal: [0.5, 0.55],
      alt: 'Illustration: three outrigger boats under coloured sails crossing the evening sun between dark islands.',
    },
    { view: 'sails' },
  ),
  picture(
    islandBay,
    {
      id: 'lagoon-elnido-dawn',
      country: 'philippines',
      time: 'dawn',
      sky: 'broken',
      focal: [0.5, 0.65],
      alt: 'Illustration: two kayaks on an emerald lagoon between steep limestone walls in the first light.',
    },
    { view: 'lagoon' },
  ),
  picture(
    canal,
    {
      id: 'canal-bangkok-dawn',
      country: 'thailand',
      time: 'dawn',
      focal: [0.5, 0.62],
      alt: 'Illustration: a longtail boat passing wooden houses on posts along a canal in the morning.',
    },
    { houses: 'morning', traffic: 'longtail' },
  ),
  picture(
    canal,
    {
      id: 'canal-bangkok-dusk',
      country: 'thailand',
      time: 'dusk',
      focal: [0.5, 0.6],
      alt: 'Illustration: teak houses over a canal with their lamps lit at dusk, a woman paddling home by lantern light.',
    },
    { houses: 'evening', traffic: 'vendor' },
  ),
  picture(
    floatingMarket,
    {
      id: 'floatingmarket-bangkok-dawn',
      country: 'thailand',
      time: 'dawn',
      focal: [0.5, 0.65],
      alt: 'Illustration: market women paddling boats laden with fruit, flowers and noodles between houses on posts.',
    },
    {},
  ),
  picture(
    lakeVillage,
    {
      id: 'stilts-siemreap-dusk',
      country: 'cambodia',
      time: 'dusk',
      sky: 'broken',
      focal: [0.5, 0.55],
      alt: 'Illustration: a village on high posts in a lake at sunset, boats coming home.',
    },
    { place: 'lake' },
  ),
  picture(
    lakeVillage,
    {
      id: 'stilts-kuching-dawn',
      country: 'malaysia',
      time: 'dawn',
      focal: [0.5, 0.6],
      alt: 'Illustration: a longboat passing a river village on posts, mist over the jungle behind it.',
    },
    { place: 'jungle' },
  ),
  picture(
    mountainLake,
    {
      id: 'lake-pokhara-dawn',
      country: 'nepal',
      time: 'dawn',
      focus: 'right',
      focal: [0.66, 0.55],
      alt: 'Illustration: painted rowing boats on a still lake that mirrors a white double-headed peak at dawn.',
    },
    { view: 'water' },
  ),
  picture(
    mountainLake,
    {
      id: 'lake-pokhara-dusk',
      country: 'nepal',
      time: 'dusk',
      sky: 'broken',
      focal: [0.5, 0.65],
      alt: 'Illustration: boats drawn up on a lake shore at dusk, a small temple with flags on its island, snow peaks behind.',
    },
    { view: 'island' },
  ),
  picture(
    grassland,
    {
      id: 'grassland-sauraha-dawn',
      country: 'nepal',
      time: 'dawn',
      sky: 'overcast',
      focus: 'right',
      focal: [0.68, 0.65],
      alt: 'Illustration: a one-horned rhinoceros and her calf in tall misty grass under morning cloud, egrets round them, far hills behind.',
    },
    {},
  ),
  picture(
    jungleRiver,
    {
      id: 'dugout-sauraha-dusk',
      country: 'nepal',
      time: 'dusk',
      focal: [0.5, 0.65],
      alt: 'Illustration: a dugout canoe with guests on a jungle river at sunset, egrets fishing on a sandbar.',
    },
    {},
  ),
];
