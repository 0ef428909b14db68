// A host's saved replies, with placeholders (docs/domain/messages.md#saved-replies).
import { messageLength } from './writing.ts';

/** Most replies of a host, and the longest title and text. */
export const savedRepliesMax = 30;
export const savedTitleLength = 60;
export const savedTextLength = 1500;

export const savedPlaces = ['guest_name', 'date', 'meeting_point'] as const;

export type SavedPlace = (typeof savedPlaces)[number];

const place = /\{([a-z_]{1,40})\}/g;

const isPlace = (name: string): name is SavedPlace => (savedPlaces as readonly string[]).includes(name);

/** Names in braces that are no placeholders, in order, each once. */
export function unknownPlaces(text: string): string[] {
  const names = [...text.matchAll(place)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isPlace(name)))];
}

/**
 * The text for one guest, filled in one pass, so that a name with braces stays a name. An unknown value is left out
 * with the blank before it. The result is plain text, at most as long as a message.
 */
export function fillSavedReply(text: string, values: Readonly<Record<SavedPlace, string>>): string {
  const filled = text.replace(/ ?\{([a-z_]{1,40})\}/g, (found, name: string) => {
    if (!isPlace(name)) return found;
    const value = values[name].trim();
    if (value === '') return '';
    return found.startsWith(' ') ? ` ${value}` : value;
  });
  return filled.slice(0, messageLength).toWellFormed();
}
