import { picture, type Picture } from '#demo/art/picture.ts';
import { bambooSteamers } from '#demo/art/scenes/bamboo-steamers.ts';
import { coffeeTable } from '#demo/art/scenes/coffee-table.ts';
import { curryMortar } from '#demo/art/scenes/curry-mortar.ts';
import { ricePaperYard } from '#demo/art/scenes/rice-paper-yard.ts';
import { tableLay } from '#demo/art/scenes/table-lay.ts';
import { teaTable } from '#demo/art/scenes/tea-table.ts';
import { wokFire } from '#demo/art/scenes/wok-fire.ts';

/** Coffee, tea, sweets and work in the kitchen. */
export const KITCHEN: readonly Picture[] = [
  picture(
    coffeeTable,
    {
      id: 'coffee-hanoi',
      country: 'vietnam',
      time: 'dawn',
      alt: 'Illustration: coffee dripping through a metal filter into a glass of sweet milk on a low red table, an ochre street wall behind.',
    },
    { place: 'hanoi' },
  ),
  picture(
    coffeeTable,
    {
      id: 'coffee-pakse',
      country: 'laos',
      time: 'noon',
      alt: 'Illustration: coffee running through a cloth filter on a farm table, beans drying on raised beds and coffee cherries above.',
    },
    { place: 'pakse' },
  ),
  picture(
    coffeeTable,
    {
      id: 'coffee-bandung',
      country: 'indonesia',
      time: 'dusk',
      alt: 'Illustration: coffee beans turning dark in an iron pan over a clay stove, a volcano in the kitchen window.',
    },
    { place: 'bandung' },
  ),
  picture(
    teaTable,
    {
      id: 'tea-tray-darjeeling',
      country: 'india',
      time: 'dawn',
      alt: 'Illustration: five cups of tea from pale to dark on a veranda table with a flowered pot, tea hills and white peaks behind.',
    },
    { kind: 'tasting' },
  ),
  picture(
    teaTable,
    {
      id: 'chai-jaipur',
      country: 'india',
      time: 'dusk',
      alt: 'Illustration: a hand pours milk tea from high out of a kettle into clay cups on a brass tray, bazaar arches behind.',
    },
    { kind: 'chai' },
  ),
  picture(
    bambooSteamers,
    {
      id: 'dumpling-steam',
      country: 'malaysia',
      time: 'dawn',
      alt: 'Illustration: stacks of bamboo steamers in a tea house, the front one open with pleated dumplings in the steam.',
    },
    {},
  ),
  picture(
    tableLay,
    {
      id: 'sweets-jaipur',
      country: 'india',
      time: 'noon',
      alt: 'Illustration: a honeycomb ghevar with silver leaf, jalebi, laddu and milk sweets on brass plates, rose petals round them.',
    },
    { dish: 'sweets' },
  ),
  picture(
    tableLay,
    {
      id: 'kuih-penang',
      country: 'malaysia',
      time: 'noon',
      alt: 'Illustration: rows of layered pink, green and blue kuih, coconut balls and red cakes on a leaf-lined lacquer tray.',
    },
    { dish: 'kuih' },
  ),
  picture(
    curryMortar,
    {
      id: 'mortar-hands',
      country: 'thailand',
      time: 'noon',
      alt: 'Illustration: two hands pounding red curry paste in a granite mortar, lemongrass, galangal and chillies on the table.',
    },
    { skin: '#bf8a5c', sleeve: '#e9a63a' },
  ),
  picture(
    wokFire,
    {
      id: 'wok-bangkok',
      country: 'thailand',
      time: 'night',
      alt: 'Illustration: a street cook tossing noodles in a wok through a tall flame at night, neon signs behind.',
    },
    {},
  ),
  picture(
    teaTable,
    {
      id: 'teashop-yangon-noon',
      country: 'myanmar',
      time: 'noon',
      alt: 'Illustration: cups of milk tea, samosas, a flowered flask and a teapot on a green pavement table, an old arcade behind.',
    },
    { kind: 'teashop' },
  ),
  picture(
    ricePaperYard,
    {
      id: 'ricepaper-battambang-noon',
      country: 'cambodia',
      time: 'noon',
      alt: 'Illustration: round rice papers drying on rows of bamboo racks in a village yard, houses on posts and palms behind.',
    },
    {},
  ),
  picture(
    coffeeTable,
    {
      id: 'coffee-cherries',
      country: 'laos',
      time: 'noon',
      alt: 'Illustration: ripe red coffee cherries crowded along leafy twigs, seen close, the shrub out of focus behind.',
    },
    { place: 'cherries' },
  ),
];
