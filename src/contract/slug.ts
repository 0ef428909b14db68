// Slugs: what a title becomes in an address.
const MARKS = /\p{M}+/gu;
const OTHERS = /[^a-z0-9]+/g;
const EDGES = /^-+|-+$/g;

// Letters that Unicode does not take apart into a base letter and a mark.
const SPECIAL: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};

/**
 * Makes the slug of a title: Latin letters with their accents folded, digits and single hyphens, at most 80 characters.
 * A title with none of these (all in another script) becomes `experience`, so that the address keeps its three parts.
 */
export function slugify(title: string): string {
  const folded = title
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[đðøłßæœþı]/g, (letter) => SPECIAL[letter] ?? '');
  const slug = folded.replace(OTHERS, '-').replace(EDGES, '').slice(0, 80).replace(EDGES, '');
  return slug === '' ? 'experience' : slug;
}
