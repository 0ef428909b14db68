import { picture, type Picture } from '#demo/art/picture.ts';
import { kiteField } from '#demo/art/scenes/kite-field.ts';
import { saltPans } from '#demo/art/scenes/salt-pans.ts';
import { bambooTrain } from '#demo/art/scenes/bamboo-train.ts';
import { fireflyRiver } from '#demo/art/scenes/firefly-river.ts';
import { palmCanal } from '#demo/art/scenes/palm-canal.ts';
import { backwater } from '#demo/art/scenes/backwater.ts';
import { liftNets } from '#demo/art/scenes/lift-nets.ts';
import { longBridge } from '#demo/art/scenes/long-bridge.ts';
import { riverside } from '#demo/art/scenes/riverside.ts';
import { greatRiver } from '#demo/art/scenes/great-river.ts';

/** Pictures of rivers, bridges and villages by the water. */
export const RIVERS: readonly Picture[] = [
  picture(
    greatRiver,
    {
      id: 'mekong-luang-dusk',
      country: 'laos',
      time: 'dusk',
      sky: 'broken',
      focus: 'right',
      focal: [0.68, 0.65],
      alt: 'Illustration: a slow roofed river boat on the Mekong at sunset, one range of hills behind the other.',
    },
    { bank: 'hills' },
  ),
  picture(
    riverside,
    {
      id: 'mekong-vientiane-dusk',
      country: 'laos',
      time: 'dusk',
      focal: [0.5, 0.65],
      alt: 'Illustration: friends eating on mats along a river promenade, food stalls and strings of lamps, the sun low over the water.',
    },
    {},
  ),
  picture(
    greatRiver,
    {
      id: 'boat-hue-dawn',
      country: 'vietnam',
      time: 'dawn',
      sky: 'overcast',
      focal: [0.5, 0.6],
      alt: 'Illustration: a painted river boat passing a hill with a seven-tiered pagoda at dawn.',
    },
    { bank: 'pagoda' },
  ),
  picture(
    longBridge,
    {
      id: 'bridge-mandalay-dusk',
      country: 'myanmar',
      time: 'dusk',
      focus: 'right',
      crop: { x: 480, y: 240, width: 1020 },
      focal: [0.5, 0.48],
      alt: 'Illustration: people and bicycles on a long teak bridge in silhouette against a great evening sun, a rowing boat below.',
    },
    {},
  ),
  picture(
    liftNets,
    {
      id: 'nets-kochi-dusk',
      country: 'india',
      time: 'dusk',
      sky: 'broken',
      focus: 'right',
      focal: [0.6, 0.55],
      alt: 'Illustration: a row of cantilevered fishing nets along the shore at sunset, men hauling at the ropes.',
    },
    {},
  ),
  picture(
    backwater,
    {
      id: 'backwater-kochi-noon',
      country: 'india',
      time: 'noon',
      sky: 'monsoon',
      focal: [0.5, 0.62],
      alt: 'Illustration: a covered rice boat with a woven roof on a canal lined with coconut palms.',
    },
    {},
  ),
  picture(
    palmCanal,
    {
      id: 'delta-saigon-dawn',
      country: 'vietnam',
      time: 'dawn',
      focal: [0.5, 0.68],
      alt: 'Illustration: a woman rowing two guests in a sampan down a narrow canal under water palms at sunrise.',
    },
    { boats: 'sampan' },
  ),
  picture(
    palmCanal,
    {
      id: 'basketboats-hoian-noon',
      country: 'vietnam',
      time: 'noon',
      focal: [0.5, 0.68],
      alt: 'Illustration: round basket boats paddled among water coconut palms under a clear sky.',
    },
    { boats: 'baskets' },
  ),
  picture(
    fireflyRiver,
    {
      id: 'fireflies-kampot-night',
      country: 'cambodia',
      time: 'night',
      focal: [0.5, 0.62],
      alt: 'Illustration: a small boat with a lamp on a dark river, trees full of fireflies and the Milky Way above.',
    },
    {},
  ),
  picture(
    bambooTrain,
    {
      id: 'bambootrain-battambang-noon',
      country: 'cambodia',
      time: 'noon',
      sky: 'monsoon',
      focal: [0.5, 0.62],
      alt: 'Illustration: guests on a bamboo platform rolling along a railway line between rice fields and sugar palms.',
    },
    {},
  ),
  picture(
    saltPans,
    {
      id: 'salt-kampot-dawn',
      country: 'cambodia',
      time: 'dawn',
      sky: 'broken',
      focus: 'right',
      focal: [0.62, 0.65],
      alt: 'Illustration: square salt pans mirroring the morning sky, white heaps of salt, two workers with shoulder baskets.',
    },
    {},
  ),
  picture(
    kiteField,
    {
      id: 'kite-siemreap-dusk',
      country: 'cambodia',
      time: 'dusk',
      focal: [0.5, 0.42],
      alt: 'Illustration: a big leaf-shaped paper kite with a bow on top above rice fields and sugar palms at dusk.',
    },
    {},
  ),
];
