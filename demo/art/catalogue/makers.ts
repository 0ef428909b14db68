import { picture, type Picture, type Shot } from '#demo/art/picture.ts';
import { flatLay } from '#demo/art/scenes/flat-lay.ts';
import { maker, type WorkName } from '#demo/art/scenes/maker.ts';

/** A host at work. */
export function shown(look: Shot, host: string, work: WorkName): Picture {
  return picture(maker, look, { host, work });
}

/** Hosts at their work: the people of the portraits, each where the craft has its place. */
export const MAKERS: readonly Picture[] = [
  shown(
    {
      id: 'maker-lotus-tea',
      country: 'vietnam',
      time: 'dawn',
      focal: [0.45, 0.5],
      crop: { x: 180, y: 60, width: 1360 },
      alt: 'Illustration: a woman in a long pink dress kneels in a flat boat among lotus and holds an open flower, the sun low over the lake.',
    },
    'hanoi-thu',
    'lotusTea',
  ),
  shown(
    {
      id: 'maker-mend-bowl',
      country: 'vietnam',
      time: 'noon',
      focal: [0.45, 0.52],
      alt: 'Illustration: a blue and white bowl from above, its cracks filled with silver, and a hand with a fine brush at the last one.',
    },
    'lam',
    'mend',
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
      focal: [0.5, 0.5],
      crop: { x: 220, y: 160, width: 1160 },
      alt: 'Illustration: from behind, a young woman with long hair sits in a doorway with blue and white hemp over her knees, green terraces outside.',
    },
    'sapa-chu',
    'indigo',
  ),
  shown(
    {
      id: 'maker-lotus-folding',
      country: 'cambodia',
      time: 'dusk',
      focal: [0.5, 0.55],
      alt: 'Illustration: two women kneel on a red mat between the pillars of a pagoda and fold lotus petals, a brass vase of flowers between them.',
    },
    'siemreap-sophal',
    'lotusVase',
  ),
  shown(
    {
      id: 'maker-lake-basket',
      country: 'cambodia',
      time: 'dusk',
      focal: [0.5, 0.55],
      alt: 'Illustration: from behind, a man in a red headcloth sits on a deck beside a half-made basket, stilt houses across the lake at sunset.',
    },
    'siemreap-rithy',
    'basketWeed',
  ),
  shown(
    {
      id: 'maker-momo',
      country: 'nepal',
      time: 'dawn',
      focal: [0.5, 0.5],
      alt: 'Illustration: two hands pinch a dumpling shut on a floured board, finished ones beside it, seen from above.',
    },
    'kathmandu-nima',
    'momo',
  ),
  shown(
    {
      id: 'maker-dhakiya',
      country: 'nepal',
      time: 'noon',
      focal: [0.5, 0.5],
      crop: { x: 400, y: 310, width: 1080 },
      alt: 'Illustration: a woman sits on the ground before a mud house with white figures and coils a patterned grass basket in her lap.',
    },
    'sauraha-phulmati',
    'basketTharu',
  ),
  shown(
    {
      id: 'maker-batik',
      country: 'indonesia',
      time: 'noon',
      focal: [0.42, 0.5],
      crop: { x: 420, y: 170, width: 1120 },
      alt: 'Illustration: from the side, an old woman in glasses on a low stool draws with a wax pen on cloth that hangs over a bar, the wax pan on a stove.',
    },
    'yogyakarta-suminah',
    'batik',
  ),
  shown(
    {
      id: 'maker-soga',
      country: 'indonesia',
      time: 'dawn',
      focal: [0.5, 0.5],
      alt: 'Illustration: a woman in a violet headscarf lifts brown striped batik from a steaming brick vat, more cloth drying on a line.',
    },
    'surakarta-laksmi',
    'soga',
  ),
  shown(
    {
      id: 'maker-mask',
      country: 'indonesia',
      time: 'dusk',
      focal: [0.47, 0.5],
      crop: { x: 200, y: 110, width: 1240 },
      alt: 'Illustration: from behind, a carver in a headcloth sits on the floor among wood chips under a lamp, painted masks on the wall before him.',
    },
    'ketut',
    'mask',
  ),
  shown(
    {
      id: 'maker-bamboo-basket',
      country: 'malaysia',
      time: 'noon',
      focal: [0.52, 0.55],
      alt: 'Illustration: a woman kneels on a mat in the gallery of a longhouse and weaves a black and white basket, light falling through three windows.',
    },
    'kuching-rinda',
    'basketKenyah',
  ),
  shown(
    {
      id: 'maker-rattan',
      country: 'philippines',
      time: 'noon',
      focal: [0.46, 0.6],
      alt: 'Illustration: from far off, a woman in a straw hat sits under palms and weaves a basket, rock islands in a blue bay before her.',
    },
    'elnido-mila',
    'basketRattan',
  ),
];
