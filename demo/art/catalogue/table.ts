import { picture, type Picture } from '#demo/art/picture.ts';
import { tableLay } from '#demo/art/scenes/table-lay.ts';

/** Meals laid on their own tables. */
export const TABLE: readonly Picture[] = [
  picture(
    tableLay,
    {
      id: 'meal-momo',
      country: 'nepal',
      time: 'dusk',
      alt: 'Illustration: a steamer of pleated momo round a bowl of tomato pickle, half-moon dumplings and soup beside it.',
    },
    { dish: 'momo' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-thali',
      country: 'india',
      time: 'noon',
      alt: 'Illustration: a steel thali with six small bowls, rice and folded breads on a tie-dyed cloth, a clay cup of lassi beside it.',
    },
    { dish: 'thali' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-dosa',
      country: 'india',
      time: 'dawn',
      alt: 'Illustration: a long crisp dosa on a banana leaf with chutneys, sambar and steamed rice cakes, a kolam drawn on the red floor.',
    },
    { dish: 'dosa' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-amok',
      country: 'cambodia',
      time: 'dusk',
      alt: 'Illustration: fish amok with coconut cream in two folded banana-leaf cups on a woven tray, a checked krama below.',
    },
    { dish: 'amok' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-crab',
      country: 'cambodia',
      time: 'noon',
      alt: 'Illustration: a red crab on an oval plate with spikes of green pepper, lime and pepper salt on sea-worn boards.',
    },
    { dish: 'crab' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-larb',
      country: 'laos',
      time: 'noon',
      alt: 'Illustration: a bowl of larb with mint and shallots, a basket of sticky rice, raw vegetables and chilli dip on a woven mat.',
    },
    { dish: 'larb' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-tomyum',
      country: 'thailand',
      time: 'night',
      alt: 'Illustration: prawns, mushrooms and lemongrass in a ring-shaped brass pot of tom yum, coals glowing in its chimney.',
    },
    { dish: 'tomyum' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-padthai',
      country: 'thailand',
      time: 'noon',
      alt: 'Illustration: pad thai with prawns, peanuts and bean sprouts on a leaf-lined plate, four jars of seasoning and iced tea beside it.',
    },
    { dish: 'padthai' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-springrolls',
      country: 'vietnam',
      time: 'noon',
      alt: 'Illustration: five fresh rice-paper rolls on a long plate with a carrot dip, a basket of herbs and sheets of rice paper.',
    },
    { dish: 'springrolls' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-gudeg',
      country: 'indonesia',
      time: 'dawn',
      alt: 'Illustration: jackfruit stew, brown eggs, chicken and rice in a leaf-lined bamboo box on batik cloth.',
    },
    { dish: 'gudeg' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-laksa',
      country: 'malaysia',
      time: 'dawn',
      alt: 'Illustration: a flowered bowl of laksa with prawns, tofu puffs, egg and mint on patterned tiles.',
    },
    { dish: 'laksa' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-nasilemak',
      country: 'malaysia',
      time: 'noon',
      alt: 'Illustration: coconut rice with sambal, egg, peanuts and anchovies unwrapped on a banana leaf, pulled tea on a marble table.',
    },
    { dish: 'nasilemak' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-adobo',
      country: 'philippines',
      time: 'dawn',
      alt: 'Illustration: chicken adobo with bay leaves in a clay pot on a dyed palm mat, rice on a leaf and calamansi.',
    },
    { dish: 'adobo' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-mohinga',
      country: 'myanmar',
      time: 'dawn',
      alt: 'Illustration: a green bowl of mohinga with noodles, egg and crisp fritters beside a strip of wave-woven silk.',
    },
    { dish: 'mohinga' },
  ),
  picture(
    tableLay,
    {
      id: 'meal-tealeaf',
      country: 'myanmar',
      time: 'noon',
      alt: 'Illustration: pickled tea leaves in a divided lacquer tray with nuts, sesame, dried shrimp, garlic, tomato and beans.',
    },
    { dish: 'tealeaf' },
  ),
  picture(
    tableLay,
    {
      id: 'khaosoi-chiangmai',
      country: 'thailand',
      time: 'dusk',
      alt: 'Illustration: curry noodles under a nest of crisp noodles in a flowered bowl, pickled greens, shallots and lime beside it.',
    },
    { dish: 'khaosoi' },
  ),
];
