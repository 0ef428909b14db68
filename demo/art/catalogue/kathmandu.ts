import { picture, type Picture } from '#demo/art/picture.ts';
import { hillTemple } from '#demo/art/scenes/hill-temple.ts';
import { wheelAbove } from '#demo/art/scenes/wheel-above.ts';
import { flatLay } from '#demo/art/scenes/flat-lay.ts';
import { pagodaSquare } from '#demo/art/scenes/pagoda-square.ts';
import { potteryStudio } from '#demo/art/scenes/pottery-studio.ts';
import { prayerWheels } from '#demo/art/scenes/prayer-wheels.ts';
import { spices } from '#demo/art/scenes/spices.ts';
import { stupa } from '#demo/art/scenes/stupa.ts';
import { terraces } from '#demo/art/scenes/terraces.ts';
import { wok } from '#demo/art/scenes/wok.ts';

const IN_NEPAL = { country: 'nepal' } as const;

/** Pictures of Kathmandu, Bhaktapur and the hills round them. */
export const KATHMANDU: readonly Picture[] = [
  picture(
    stupa,
    {
      ...IN_NEPAL,
      id: 'stupa-dawn',
      time: 'dawn',
      focal: [0.5, 0.55],
      alt: 'Illustration: a great white stupa with painted eyes and strings of prayer flags at dawn, snow mountains behind it.',
    },
    {},
  ),
  picture(
    stupa,
    {
      ...IN_NEPAL,
      id: 'stupa-eyes',
      time: 'noon',
      crop: { x: 360, y: 110, width: 880 },
      focal: [0.5, 0.55],
      alt: 'Illustration: the gilded tower of a stupa with its painted eyes, prayer flags running down on both sides under a blue sky.',
    },
    {},
  ),
  picture(
    prayerWheels,
    {
      ...IN_NEPAL,
      id: 'lamps-dawn',
      time: 'dawn',
      alt: 'Illustration: five brass prayer wheels in a painted niche, a row of butter lamps burning before them.',
    },
    {},
  ),
  picture(
    prayerWheels,
    {
      ...IN_NEPAL,
      id: 'lamps-night',
      time: 'night',
      crop: { x: 330, y: 540, width: 736 },
      focal: [0.5, 0.6],
      alt: 'Illustration: three rows of butter lamps burning at night, seen close, the feet of brass prayer wheels behind.',
    },
    { lampRows: 3 },
  ),
  picture(
    flatLay,
    {
      ...IN_NEPAL,
      id: 'meal-dalbhat',
      time: 'dawn',
      alt: 'Illustration: dal bhat on a brass plate: rice, lentils, greens, potato curry, pickle and a papad, marigolds beside it.',
    },
    { dish: 'dalbhat' },
  ),
  picture(
    flatLay,
    {
      ...IN_NEPAL,
      id: 'dalbhat-close',
      time: 'noon',
      crop: { x: 330, y: 130, width: 1000 },
      alt: 'Illustration: a brass plate of dal bhat seen close, bowls of lentils and curry round a mound of rice.',
    },
    { dish: 'dalbhat' },
  ),
  picture(
    spices,
    {
      ...IN_NEPAL,
      id: 'spices-nepal',
      time: 'dusk',
      alt: 'Illustration: brass bowls of turmeric, chilli, cumin and other spices round a stone mortar on a printed cloth.',
    },
    { kitchen: 'nepal' },
  ),
  picture(
    wok,
    {
      ...IN_NEPAL,
      id: 'wok-hearth',
      time: 'dusk',
      alt: 'Illustration: vegetables tossed in a pan over an open fire in a brick kitchen, clay pots on the shelves.',
    },
    { place: 'hearth' },
  ),
  picture(
    pagodaSquare,
    {
      ...IN_NEPAL,
      id: 'square-noon',
      time: 'noon',
      alt: 'Illustration: rows of clay pots drying in the sun on a brick square before a five-roofed temple.',
    },
    {},
  ),
  picture(
    pagodaSquare,
    {
      ...IN_NEPAL,
      id: 'square-dusk',
      time: 'dusk',
      focus: 'left',
      alt: 'Illustration: people crossing a brick square at dusk below a five-roofed temple, snow peaks far off.',
    },
    { pots: false },
  ),
  picture(
    potteryStudio,
    {
      ...IN_NEPAL,
      id: 'pottery-newari',
      time: 'noon',
      alt: 'Illustration: red and black clay pots on a table in a brick workshop, light falling through a carved lattice window.',
    },
    { style: 'newari' },
  ),
  picture(
    wheelAbove,
    {
      ...IN_NEPAL,
      id: 'wheel-newari',
      time: 'noon',
      focal: [0.5, 0.5],
      alt: 'Illustration: seen from above, two hands open a bowl of red clay on a wheel, pots drying on the bricks round it.',
    },
    { clay: '#b8653c', sleeve: '#2f5a7a', skin: '#b5764e', ground: '#a5604a' },
  ),
  picture(
    terraces,
    {
      ...IN_NEPAL,
      id: 'hills-noon',
      time: 'noon',
      sky: 'broken',
      focal: [0.5, 0.5],
      alt: 'Illustration: three hikers on a path through terraced fields, hill houses and prayer flags, the Himalaya behind.',
    },
    { peak: 'range', people: 3 },
  ),
  picture(
    terraces,
    {
      ...IN_NEPAL,
      id: 'hills-dusk',
      time: 'dusk',
      focus: 'right',
      alt: 'Illustration: ripe terraces and hill houses in the last light, snow mountains turned pink.',
    },
    { peak: 'range', crop: 'gold' },
  ),
  picture(
    hillTemple,
    {
      ...IN_NEPAL,
      id: 'hills-dawn',
      time: 'dawn',
      sky: 'broken',
      focal: [0.7, 0.62],
      alt: 'Illustration: three walkers on a ridge path to a tiered temple, morning cloud in the valleys, snow peaks far off.',
    },
    {},
  ),
  picture(
    stupa,
    {
      ...IN_NEPAL,
      id: 'city-kathmandu',
      time: 'dusk',
      focus: 'left',
      sky: 'monsoon',
      crop: { x: 130, y: 170, width: 1230 },
      focal: [0.32, 0.5],
      alt: 'Illustration: a white stupa above the roofs of the Kathmandu valley, rain clouds drawing off in the evening.',
    },
    { size: 0.86 },
  ),
];
