// Words that strangers wrote, made fit for an email: no second line, no hidden direction, no address to click on.

// Marks that turn the reading direction; joiners of Indic and Khmer letters stay.
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const longestName = 60;

/** One line, whatever the text contains: no header can be added through it, and no line be faked. */
export function oneLine(text: string): string {
  return text
    .replace(turning, '')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();
}

/**
 * A person's name as emails to others show it. Email programs make links of everything that looks like an address, so
 * that a name could lead anywhere; a space takes the link away. 'J.R.' and 'St. John' stay as they are.
 */
export function personName(text: string): string {
  const apart = unlinked(oneLine(text));
  return apart.length > longestName ? `${apart.slice(0, longestName - 1).toWellFormed()}…` : apart;
}

/** A line that strangers may have written, with nothing to click on. */
export function plainLine(text: string): string {
  return unlinked(oneLine(text));
}

function unlinked(text: string): string {
  return text
    .replace(/:\/\//g, ': ')
    .replace(/@/g, ' at ')
    .replace(/\.(?=\p{L}{2})/gu, '. ');
}

/** First and last name as their owner and their host read them: whole, because each field is bounded where it is taken in. */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name]
    .map((name) => unlinked(oneLine(name)))
    .filter((name) => name !== '')
    .join(' ');
}

/** A text of several lines: control signs go, its own line breaks stay. */
export function manyLines(text: string): string {
  return text
    .replace(turning, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
}
