import { picture, type Picture } from '#demo/art/picture.ts';
import { clayWheel } from '#demo/art/scenes/clay-wheel.ts';
import { flatLay } from '#demo/art/scenes/flat-lay.ts';
import { karstArch } from '#demo/art/scenes/karst-arch.ts';
import { karstBay } from '#demo/art/scenes/karst-bay.ts';
import { lanternStreet } from '#demo/art/scenes/lantern-street.ts';
import { potteryStudio } from '#demo/art/scenes/pottery-studio.ts';
import { spices } from '#demo/art/scenes/spices.ts';
import { wok } from '#demo/art/scenes/wok.ts';

const IN_VIETNAM = { country: 'vietnam' } as const;

/** Pictures of Hanoi, Bat Trang and the karst bay. */
export const HANOI: readonly Picture[] = [
  picture(
    karstBay,
    {
      ...IN_VIETNAM,
      id: 'karst-dawn',
      time: 'dawn',
      focal: [0.5, 0.6],
      alt: 'Illustration: a junk with red sails on a still jade bay between limestone towers at sunrise.',
    },
    {},
  ),
  picture(
    karstBay,
    {
      ...IN_VIETNAM,
      id: 'karst-dusk',
      time: 'dusk',
      focus: 'left',
      crop: { x: 180, y: 300, width: 980 },
      focal: [0.4, 0.5],
      alt: 'Illustration: a junk and two rowing boats in the evening light of a karst bay.',
    },
    { sampans: true, leaves: false },
  ),
  picture(
    karstBay,
    {
      ...IN_VIETNAM,
      id: 'karst-night',
      time: 'night',
      alt: 'Illustration: three junks at anchor with their lamps lit, the moon over the karsts.',
    },
    { boats: 'anchored', leaves: false },
  ),
  picture(
    karstArch,
    {
      ...IN_VIETNAM,
      id: 'arch-noon',
      time: 'noon',
      sky: 'overcast',
      alt: 'Illustration: a sampan with two guests and a rower seen through the arch of a sea cave.',
    },
    {},
  ),
  picture(
    flatLay,
    {
      ...IN_VIETNAM,
      id: 'meal-noodle',
      time: 'dawn',
      alt: 'Illustration: a bowl of red noodle soup with prawns and egg, limes, chillies and rice beside it.',
    },
    { dish: 'noodle' },
  ),
  picture(
    flatLay,
    {
      ...IN_VIETNAM,
      id: 'meal-pho',
      time: 'noon',
      alt: 'Illustration: a bowl of beef pho in blue and white ware, with herbs, lime, chilli and star anise.',
    },
    { dish: 'pho' },
  ),
  picture(
    spices,
    {
      ...IN_VIETNAM,
      id: 'spices-vietnam',
      time: 'night',
      crop: { x: 60, y: 300, width: 1100 },
      focal: [0.55, 0.5],
      alt: 'Illustration: bowls of spices for broth round a stone mortar, cinnamon and star anise in front.',
    },
    { kitchen: 'vietnam' },
  ),
  picture(
    wok,
    {
      ...IN_VIETNAM,
      id: 'wok-street',
      time: 'night',
      crop: { x: 520, y: 300, width: 1070 },
      alt: 'Illustration: noodles, greens and prawns flying from a wok over the flames of a street kitchen at night.',
    },
    { place: 'street' },
  ),
  picture(
    potteryStudio,
    {
      ...IN_VIETNAM,
      id: 'pottery-batrang',
      time: 'dawn',
      alt: 'Illustration: blue and white jars and a celadon vase with marigolds in a studio with a round window.',
    },
    { style: 'batrang' },
  ),
  picture(
    potteryStudio,
    {
      ...IN_VIETNAM,
      id: 'batrang-brush',
      time: 'noon',
      crop: { x: 260, y: 430, width: 860 },
      alt: 'Illustration: brushes in a bowl of cobalt glaze between two painted jars.',
    },
    { style: 'batrang' },
  ),
  picture(
    potteryStudio,
    {
      ...IN_VIETNAM,
      id: 'batrang-noon',
      time: 'noon',
      focus: 'left',
      alt: 'Illustration: the potter’s table in bright daylight, painted jars and a shelf of vases on a pale green wall.',
    },
    { style: 'batrang' },
  ),
  picture(
    clayWheel,
    {
      ...IN_VIETNAM,
      id: 'wheel-batrang',
      time: 'noon',
      alt: 'Illustration: two hands shaping a pale jar on the wheel, painted vases on the shelf behind.',
    },
    { style: 'batrang', clay: '#c9b8a2', sleeve: '#7a3a34', skin: '#d9a67c' },
  ),
  picture(
    lanternStreet,
    {
      ...IN_VIETNAM,
      id: 'street-night',
      time: 'night',
      alt: 'Illustration: silk lanterns strung across an old-quarter street at night, a soup kitchen at the kerb.',
    },
    {},
  ),
  picture(
    lanternStreet,
    {
      ...IN_VIETNAM,
      id: 'lanterns-close',
      time: 'night',
      crop: { x: 420, y: 190, width: 760 },
      alt: 'Illustration: red, green and golden silk lanterns glowing above a narrow street.',
    },
    { strings: 7 },
  ),
  picture(
    lanternStreet,
    {
      ...IN_VIETNAM,
      id: 'city-hanoi',
      time: 'dusk',
      focus: 'left',
      focal: [0.36, 0.55],
      alt: 'Illustration: an old street of Hanoi at dusk, yellow shophouses, lanterns and people walking.',
    },
    { strings: 5 },
  ),
];
