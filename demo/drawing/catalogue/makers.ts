import { picture } from '../picture.ts';
import type { Picture, Shot } from '../picture.ts';
import { flatLay } from '../scenes/flat-lay.ts';
import { maker } from '../scenes/maker.ts';
import type { MakerOptions } from '../scenes/maker.ts';

type Look = Pick<Shot, 'id' | 'country' | 'time' | 'alt'>;

/** A host at work, the head kept in every cut. */
export const shown = (look: Look, options: MakerOptions): Picture =>
  picture(maker, { ...look, focal: [0.5, 0.48] }, options);

/** Hosts at their work: the people of the portraits, with what they make before them. */
export const MAKERS: readonly Picture[] = [
  shown(
    {
      id: 'maker-lotus-tea',
      country: 'vietnam',
      time: 'dawn',
      alt: 'Illustration: a woman in a long dress opens a lotus flower at her table, a teapot beside her.',
    },
    { host: 'hanoi-thu', craft: 'lotusTea' },
  ),
  shown(
    {
      id: 'maker-mend-bowl',
      country: 'vietnam',
      time: 'noon',
      alt: 'Illustration: a man in glasses fills the cracks of a blue and white bowl with gold, shards beside him.',
    },
    { host: 'lam', craft: 'mend', table: '#6f4a34' },
  ),
  picture(
    flatLay,
    {
      id: 'meal-bunrieu',
      country: 'vietnam',
      time: 'noon',
      alt: 'Illustration: a bowl of crab noodle soup with tomato, fried bean curd and herbs, two field crabs beside it.',
    },
    { dish: 'bunrieu' },
  ),
  shown(
    {
      id: 'maker-indigo-wax',
      country: 'vietnam',
      time: 'noon',
      alt: 'Illustration: a young woman in an embroidered jacket draws with wax on blue hemp, rice terraces behind her.',
    },
    { host: 'sapa-chu', craft: 'indigo', table: '#7d5636' },
  ),
  shown(
    {
      id: 'maker-lotus-folding',
      country: 'cambodia',
      time: 'dusk',
      alt: 'Illustration: an old woman folds the petals of a lotus, more of them in a brass vase, silks behind her.',
    },
    { host: 'siemreap-sophal', craft: 'lotusVase', table: '#7a4632' },
  ),
  shown(
    {
      id: 'maker-lake-basket',
      country: 'cambodia',
      time: 'noon',
      alt: 'Illustration: a man with a checked headcloth plaits a basket from lake weed, water and a sail behind him.',
    },
    { host: 'siemreap-rithy', craft: 'basketWeed' },
  ),
  shown(
    {
      id: 'maker-momo',
      country: 'nepal',
      time: 'dawn',
      alt: 'Illustration: a young woman folds dumplings on a floured board, pans hanging on the wall behind her.',
    },
    { host: 'kathmandu-nima', craft: 'momo', table: '#8c5634' },
  ),
  shown(
    {
      id: 'maker-dhakiya',
      country: 'nepal',
      time: 'noon',
      alt: 'Illustration: a laughing woman coils a grass basket with red and blue figures, large leaves behind her.',
    },
    { host: 'sauraha-phulmati', craft: 'basketTharu' },
  ),
  shown(
    {
      id: 'maker-batik',
      country: 'indonesia',
      time: 'noon',
      alt: 'Illustration: an old woman in glasses draws with hot wax on patterned cloth that hangs over a bar.',
    },
    { host: 'yogyakarta-suminah', craft: 'batik', table: '#6f4630' },
  ),
  shown(
    {
      id: 'maker-soga',
      country: 'indonesia',
      time: 'dawn',
      alt: 'Illustration: a woman in a headscarf works on brown striped batik, a bowl of bark dye beside her.',
    },
    { host: 'surakarta-laksmi', craft: 'soga', table: '#5f3d2c' },
  ),
  shown(
    {
      id: 'maker-mask',
      country: 'indonesia',
      time: 'dusk',
      alt: 'Illustration: an old man with a tied headcloth carves a wooden mask, finished ones left and right of him.',
    },
    { host: 'ketut', craft: 'mask', table: '#7a4a2c' },
  ),
  shown(
    {
      id: 'maker-bamboo-basket',
      country: 'malaysia',
      time: 'noon',
      alt: 'Illustration: a smiling woman weaves a carrying basket of dark and red bamboo, forest leaves behind her.',
    },
    { host: 'kuching-rinda', craft: 'basketKenyah' },
  ),
  shown(
    {
      id: 'maker-rattan',
      country: 'philippines',
      time: 'noon',
      alt: 'Illustration: a woman in a straw hat weaves a basket from rattan, coils of it on the table.',
    },
    { host: 'elnido-mila', craft: 'basketRattan' },
  ),
];
