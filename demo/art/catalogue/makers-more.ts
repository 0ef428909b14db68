import type { Picture } from '#demo/art/picture.ts';
import { shown } from './makers.ts';

/** More hosts at their work: food and cloth. */
export const MAKERS_MORE: readonly Picture[] = [
  shown(
    {
      id: 'maker-full-moon',
      country: 'vietnam',
      time: 'night',
      alt: 'Illustration: an old woman in a violet long dress at a table of bowls under the full moon, steam rising from the largest.',
    },
    { host: 'hue-chau', craft: 'supper', view: 'above', behind: 'water', lift: 40, sun: 0.4 },
  ),
  shown(
    {
      id: 'maker-silk-collar',
      country: 'vietnam',
      time: 'noon',
      alt: 'Illustration: a woman in a blue long dress works on flowered silk, more cloth hanging behind her.',
    },
    { host: 'hoian-dung', craft: 'silk', table: '#7a5238' },
  ),
  shown(
    {
      id: 'maker-white-rose',
      country: 'vietnam',
      time: 'dawn',
      alt: 'Illustration: a laughing woman in a conical hat behind a bamboo steamer full of dumplings, silk lanterns round her.',
    },
    { host: 'hoian-nga', craft: 'steamer', view: 'farRight', behind: 'lamps' },
  ),
  shown(
    {
      id: 'maker-saffron',
      country: 'thailand',
      time: 'dawn',
      alt: 'Illustration: an old woman with white hair smooths a long saffron cloth beside a river, a boat under sail behind her.',
    },
    { host: 'ayutthaya-lamai', craft: 'saffron', view: 'aboveRight', behind: 'water', lift: 240, sun: 0 },
  ),
  shown(
    {
      id: 'maker-khanom-chan',
      country: 'thailand',
      time: 'noon',
      alt: 'Illustration: a smiling woman in an apron behind green layer cakes on a leaf, pans on the wall.',
    },
    { host: 'bangkok-malee', craft: 'cakeThai', table: '#8a5a3a', view: 'aboveRight' },
  ),
  shown(
    {
      id: 'maker-dim-sum',
      country: 'thailand',
      time: 'dawn',
      alt: 'Illustration: seen from above the table, a laughing woman in an apron holds a steamer of dumplings, rubber trees behind her.',
    },
    { host: 'krabi-siew', craft: 'steamer', table: '#7f4f34', view: 'above', behind: 'forest', sun: 0 },
  ),
  shown(
    {
      id: 'maker-layer-cakes',
      country: 'cambodia',
      time: 'dusk',
      alt: 'Illustration: a woman with a checked scarf behind green and white layer cakes on a leaf, lanterns lit in the evening.',
    },
    { host: 'siemreap-sreymom', craft: 'cakeKhmer', table: '#84543a', view: 'aboveLeft', behind: 'lamps' },
  ),
  shown(
    {
      id: 'maker-dawn-cakes',
      country: 'indonesia',
      time: 'night',
      alt: 'Illustration: a laughing woman in a green blouse behind white and pink rice cakes, market lanterns before daybreak.',
    },
    { host: 'ubud-luh', craft: 'cakeBali', view: 'far', behind: 'lamps' },
  ),
  shown(
    {
      id: 'maker-siomay',
      country: 'indonesia',
      time: 'dawn',
      alt: 'Illustration: a woman in an orange headscarf behind a bamboo steamer full of dumplings, a street of coloured houses behind.',
    },
    { host: 'bandung-neneng', craft: 'steamer', view: 'aboveLeft', behind: 'street', lift: 120, sun: 0 },
  ),
  shown(
    {
      id: 'maker-nyonya-cakes',
      country: 'malaysia',
      time: 'noon',
      alt: 'Illustration: an old woman with white hair behind blue and white cakes on a leaf, a street of painted houses behind her.',
    },
    { host: 'gtown-sweelian', craft: 'cakeNyonya', table: '#8f5f42', view: 'left', behind: 'street', lift: 60, sun: 0 },
  ),
  shown(
    {
      id: 'maker-leheriya',
      country: 'india',
      time: 'noon',
      alt: 'Illustration: before a blue arch, a bearded man in a white cap works on cloth with slanting stripes of red, green and yellow.',
    },
    { host: 'jaipur-imran', craft: 'leheriya', table: '#7f5334', view: 'above', behind: 'arch', sun: 0 },
  ),
  shown(
    {
      id: 'maker-brocade',
      country: 'india',
      time: 'dusk',
      alt: 'Illustration: a woman in a violet veil traces flowers of gold thread on red brocade.',
    },
    { host: 'varanasi-rehana', craft: 'brocade', table: '#6f4530', view: 'aboveRight' },
  ),
  shown(
    {
      id: 'maker-dhaka',
      country: 'nepal',
      time: 'noon',
      alt: 'Illustration: a woman picks a pattern of diamonds in white, red and blue cloth on her bar.',
    },
    { host: 'bhaktapur-sabina', craft: 'dhaka', table: '#84563a', view: 'above' },
  ),
];
