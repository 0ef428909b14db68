import { picture, type Picture } from '#demo/art/picture.ts';
import { forestBoardwalk } from '#demo/art/scenes/forest-boardwalk.ts';
import { forestPools } from '#demo/art/scenes/forest-pools.ts';
import { hillRailway } from '#demo/art/scenes/hill-railway.ts';
import { palmField } from '#demo/art/scenes/palm-field.ts';
import { pepperFarm } from '#demo/art/scenes/pepper-farm.ts';
import { rainforestCanopy } from '#demo/art/scenes/rainforest-canopy.ts';
import { riceMounds } from '#demo/art/scenes/rice-mounds.ts';
import { ridgeTrek } from '#demo/art/scenes/ridge-trek.ts';
import { rootGallery } from '#demo/art/scenes/root-gallery.ts';
import { teaHills } from '#demo/art/scenes/tea-hills.ts';
import { vegetableGarden } from '#demo/art/scenes/vegetable-garden.ts';
import { waterfallGorge } from '#demo/art/scenes/waterfall-gorge.ts';

/** Hills, forests, fields and waterfalls. */
export const HILLS: readonly Picture[] = [
  picture(
    teaHills,
    {
      country: 'india',
      id: 'tea-darjeeling-dawn',
      time: 'dawn',
      focus: 'left',
      focal: [0.5, 0.56],
      alt: 'Illustration: tea pickers with baskets on steep green hills at sunrise, white peaks behind.',
    },
    { behind: 'snow' },
  ),
  picture(
    teaHills,
    {
      country: 'indonesia',
      id: 'tea-bandung-noon',
      time: 'noon',
      sky: 'overcast',
      focus: 'right',
      focal: [0.6, 0.54],
      alt: 'Illustration: tea pickers in conical hats on rolling hills of tea below the rim of a volcano.',
    },
    { behind: 'volcano' },
  ),
  picture(
    riceMounds,
    {
      country: 'vietnam',
      id: 'terrace-sapa-noon',
      time: 'noon',
      sky: 'monsoon',
      focus: 'right',
      focal: [0.66, 0.54],
      alt: 'Illustration: steep rice terraces winding round a hill with a wooden house, mountains behind.',
    },
    {},
  ),
  picture(
    ridgeTrek,
    {
      country: 'nepal',
      id: 'trek-pokhara-dawn',
      time: 'dawn',
      focal: [0.5, 0.6],
      alt: 'Illustration: two trekkers and their guide on a ridge below a fishtail peak, rhododendrons in flower.',
    },
    { view: 'fishtail' },
  ),
  picture(
    ridgeTrek,
    {
      country: 'vietnam',
      id: 'trek-sapa-dusk',
      time: 'dusk',
      focal: [0.5, 0.64],
      alt: 'Illustration: a guide in indigo and two walkers on a ridge path at dusk, rice valleys far below.',
    },
    { view: 'valleys' },
  ),
  picture(
    rainforestCanopy,
    {
      country: 'malaysia',
      id: 'rainforest-kuching-dawn',
      time: 'dawn',
      sky: 'overcast',
      focus: 'right',
      focal: [0.66, 0.5],
      alt: 'Illustration: a hornbill flying over the misty roof of a rainforest on a grey morning.',
    },
    {},
  ),
  picture(
    forestBoardwalk,
    {
      country: 'malaysia',
      id: 'rainforest-kuching-noon',
      time: 'noon',
      focal: [0.5, 0.6],
      alt: 'Illustration: two walkers on a boardwalk between rainforest trees with great buttress roots, orchids beside it.',
    },
    {},
  ),
  picture(
    waterfallGorge,
    {
      country: 'laos',
      id: 'waterfall-pakse-dawn',
      time: 'dawn',
      focus: 'right',
      focal: [0.68, 0.55],
      alt: 'Illustration: a tall twin waterfall dropping into a green gorge in the morning, two people looking on.',
    },
    {},
  ),
  picture(
    forestPools,
    {
      country: 'laos',
      id: 'waterfall-luang-noon',
      time: 'noon',
      focal: [0.5, 0.58],
      alt: 'Illustration: turquoise limestone pools stepping down through a forest, a footbridge and two bathers.',
    },
    {},
  ),
  picture(
    rootGallery,
    {
      country: 'cambodia',
      id: 'roots-siemreap-noon',
      time: 'noon',
      focal: [0.5, 0.62],
      alt: 'Illustration: the pale roots of a giant tree flowing over an old stone gallery, two visitors before its door.',
    },
    {},
  ),
  picture(
    pepperFarm,
    {
      country: 'cambodia',
      id: 'farm-kampot-noon',
      time: 'noon',
      sky: 'broken',
      focus: 'right',
      focal: [0.66, 0.52],
      alt: 'Illustration: rows of pepper vines on poles in red earth, pickers at work, low mountains behind.',
    },
    {},
  ),
  picture(
    palmField,
    {
      country: 'cambodia',
      id: 'palms-battambang-dusk',
      time: 'dusk',
      focus: 'left',
      focal: [0.4, 0.5],
      alt: 'Illustration: sugar palms on the dyke of a flooded rice field at dusk, a man on a climbing pole.',
    },
    {},
  ),
  picture(
    vegetableGarden,
    {
      country: 'vietnam',
      id: 'garden-hoian-dawn',
      time: 'dawn',
      focal: [0.5, 0.62],
      alt: 'Illustration: a gardener watering two beds at once from cans on a shoulder pole, rows of herbs and lettuces in the morning.',
    },
    {},
  ),
  picture(
    hillRailway,
    {
      country: 'india',
      id: 'toytrain-darjeeling-noon',
      time: 'noon',
      focal: [0.5, 0.68],
      alt: 'Illustration: a small blue steam train in a hill street, painted houses on the slope, white peaks behind.',
    },
    {},
  ),
];
