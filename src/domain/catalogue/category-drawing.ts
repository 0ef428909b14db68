// The drawing of a category without a photo (docs/reference/design.md#categories).

/** Symbols of `public/categories.svg` with the beginnings of the words that choose them. */
const beginnings = {
  market: ['market', 'street', 'shop', 'bazaar'],
  cup: ['tea', 'coffee', 'cafe', 'cacao', 'chocolate'],
  glass: ['wine', 'beer', 'drink', 'bars', 'cocktail', 'whisk', 'brew', 'distill'],
  bowl: ['food', 'cook', 'cuisine', 'kitchen', 'eat', 'dining', 'dinner', 'bak', 'tast', 'gastro', 'culinar'],
  boat: [
    'boat',
    'water',
    'sail',
    'coast',
    'island',
    'river',
    'kayak',
    'canoe',
    'cruise',
    'diving',
    'snorkel',
    'surf',
    'fish',
    'beach',
  ],
  temple: ['temple', 'tradition', 'spiritual', 'religio', 'pilgrim', 'ritual', 'monaster'],
  lotus: ['yoga', 'wellness', 'meditat', 'massage', 'spas', 'retreat', 'health'],
  lantern: ['evening', 'night', 'festival', 'party'],
  cloth: ['textile', 'weav', 'dye', 'batik', 'fashion', 'silk', 'sew', 'cloth', 'fabric'],
  drum: ['music', 'danc', 'theatre', 'theater', 'show', 'concert', 'perform'],
  bicycle: ['cycl', 'bicycle', 'bik', 'ride', 'riding', 'motor', 'scooter', 'tuk'],
  sprout: ['farm', 'garden', 'harvest', 'plant', 'agri', 'village'],
  jar: ['craft', 'artisan', 'workshop', 'pottery', 'ceramic', 'maker', 'wood', 'jewel', 'class'],
  brush: ['art', 'paint', 'draw', 'photo', 'calligraph', 'gallery'],
  bird: ['wildlife', 'animal', 'bird', 'safari'],
  peak: ['mountain', 'climb', 'ski', 'snow', 'adventure', 'winter'],
  arch: ['histor', 'heritage', 'museum', 'architect', 'ruin', 'sight', 'cit', 'cultur'],
  kite: ['famil', 'kid', 'child', 'game', 'play', 'sport'],
  hills: ['walk', 'hik', 'trek', 'nature', 'forest', 'outdoor', 'park', 'tour', 'trail'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** `tree` is the one of no subject in particular. */
export const categoryDrawings = [...(Object.keys(beginnings) as (keyof typeof beginnings)[]), 'tree'] as const;
export type CategoryDrawing = (typeof categoryDrawings)[number];

/** The drawing of the first word of a slug that has one. */
export function drawingOf(slug: string): CategoryDrawing {
  for (const word of slug.split('-')) {
    const found = categoryDrawings.find(
      (drawing) => drawing !== 'tree' && beginnings[drawing].some((beginning) => word.startsWith(beginning)),
    );
    if (found !== undefined) return found;
  }
  return 'tree';
}
