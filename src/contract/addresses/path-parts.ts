// The parts of a path: decoded, and the two kinds that are made and read, ids and slugs.

/** Splits a path into its decoded parts, or null when an escape is broken. The query is not looked at. */
export function pathParts(path: string): string[] | null {
  const bare = path.split(/[?#]/, 1)[0] ?? '';
  try {
    return bare
      .replace(/^\/|\/$/g, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

const NUMBER = /^[1-9][0-9]{0,9}$/;
const LARGEST = 2_147_483_647;

/** Reads an id as addresses carry it: a positive whole number without leading zeros, or null. */
export function parseId(part: string | undefined): number | null {
  if (part === undefined || !NUMBER.test(part)) return null;
  const id = Number(part);
  return id <= LARGEST ? id : null;
}

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
 * A title with none of these (all in another script) becomes `experience`, one with nothing but digits left `experience-3`.
 */
export function slugify(title: string): string {
  const folded = title
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[đðøłßæœþı]/g, (letter) => SPECIAL[letter] ?? '');
  const slug = folded.replace(OTHERS, '-').replace(EDGES, '').slice(0, 80).replace(EDGES, '');
  // What is left of a title in another script says nothing by itself: `3`.
  const isLeft = !/[a-z]/.test(slug) && /\p{L}/u.test(title);
  if (slug === '') return 'experience';
  return isLeft ? `experience-${slug}`.slice(0, 80).replace(EDGES, '') : slug;
}
