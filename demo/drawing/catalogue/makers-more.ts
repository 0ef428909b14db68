import type { Picture } from '../picture.ts';
import { shown } from './makers.ts';

/** More hosts at their work: food and cloth. */
export const MAKERS_MORE: readonly Picture[] = [
  shown(
    {
      id: 'maker-full-moon',
      country: 'vietnam',
      time: 'dusk',
      alt: 'Illustration: an old woman in a violet long dress at a table of small bowls, steam rising from the largest.',
    },
    { host: 'hue-chau', craft: 'supper' },
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
      alt: 'Illustration: a laughing woman in a conical hat behind a bamboo steamer full of dumplings.',
    },
    { host: 'hoian-nga', craft: 'steamer' },
  ),
  shown(
    {
      id: 'maker-saffron',
      country: 'thailand',
      time: 'noon',
      alt: 'Illustration: an old woman with white hair smooths a long saffron cloth, large leaves behind her.',
    },
    { host: 'ayutthaya-lamai', craft: 'saffron' },
  ),
  shown(
    {
      id: 'maker-khanom-chan',
      country: 'thailand',
      time: 'noon',
      alt: 'Illustration: a smiling woman in an apron behind green layer cakes on a leaf, pans on the wall.',
    },
    { host: 'bangkok-malee', craft: 'cakeThai', table: '#8a5a3a' },
  ),
  shown(
    {
      id: 'maker-dim-sum',
      country: 'thailand',
      time: 'dawn',
      alt: 'Illustration: a laughing woman in an apron behind a bamboo steamer, steam before the pans on her wall.',
    },
    { host: 'krabi-siew', craft: 'steamer', table: '#7f4f34' },
  ),
  shown(
    {
      id: 'maker-layer-cakes',
      country: 'cambodia',
      time: 'noon',
      alt: 'Illustration: a woman with a checked scarf behind green and white layer cakes on a leaf.',
    },
    { host: 'siemreap-sreymom', craft: 'cakeKhmer', table: '#84543a' },
  ),
  shown(
    {
      id: 'maker-dawn-cakes',
      country: 'indonesia',
      time: 'noon',
      alt: 'Illustration: a laughing woman in a green blouse behind white and pink rice cakes on a leaf.',
    },
    { host: 'ubud-luh', craft: 'cakeBali' },
  ),
  shown(
    {
      id: 'maker-siomay',
      country: 'indonesia',
      time: 'dawn',
      alt: 'Illustration: a woman in an orange headscarf behind a bamboo steamer full of dumplings.',
    },
    { host: 'bandung-neneng', craft: 'steamer' },
  ),
  shown(
    {
      id: 'maker-nyonya-cakes',
      country: 'malaysia',
      time: 'noon',
      alt: 'Illustration: an old woman with white hair behind blue and white cakes on a leaf, pans on the wall.',
    },
    { host: 'gtown-sweelian', craft: 'cakeNyonya', table: '#8f5f42' },
  ),
  shown(
    {
      id: 'maker-leheriya',
      country: 'india',
      time: 'noon',
      alt: 'Illustration: a bearded man in a white cap works on cloth with slanting stripes of red, green and yellow.',
    },
    { host: 'jaipur-imran', craft: 'leheriya', table: '#7f5334' },
  ),
  shown(
    {
      id: 'maker-brocade',
      country: 'india',
      time: 'dusk',
      alt: 'Illustration: a woman in a violet veil traces flowers of gold thread on red brocade.',
    },
    { host: 'varanasi-rehana', craft: 'brocade', table: '#6f4530' },
  ),
  shown(
    {
      id: 'maker-dhaka',
      country: 'nepal',
      time: 'noon',
      alt: 'Illustration: a woman picks a pattern of diamonds in white, red and blue cloth on her bar.',
    },
    { host: 'bhaktapur-sabina', craft: 'dhaka', table: '#84563a' },
  ),
];
