// Makes text by others safe for emails: no extra line, direction mark or link.

// Direction marks; joiners of Indic and Khmer letters stay.
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const longestName = 60;

/** Prevents header injection. */
export function oneLine(text: string): string {
  return text
    .replace(turning, '')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();
}

/** Email programs turn addresses in names into links; a space prevents it. 'J.R.' and 'St. John' stay. */
export function personName(text: string): string {
  const apart = unlinked(oneLine(text));
  return apart.length > longestName ? `${apart.slice(0, longestName - 1).toWellFormed()}…` : apart;
}

/** One line without links. */
export function plainLine(text: string): string {
  return unlinked(oneLine(text));
}

function unlinked(text: string): string {
  return text
    .replace(/:\/\//g, ': ')
    .replace(/@/g, ' at ')
    .replace(/\.(?=\p{L}{2})/gu, '. ');
}

/** Whole: fields are bounded on input. */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name]
    .map((name) => unlinked(oneLine(name)))
    .filter((name) => name !== '')
    .join(' ');
}

/** Keeps line breaks, drops control characters. */
export function manyLines(text: string): string {
  return text
    .replace(turning, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
}
