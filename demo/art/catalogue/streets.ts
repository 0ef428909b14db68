import { picture, type Picture } from '#demo/art/picture.ts';
import { clothBazaar } from '#demo/art/scenes/cloth-bazaar.ts';
import { neonStreet } from '#demo/art/scenes/neon-street.ts';
import { palaceSquare } from '#demo/art/scenes/palace-square.ts';
import { remorkRoad } from '#demo/art/scenes/remork-road.ts';
import { riverGhats } from '#demo/art/scenes/river-ghats.ts';
import { shophouseRow } from '#demo/art/scenes/shophouse-row.ts';

/** Pictures of streets, squares and river fronts. */
export const STREETS: readonly Picture[] = [
  picture(
    palaceSquare,
    {
      country: 'india',
      id: 'palace-jaipur-dawn',
      time: 'dawn',
      focus: 'right',
      focal: [0.62, 0.53],
      alt: 'Illustration: a rose-coloured palace front of latticed bay windows at dawn, pigeons rising from the square.',
    },
    { life: 'pigeons' },
  ),
  picture(
    palaceSquare,
    {
      country: 'india',
      id: 'palace-jaipur-dusk',
      time: 'dusk',
      focal: [0.5, 0.52],
      alt: 'Illustration: lamps behind the lattice of a rose-coloured palace at dusk, a flower seller before it.',
    },
    { life: 'flowers' },
  ),
  picture(
    shophouseRow,
    {
      country: 'malaysia',
      id: 'shophouse-penang-noon',
      time: 'noon',
      sky: 'broken',
      focus: 'right',
      focal: [0.64, 0.57],
      alt: 'Illustration: a row of painted shophouses with louvred shutters and tiles, a flowered trishaw in front.',
    },
    { mood: 'trishaw' },
  ),
  picture(
    shophouseRow,
    {
      country: 'malaysia',
      id: 'shophouse-penang-night',
      time: 'night',
      focal: [0.5, 0.5],
      alt: 'Illustration: red lanterns strung before a row of painted shophouses, their light on the wet street.',
    },
    { mood: 'lanterns' },
  ),
  picture(
    riverGhats,
    {
      country: 'india',
      id: 'ghats-varanasi-dawn',
      time: 'dawn',
      focus: 'right',
      focal: [0.56, 0.6],
      alt: 'Illustration: stone steps with umbrellas and bathers above a broad river, rowing boats at sunrise.',
    },
    {},
  ),
  picture(
    riverGhats,
    {
      country: 'india',
      id: 'ghats-varanasi-night',
      time: 'night',
      focal: [0.46, 0.64],
      alt: 'Illustration: leaf lamps floating on a dark river, rows of lights on the stone steps behind.',
    },
    { lamps: true },
  ),
  picture(
    neonStreet,
    {
      country: 'thailand',
      id: 'tuktuk-bangkok-night',
      time: 'night',
      focal: [0.5, 0.6],
      alt: 'Illustration: a tuk-tuk on a wet street between neon signs shaped like bowls and fish, food stalls steaming behind.',
    },
    {},
  ),
  picture(
    remorkRoad,
    {
      country: 'cambodia',
      id: 'tuktuk-siemreap-dusk',
      time: 'dusk',
      focal: [0.5, 0.66],
      alt: 'Illustration: a motorbike draws a roofed carriage along an earth road, sugar palms mirrored in a field at dusk.',
    },
    {},
  ),
  picture(
    clothBazaar,
    {
      country: 'india',
      id: 'rickshaw-jaipur-noon',
      time: 'noon',
      focal: [0.5, 0.66],
      alt: 'Illustration: a green and yellow auto-rickshaw on a rose-coloured bazaar street hung with block-printed cloth.',
    },
    {},
  ),
];
