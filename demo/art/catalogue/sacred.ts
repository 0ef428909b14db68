import { picture, type Picture } from '#demo/art/picture.ts';
import { almsStreet } from '#demo/art/scenes/alms-street.ts';
import { bellTerrace } from '#demo/art/scenes/bell-terrace.ts';
import { chediCourt } from '#demo/art/scenes/chedi-court.ts';
import { lowRoofTemple } from '#demo/art/scenes/low-roof-temple.ts';
import { marbleTerrace } from '#demo/art/scenes/marble-terrace.ts';
import { palaceHall } from '#demo/art/scenes/palace-hall.ts';
import { pagodaPlain } from '#demo/art/scenes/pagoda-plain.ts';
import { riverTemple } from '#demo/art/scenes/river-temple.ts';
import { ruinPond } from '#demo/art/scenes/ruin-pond.ts';
import { templeMirror } from '#demo/art/scenes/temple-mirror.ts';
import { walledGate } from '#demo/art/scenes/walled-gate.ts';

const IN_THAILAND = { country: 'thailand' } as const;
const IN_MYANMAR = { country: 'myanmar' } as const;

/** Temples, pagodas and palaces. */
export const SACRED: readonly Picture[] = [
  picture(
    pagodaPlain,
    {
      ...IN_MYANMAR,
      id: 'balloons-bagan-dawn',
      time: 'dawn',
      focus: 'right',
      focal: [0.6, 0.5],
      alt: 'Illustration: hot-air balloons at sunrise over a misty plain of brick pagodas.',
    },
    { life: 'balloons' },
  ),
  picture(
    pagodaPlain,
    {
      ...IN_MYANMAR,
      id: 'pagodas-bagan-dusk',
      time: 'dusk',
      focal: [0.5, 0.66],
      alt: 'Illustration: an ox cart on a dusty road between brick pagodas in the evening sun.',
    },
    { life: 'cart' },
  ),
  picture(
    templeMirror,
    {
      country: 'cambodia',
      id: 'angkor-dawn',
      time: 'dawn',
      focal: [0.5, 0.52],
      alt: 'Illustration: a temple with five lotus-bud towers at sunrise, mirrored in a pond of water lilies.',
    },
    {},
  ),
  picture(
    marbleTerrace,
    {
      ...IN_MYANMAR,
      id: 'pagoda-yangon-dusk',
      time: 'dusk',
      sky: 'broken',
      focus: 'right',
      focal: [0.66, 0.46],
      alt: 'Illustration: a great gilded pagoda at dusk among small shrines, people on its marble terrace.',
    },
    {},
  ),
  picture(
    bellTerrace,
    {
      // Its morning is the rosy one: the pale one of Indonesia leaves stone and smoke grey.
      country: 'myanmar',
      id: 'stupas-java-dawn',
      time: 'dawn',
      sky: 'broken',
      focus: 'left',
      focal: [0.36, 0.56],
      alt: 'Illustration: bell-shaped stupas of latticed stone above jungle mist, a smoking volcano behind.',
    },
    {},
  ),
  picture(
    riverTemple,
    {
      ...IN_THAILAND,
      id: 'wat-bangkok-dawn',
      time: 'dawn',
      sky: 'broken',
      focus: 'right',
      focal: [0.68, 0.47],
      alt: 'Illustration: a temple tower set with porcelain flowers on a broad river at sunrise, boats passing.',
    },
    {},
  ),
  picture(
    ruinPond,
    {
      ...IN_THAILAND,
      id: 'prang-ayutthaya-noon',
      time: 'noon',
      sky: 'broken',
      focus: 'left',
      focal: [0.36, 0.5],
      alt: 'Illustration: a brick temple tower and ruined stupas mirrored in a lily pond under a blue sky.',
    },
    {},
  ),
  picture(
    chediCourt,
    {
      ...IN_THAILAND,
      id: 'wat-chiangmai-dusk',
      time: 'dusk',
      sky: 'broken',
      focus: 'right',
      focal: [0.64, 0.5],
      alt: 'Illustration: a temple hall with tiered roofs and a golden chedi before a wooded mountain at dusk.',
    },
    {},
  ),
  picture(
    lowRoofTemple,
    {
      country: 'laos',
      id: 'wat-luang-noon',
      time: 'noon',
      sky: 'broken',
      focus: 'left',
      focal: [0.36, 0.6],
      alt: 'Illustration: a temple with roofs sweeping low to the ground, frangipani trees and novices with an umbrella.',
    },
    {},
  ),
  picture(
    almsStreet,
    {
      country: 'laos',
      id: 'alms-luang-dawn',
      time: 'dawn',
      focal: [0.52, 0.68],
      alt: 'Illustration: a row of monks in saffron robes walking away along a misty street, people kneeling with rice.',
    },
    {},
  ),
  picture(
    walledGate,
    {
      country: 'vietnam',
      id: 'citadel-hue-dusk',
      time: 'dusk',
      sky: 'monsoon',
      focus: 'right',
      focal: [0.68, 0.55],
      alt: 'Illustration: a walled palace gate with tiled roofs behind a lotus moat on an evening of rain clouds.',
    },
    {},
  ),
  picture(
    palaceHall,
    {
      country: 'indonesia',
      id: 'palace-solo-dusk',
      time: 'dusk',
      sky: 'broken',
      focus: 'right',
      focal: [0.66, 0.62],
      alt: 'Illustration: an open palace hall with carved posts and lit lamps, a gamelan on its floor, palace servants before it.',
    },
    {},
  ),
  picture(
    chediCourt,
    {
      ...IN_THAILAND,
      id: 'wat-chiangmai-night',
      time: 'night',
      focus: 'right',
      crop: { x: 560, y: 60, width: 1040 },
      focal: [0.5, 0.46],
      alt: 'Illustration: paper lanterns rising into the night sky over a temple hall and a golden chedi.',
    },
    { lanterns: true },
  ),
];
