import { picture, type Picture } from '#demo/art/picture.ts';
import { marketStall } from '#demo/art/scenes/market-stall.ts';

/** Market stalls. */
export const MARKET: readonly Picture[] = [
  picture(
    marketStall,
    {
      id: 'market-fruit',
      country: 'thailand',
      time: 'noon',
      alt: 'Illustration: a fruit stall with heaps of mangoes, dragon fruit and rambutans under a striped awning, the seller behind.',
    },
    { wares: 'fruit' },
  ),
  picture(
    marketStall,
    {
      id: 'market-greens',
      country: 'laos',
      time: 'dawn',
      alt: 'Illustration: bunches of greens, herbs and chillies on leaf mats at a misty morning market, three sellers under parasols.',
    },
    { wares: 'greens' },
  ),
  picture(
    marketStall,
    {
      id: 'market-spice',
      country: 'india',
      time: 'dusk',
      alt: 'Illustration: a spice seller in a red turban behind sacks with cones of turmeric, chilli and cumin, jars on the shelves.',
    },
    { wares: 'spice' },
  ),
  picture(
    marketStall,
    {
      id: 'market-flowers',
      country: 'india',
      time: 'dawn',
      alt: 'Illustration: heaps of marigolds and rose petals in baskets, garlands hanging above, a seller in a pink scarf tying another.',
    },
    { wares: 'flowers' },
  ),
  picture(
    marketStall,
    {
      id: 'market-fish',
      country: 'philippines',
      time: 'dawn',
      alt: 'Illustration: fish, prawns, crabs and squid on ice at a harbour stall, two sellers behind, outriggers coming in at sunrise.',
    },
    { wares: 'fish' },
  ),
  picture(
    marketStall,
    {
      id: 'market-herbs',
      country: 'laos',
      time: 'dawn',
      crop: { x: 250, y: 560, width: 700 },
      alt: 'Illustration: bunches of herbs and greens tied with straw on banana leaves, small round aubergines and baskets in front.',
    },
    { wares: 'greens' },
  ),
];
