import type { Picture } from '#demo/art/picture.ts';
import { shown } from './makers.ts';

/** More hosts at their work: food and cloth. */
export const MAKERS_MORE: readonly Picture[] = [
  shown(
    {
      id: 'maker-full-moon',
      country: 'vietnam',
      time: 'night',
      focal: [0.5, 0.5],
      alt: 'Illustration: an old woman in a violet long dress carries a steaming bowl to a table in the garden, lanterns and a full moon above.',
    },
    'hue-chau',
    'supper',
  ),
  shown(
    {
      id: 'maker-silk-collar',
      country: 'vietnam',
      time: 'noon',
      focal: [0.45, 0.45],
      crop: { x: 300, y: 190, width: 1240 },
      alt: 'Illustration: from the side, a woman with long hair bends over a sewing machine by the window, flowered silk under her hands.',
    },
    'hoian-dung',
    'silk',
  ),
  shown(
    {
      id: 'maker-white-rose',
      country: 'vietnam',
      time: 'dawn',
      focal: [0.45, 0.5],
      crop: { x: 250, y: 230, width: 1160 },
      alt: 'Illustration: a woman in a conical hat sits on a stool by a bamboo steamer of dumplings, silk lanterns round a shop door behind her.',
    },
    'hoian-nga',
    'whiteRose',
  ),
  shown(
    {
      id: 'maker-saffron',
      country: 'thailand',
      time: 'dawn',
      focal: [0.5, 0.55],
      alt: 'Illustration: from behind, two women carry a long saffron cloth on their shoulders towards a golden stupa by the river.',
    },
    'ayutthaya-lamai',
    'saffron',
  ),
  shown(
    {
      id: 'maker-khanom-chan',
      country: 'thailand',
      time: 'noon',
      focal: [0.5, 0.48],
      alt: 'Illustration: a hand peels the top layer from a green cake of nine layers, more of them on a banana leaf in the shade of palms.',
    },
    'bangkok-malee',
    'cakeThai',
  ),
  shown(
    {
      id: 'maker-dim-sum',
      country: 'thailand',
      time: 'night',
      focal: [0.5, 0.52],
      alt: 'Illustration: from behind, a woman in an apron stands at a row of steaming bamboo towers, one lamp above her before daybreak.',
    },
    'krabi-siew',
    'dimSum',
  ),
  shown(
    {
      id: 'maker-layer-cakes',
      country: 'cambodia',
      time: 'dusk',
      focal: [0.45, 0.5],
      crop: { x: 330, y: 210, width: 1180 },
      alt: 'Illustration: a woman kneels by a clay stove and tends a steaming tray of green and white cake, a sunset over water behind her.',
    },
    'siemreap-sreymom',
    'cakeKhmer',
  ),
  shown(
    {
      id: 'maker-dawn-cakes',
      country: 'indonesia',
      time: 'night',
      focal: [0.45, 0.5],
      crop: { x: 280, y: 260, width: 1150 },
      alt: 'Illustration: under one lamp at night, a woman kneels on a mat and lays rice cakes on a leaf, market stalls behind her.',
    },
    'ubud-luh',
    'cakeBali',
  ),
  shown(
    {
      id: 'maker-siomay',
      country: 'indonesia',
      time: 'dawn',
      focal: [0.48, 0.5],
      alt: 'Illustration: a woman in an orange headscarf stands at her cart with a bowl, steamers of dumplings on it, coloured houses along the street.',
    },
    'bandung-neneng',
    'siomay',
  ),
  shown(
    {
      id: 'maker-nyonya-cakes',
      country: 'malaysia',
      time: 'noon',
      focal: [0.47, 0.55],
      alt: 'Illustration: from behind, an old woman with white hair picks blue flowers from a garden fence, a basket of them at her side.',
    },
    'gtown-sweelian',
    'cakeNyonya',
  ),
  shown(
    {
      id: 'maker-leheriya',
      country: 'india',
      time: 'noon',
      focal: [0.45, 0.5],
      crop: { x: 260, y: 170, width: 1280 },
      alt: 'Illustration: a bearded man in a white cap kneels in a sunny yard and pulls a striped cloth tight, bowls of dye behind him.',
    },
    'jaipur-imran',
    'leheriya',
  ),
  shown(
    {
      id: 'maker-brocade',
      country: 'india',
      time: 'dusk',
      focal: [0.5, 0.55],
      alt: 'Illustration: from behind, a woman in a violet veil sits at a loom, gold flowers on red brocade before her.',
    },
    'varanasi-rehana',
    'brocade',
  ),
  shown(
    {
      id: 'maker-dhaka',
      country: 'nepal',
      time: 'noon',
      focal: [0.4, 0.5],
      crop: { x: 190, y: 210, width: 1200 },
      alt: 'Illustration: from the side, a woman weaves a band of diamonds in white, red and blue at a loom, a window in the brick wall behind her.',
    },
    'bhaktapur-sabina',
    'dhaka',
  ),
];
