import { picture, type Picture, type Shot } from '#demo/art/picture.ts';
import { WIDTH } from '#demo/art/kit/canvas.ts';
import { flatLay } from '#demo/art/scenes/flat-lay.ts';
import { maker, type MakerOptions } from '#demo/art/scenes/maker.ts';
import { VIEWS } from '#demo/art/scenes/makers/views.ts';

type Look = Pick<Shot, 'id' | 'country' | 'time' | 'alt'>;

/** A host at work, the head kept in every cut. */
export function shown(look: Look, options: MakerOptions): Picture {
  const x = options.view === undefined ? MIDDLE : VIEWS[options.view].x;
  return picture(maker, { ...look, focal: [Math.round((x / WIDTH) * 100) / 100, 0.48] }, options);
}

const MIDDLE = WIDTH / 2;

/** Hosts at their work: the people of the portraits, with what they make before them. */
export const MAKERS: readonly Picture[] = [
  shown(
    {
      id: 'maker-lotus-tea',
      country: 'vietnam',
      time: 'dawn',
      alt: 'Illustration: a woman in a long dress opens a lotus flower at her table above a lake, a teapot and cups beside her.',
    },
    { host: 'hanoi-thu', craft: 'lotusTea', view: 'aboveLeft', behind: 'water', lift: 240, sun: 0 },
  ),
  shown(
    {
      id: 'maker-mend-bowl',
      country: 'vietnam',
      time: 'noon',
      alt: 'Illustration: a man in glasses fills the cracks of a blue and white bowl with gold, shards beside him.',
    },
    { host: 'lam', craft: 'mend', table: '#6f4a34', view: 'aboveRight' },
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
    { host: 'sapa-chu', craft: 'indigo', table: '#7d5636', view: 'aboveLeft', lift: 220, sun: 0 },
  ),
  shown(
    {
      id: 'maker-lotus-folding',
      country: 'cambodia',
      time: 'dusk',
      alt: 'Illustration: an old woman folds the petals of a lotus, more of them in a brass vase, silks behind her.',
    },
    { host: 'siemreap-sophal', craft: 'lotusVase', table: '#7a4632', view: 'right' },
  ),
  shown(
    {
      id: 'maker-lake-basket',
      country: 'cambodia',
      time: 'noon',
      alt: 'Illustration: a man with a checked headcloth plaits a basket from lake weed, water and a sail behind him.',
    },
    { host: 'siemreap-rithy', craft: 'basketWeed', view: 'left', lift: 120, sun: 0 },
  ),
  shown(
    {
      id: 'maker-momo',
      country: 'nepal',
      time: 'dawn',
      alt: 'Illustration: seen from above the table, a young woman folds dumplings on a floured board, pans on the wall behind her.',
    },
    { host: 'kathmandu-nima', craft: 'momo', table: '#8c5634', view: 'above' },
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
    { host: 'yogyakarta-suminah', craft: 'batik', table: '#6f4630', view: 'aboveLeft' },
  ),
  shown(
    {
      id: 'maker-soga',
      country: 'indonesia',
      time: 'dawn',
      alt: 'Illustration: a woman in a headscarf works on brown striped batik, a bowl of bark dye beside her.',
    },
    { host: 'surakarta-laksmi', craft: 'soga', table: '#5f3d2c', view: 'far' },
  ),
  shown(
    {
      id: 'maker-mask',
      country: 'indonesia',
      time: 'dusk',
      alt: 'Illustration: an old man with a tied headcloth carves a wooden mask on his bench, a finished one beside it, shavings between.',
    },
    { host: 'ketut', craft: 'mask', table: '#7a4a2c', view: 'aboveRight' },
  ),
  shown(
    {
      id: 'maker-bamboo-basket',
      country: 'malaysia',
      time: 'noon',
      alt: 'Illustration: a smiling woman weaves a carrying basket of dark and red bamboo, tall forest trees behind her.',
    },
    { host: 'kuching-rinda', craft: 'basketKenyah', view: 'farRight', behind: 'forest', sun: 0 },
  ),
  shown(
    {
      id: 'maker-rattan',
      country: 'philippines',
      time: 'noon',
      alt: 'Illustration: a woman in a straw hat weaves a basket from rattan, coils of it on the table, a sail on the sea behind.',
    },
    { host: 'elnido-mila', craft: 'basketRattan', view: 'right', behind: 'water', sun: 0.3 },
  ),
];
