import { picture, type Picture } from '#demo/art/picture.ts';
import { paperSlope } from '#demo/art/scenes/paper-slope.ts';
import { lacBangles } from '#demo/art/scenes/lac-bangles.ts';
import { skeinYard } from '#demo/art/scenes/skein-yard.ts';
import { batikClose } from '#demo/art/scenes/batik-close.ts';
import { silverButtons } from '#demo/art/scenes/silver-buttons.ts';
import { palmCarp } from '#demo/art/scenes/palm-carp.ts';
import { starLanterns } from '#demo/art/scenes/star-lanterns.ts';
import { angklungRack } from '#demo/art/scenes/angklung-rack.ts';
import { lionDrum } from '#demo/art/scenes/lion-drum.ts';

/** Further pictures of workshops and wares. */
export const CRAFT_EXTRA: readonly Picture[] = [
  picture(
    paperSlope,
    {
      id: 'paper-kathmandu',
      country: 'nepal',
      time: 'noon',
      sky: 'broken',
      alt: 'Illustration: frames of handmade bark paper drying in the sun on a hillside, a person carrying one, snow peaks behind.',
    },
    {},
  ),
  picture(
    lacBangles,
    {
      id: 'bangles-jaipur',
      country: 'india',
      time: 'noon',
      alt: 'Illustration: lac bangles set with mirrors stacked on spindles in a stall, a stick of red lac softening over coals.',
    },
    {},
  ),
  picture(
    skeinYard,
    {
      id: 'skeins-luang',
      country: 'laos',
      time: 'noon',
      alt: 'Illustration: hanks of dyed silk drying on bamboo poles below a house on posts, a dye pot steaming.',
    },
    {},
  ),
  picture(
    batikClose,
    {
      id: 'indigo-wax',
      country: 'thailand',
      time: 'noon',
      alt: 'Illustration: a hand drawing brown wax spirals on hemp with a small copper pen, finished indigo cloth folded above.',
    },
    { sleeve: '#b5325a', style: 'hills' },
  ),
  picture(
    silverButtons,
    {
      id: 'silver-buttons',
      country: 'vietnam',
      time: 'noon',
      alt: 'Illustration: domed silver buttons and a broad neck ring on indigo cloth with an embroidered band, a hammer and punches beside them.',
    },
    {},
  ),
  picture(
    palmCarp,
    {
      id: 'carp-ayutthaya',
      country: 'thailand',
      time: 'noon',
      alt: 'Illustration: woven palm-leaf carps in red and gold hanging in tiers at an open window above a river.',
    },
    {},
  ),
  picture(
    starLanterns,
    {
      id: 'parol-manila',
      country: 'philippines',
      time: 'dusk',
      alt: 'Illustration: five-pointed star lanterns of bamboo and coloured paper in a workshop, the largest one lit, one still a bare frame.',
    },
    {},
  ),
  picture(
    angklungRack,
    {
      id: 'angklung-bandung',
      country: 'indonesia',
      time: 'dawn',
      alt: 'Illustration: a rack of bamboo rattles from large to small before misty hills, one of them swinging, two drums on the floor.',
    },
    {},
  ),
  picture(
    lionDrum,
    {
      id: 'liondrum-saigon-night',
      country: 'vietnam',
      time: 'night',
      alt: 'Illustration: the red head of a dancing lion and a great studded drum in a courtyard under red lanterns.',
    },
    {},
  ),
];
