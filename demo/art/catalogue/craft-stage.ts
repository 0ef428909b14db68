import { picture, type Picture } from '#demo/art/picture.ts';
import { shadowTheatre } from '#demo/art/scenes/shadow-theatre.ts';
import { shadowPanel } from '#demo/art/scenes/shadow-panel.ts';
import { stringPuppets } from '#demo/art/scenes/string-puppets.ts';
import { kathputliShow } from '#demo/art/scenes/kathputli-show.ts';
import { waterPuppets } from '#demo/art/scenes/water-puppets.ts';
import { gamelan } from '#demo/art/scenes/gamelan.ts';
import { bambooXylophone } from '#demo/art/scenes/bamboo-xylophone.ts';
import { sitarCarpet } from '#demo/art/scenes/sitar-carpet.ts';
import { mouthOrgan } from '#demo/art/scenes/mouth-organ.ts';
import { garlandThreading } from '#demo/art/scenes/garland-threading.ts';
import { hennaHand } from '#demo/art/scenes/henna-hand.ts';
import { courtDance } from '#demo/art/scenes/court-dance.ts';
import { templeDancer } from '#demo/art/scenes/temple-dancer.ts';

/** Pictures of puppets, music and dance. */
export const CRAFT_STAGE: readonly Picture[] = [
  picture(
    shadowTheatre,
    {
      id: 'shadow-yogya-night',
      country: 'indonesia',
      time: 'night',
      alt: 'Illustration: a shadow theatre: leather puppets either side of a leaf-shaped tree of life on a lamp-lit screen, the audience in the dark.',
    },
    {},
  ),
  picture(
    shadowPanel,
    {
      id: 'shadow-siemreap-night',
      country: 'cambodia',
      time: 'night',
      alt: 'Illustration: players holding large leather panels with a dancer cut in lacework before a fire-lit screen under sugar palms.',
    },
    {},
  ),
  picture(
    stringPuppets,
    {
      id: 'marionettes-mandalay',
      country: 'myanmar',
      time: 'dusk',
      alt: 'Illustration: a prince and a princess on strings dancing on a small gilded stage, red curtains drawn aside and footlights burning.',
    },
    {},
  ),
  picture(
    kathputliShow,
    {
      id: 'kathputli-jaipur',
      country: 'india',
      time: 'dusk',
      alt: 'Illustration: three string puppets with long printed skirts before a patchwork curtain of three arches, marigolds above and a drum beside.',
    },
    {},
  ),
  picture(
    waterPuppets,
    {
      id: 'waterpuppets-hanoi',
      country: 'vietnam',
      time: 'night',
      alt: 'Illustration: water puppets on a green pool: a red dragon spitting water, a boy with a flute on a buffalo, fish, a tiled stage and lanterns behind.',
    },
    {},
  ),
  picture(
    gamelan,
    {
      id: 'gamelan-solo',
      country: 'indonesia',
      time: 'dusk',
      alt: 'Illustration: a gamelan in a pillared hall: two great gongs in a carved frame, rows of bronze kettles and a metal-barred instrument in front.',
    },
    {},
  ),
  picture(
    bambooXylophone,
    {
      id: 'xylophone-siemreap',
      country: 'cambodia',
      time: 'dusk',
      alt: 'Illustration: a gilded boat-shaped xylophone with bamboo bars on a silk mat, drums and finger cymbals, temple towers at sunset.',
    },
    {},
  ),
  picture(
    sitarCarpet,
    {
      id: 'sitar-varanasi',
      country: 'india',
      time: 'noon',
      alt: 'Illustration: a sitar and a pair of tabla on a flowered carpet seen from above, marigolds and a brass lamp beside them.',
    },
    {},
  ),
  picture(
    mouthOrgan,
    {
      id: 'khaen-vientiane',
      country: 'laos',
      time: 'dusk',
      alt: 'Illustration: a bamboo mouth organ leaning on a three-cornered cushion, a laced drum beside it, the evening sun on a river.',
    },
    {},
  ),
  picture(
    garlandThreading,
    {
      id: 'garland-bangkok',
      country: 'thailand',
      time: 'noon',
      alt: 'Illustration: a hand threading jasmine buds on a long needle over banana leaves, finished garlands and bowls of flowers round it.',
    },
    {},
  ),
  picture(
    hennaHand,
    {
      id: 'henna-jaipur',
      country: 'india',
      time: 'noon',
      alt: 'Illustration: an open hand covered with henna flowers on a printed cloth, another hand drawing on with the cone, bangles and marigolds.',
    },
    {},
  ),
  picture(
    courtDance,
    {
      id: 'dancer-solo',
      country: 'indonesia',
      time: 'night',
      crop: { x: 310, y: 70, width: 1000 },
      focal: [0.46, 0.48],
      alt: 'Illustration: a court dancer in batik and a golden crown spreads her red scarf in a lamp-lit pillared hall.',
    },
    {},
  ),
  picture(
    templeDancer,
    {
      id: 'dancer-siemreap',
      country: 'cambodia',
      time: 'dusk',
      crop: { x: 340, y: 80, width: 940 },
      focal: [0.5, 0.5],
      alt: 'Illustration: a classical dancer with a gilded crown, fingers bent back, before the great disc of the setting sun.',
    },
    {},
  ),
];
