// Decodes the parts of a path, and parses and makes ids and slugs.

/** The decoded parts of a path (without its query), or null when an escape is broken. */
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

/** An id in an address: a positive integer without leading zeros, or null. */
export function parseId(part: string | undefined): number | null {
  if (part === undefined || !NUMBER.test(part)) return null;
  const id = Number(part);
  return id <= LARGEST ? id : null;
}

const MARKS = /\p{M}+/gu;
const OTHERS = /[^a-z0-9]+/g;
const EDGES = /^-+|-+$/g;

// Letters that Unicode does not decompose into a base letter and a mark.
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
 * The slug of a title: Latin letters without accents, digits and single hyphens, at most 80 characters. An empty one (a
 * title in another script) becomes `experience`, one with only digits left `experience-3`.
 */
export function slugify(title: string): string {
  const folded = title
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[đðøłßæœþı]/g, (letter) => SPECIAL[letter] ?? '');
  const slug = folded.replace(OTHERS, '-').replace(EDGES, '').slice(0, 80).replace(EDGES, '');
  // The rest of a title in another script has no meaning by itself: `3`.
  const isLeft = !/[a-z]/.test(slug) && /\p{L}/u.test(title);
  if (slug === '') return 'experience';
  return isLeft ? `experience-${slug}`.slice(0, 80).replace(EDGES, '') : slug;
}
