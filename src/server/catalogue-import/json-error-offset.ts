// Where a text stops being JSON. The engine's own message does not always say.

/** Longer texts would take too many readings. */
const mostCharacters = 20_000_000;

/**
 * The offset of the first character that cannot stand there; null when the text is too long to look for it. A text that
 * is cut off before that character is only unfinished, one that is cut off behind it is wrong: so halving finds it.
 */
export function jsonErrorOffset(text: string): number | null {
  if (text.length > mostCharacters) return null;
  let [fine, wrong] = [0, text.length];
  while (wrong - fine > 1) {
    const middle = Math.floor((fine + wrong) / 2);
    if (isUnfinished(text.slice(0, middle))) fine = middle;
    else wrong = middle;
  }
  return Math.max(0, wrong - 1);
}

function isUnfinished(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (!(error instanceof SyntaxError)) return false;
    const position = /position (\d+)/.exec(error.message)?.[1];
    if (position !== undefined) return Number(position) >= text.length || error.message.startsWith('Unterminated');
    return error.message.includes('end of JSON input');
  }
}
