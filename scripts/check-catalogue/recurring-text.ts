// Each listing is written for itself: no sentence and no longer run of words stands in two places (docs/reference/texts.md#demo-world).
import { basename } from 'node:path';
import { faultAt, fieldName, type Fault } from '#src/server/catalogue-import/faults.ts';
import type { Rule } from './demo-world.ts';
import { textsOf, type PlacedText } from './texts.ts';

// Shorter ones ("Drinking water") are the right words for the same thing.
const wordsOfSentence = 6;
const wordsOfRun = 8;

/** One fault for each text that repeats a sentence of six words or a run of eight, named once. */
export const recurringText: Rule = (world) => {
  const first = new Map<string, PlacedText>();
  return textsOf(world).flatMap((placed): Fault[] => {
    const own = new Set(phrasesOf(placed.text));
    const again = [...own].find((phrase) => first.has(phrase));
    for (const phrase of own) if (!first.has(phrase)) first.set(phrase, placed);
    const earlier = again === undefined ? undefined : first.get(again);
    if (earlier === undefined || again === undefined) return [];
    const where = `${basename(earlier.at.file)}, ${earlier.at.place}, ${fieldName(earlier.path)}`;
    return [faultAt(placed.at, placed.path, { wrong: `says "${again}", as does ${where}`, right: 'words of its own' })];
  });
};

function phrasesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/).map((sentence) => wordsOf(sentence));
  const all = sentences.flat();
  const runs = all.slice(wordsOfRun - 1).map((_, index) => all.slice(index, index + wordsOfRun).join(' '));
  return [...sentences.filter(({ length }) => length >= wordsOfSentence).map((words) => words.join(' ')), ...runs];
}

/** Words in small letters, without marks. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
