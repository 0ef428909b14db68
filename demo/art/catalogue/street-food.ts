import { picture, type Picture } from '#demo/art/picture.ts';
import { avenueRide } from '#demo/art/scenes/avenue-ride.ts';
import { foodCart } from '#demo/art/scenes/food-cart.ts';
import { islandTrack } from '#demo/art/scenes/island-track.ts';
import { nightMarket } from '#demo/art/scenes/night-market.ts';

/** Pictures of street food, night markets and rides. */
export const STREET_FOOD: readonly Picture[] = [
  picture(
    foodCart,
    {
      country: 'thailand',
      id: 'cart-bangkok-night',
      time: 'night',
      focal: [0.5, 0.52],
      crop: { x: 90, y: 80, width: 1420 },
      alt: 'Illustration: a noodle cart under neon signs, roast meat in its glass case, the cook at a steaming pot.',
    },
    { dish: 'noodles' },
  ),
  picture(
    foodCart,
    {
      country: 'malaysia',
      id: 'cart-penang-dusk',
      time: 'dusk',
      focal: [0.5, 0.5],
      crop: { x: 300, y: 190, width: 1140 },
      alt: 'Illustration: a cook tosses flat noodles over flames at a cart before painted shophouses, red lanterns above.',
    },
    { dish: 'flat-noodles' },
  ),
  picture(
    foodCart,
    {
      country: 'india',
      id: 'cart-jaipur-noon',
      time: 'noon',
      focal: [0.5, 0.52],
      alt: 'Illustration: a blue cart with a pyramid of crisp shells, chutneys and a brass pot before a rose-coloured wall.',
    },
    { dish: 'chaat' },
  ),
  picture(
    foodCart,
    {
      country: 'vietnam',
      id: 'cart-saigon-dawn',
      time: 'dawn',
      focal: [0.5, 0.53],
      alt: 'Illustration: a baguette cart with herbs and pickles before a yellow wall with green shutters in the morning.',
    },
    { dish: 'baguettes' },
  ),
  picture(
    nightMarket,
    {
      country: 'laos',
      id: 'nightmarket-luang-night',
      time: 'night',
      focal: [0.5, 0.55],
      alt: 'Illustration: handwoven textiles laid out on mats between lamplit stalls, a temple and a hill with a golden spire behind.',
    },
    { kind: 'textiles' },
  ),
  picture(
    nightMarket,
    {
      country: 'thailand',
      id: 'nightmarket-chiangmai-night',
      time: 'night',
      focal: [0.5, 0.55],
      alt: 'Illustration: glowing paper parasols strung across a night market of lamps and bags before an old brick gate.',
    },
    { kind: 'parasols' },
  ),
  picture(
    nightMarket,
    {
      country: 'philippines',
      id: 'nightmarket-manila-dusk',
      crop: { x: 90, y: 110, width: 1420 },
      time: 'dusk',
      focal: [0.5, 0.55],
      alt: 'Illustration: a cook at a smoking grill of skewers beside trays of fruit, a market street with paper flags behind.',
    },
    { kind: 'barbecue' },
  ),
  picture(
    avenueRide,
    {
      country: 'myanmar',
      id: 'cycling-mandalay-dawn',
      time: 'dawn',
      focal: [0.5, 0.54],
      alt: 'Illustration: cyclists seen from behind on a dusty avenue of old trees, a white pagoda at its end in the morning sun.',
    },
    {},
  ),
  picture(
    avenueRide,
    {
      country: 'nepal',
      id: 'cycling-sauraha-noon',
      time: 'noon',
      crop: { x: 210, y: 240, width: 1180 },
      focal: [0.5, 0.52],
      alt: 'Illustration: two cyclists in straw hats seen from behind on an earth road between old trees, hills ahead.',
    },
    { pagoda: false, riders: 2 },
  ),
  picture(
    islandTrack,
    {
      country: 'laos',
      id: 'cycling-pakse-noon',
      time: 'noon',
      focal: [0.5, 0.6],
      alt: 'Illustration: cyclists on a winding track across a river island, a buffalo and a house on posts, the wide river behind.',
    },
    {},
  ),
];
