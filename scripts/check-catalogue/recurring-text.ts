// Each listing is original: no sentence and no longer run of words occurs twice (docs/reference/texts.md#demo-world).
import { basename } from 'node:path';
import { faultAt, fieldName, type Fault } from '#src/server/catalogue-import/faults.ts';
import type { Rule } from './demo-world.ts';
import { textsOf, type PlacedText } from './texts.ts';

// Shorter ones ("Drinking water") may be equal.
const wordsOfSentence = 6;
const wordsOfRun = 8;

/** A fault per text with a repeated sentence of six words or run of eight, reported once. */
export const recurringText: Rule = (world) => {
  const first = new Map<string, PlacedText>();
  return textsOf(world).flatMap((placed): Fault[] => {
    const own = new Set(phrasesOf(placed.text));
    const again = [...own].find((phrase) => first.has(phrase));
    for (const phrase of own) if (!first.has(phrase)) first.set(phrase, placed);
    const earlier = again === undefined ? undefined : first.get(again);
    if (earlier === undefined || again === undefined) return [];
    const where = `${basename(earlier.at.file)}, ${earlier.at.place}, ${fieldName(earlier.path)}`;
    return [
      faultAt(placed.at, placed.path, { wrong: `says "${again}", as does ${where}`, right: 'a text that differs' }),
    ];
  });
};

function phrasesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/).map((sentence) => wordsOf(sentence));
  const all = sentences.flat();
  const runs = all.slice(wordsOfRun - 1).map((_, index) => all.slice(index, index + wordsOfRun).join(' '));
  return [...sentences.filter(({ length }) => length >= wordsOfSentence).map((words) => words.join(' ')), ...runs];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
