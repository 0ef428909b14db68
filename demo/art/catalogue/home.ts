import { picture, type Picture } from '#demo/art/picture.ts';
import { stupa } from '#demo/art/scenes/stupa.ts';

/** The home page's picture: motif to the right, a quiet left third for the headline. */
export const HOME: Picture = picture(
  stupa,
  {
    id: 'home-dawn',
    country: 'nepal',
    time: 'dawn',
    focus: 'right',
    focal: [0.69, 0.6],
    alt: 'Illustration: a white stupa with prayer flags above a valley at dawn, snow mountains in the distance.',
  },
  { size: 0.8, sunX: 1480 },
);
