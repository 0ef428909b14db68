// The questions of a page and which of them fit what was typed (docs/content.md#questions).
import type MiniSearch from 'minisearch';
import { plainText, type Block, type HeadingBlock } from '#src/web/features/content/markdown.ts';

/** A question with what answers it. */
export interface Answer {
  readonly id: number;
  readonly heading: HeadingBlock;
  readonly blocks: readonly Block[];
}

/** The text of a page as what comes before its first heading, and its questions. */
export function splitAnswers(blocks: readonly Block[]): {
  readonly before: readonly Block[];
  readonly answers: readonly Answer[];
} {
  const first = blocks.findIndex(({ kind }) => kind === 'h2');
  const before = first === -1 ? blocks : blocks.slice(0, first);
  const answers: { id: number; heading: HeadingBlock; blocks: Block[] }[] = [];
  for (const block of first === -1 ? [] : blocks.slice(first)) {
    if (block.kind === 'h2') answers.push({ id: answers.length, heading: block, blocks: [] });
    else answers.at(-1)?.blocks.push(block);
  }
  return { before, answers };
}

/** Finds answers by words, their beginnings and with a typing mistake; a word of the question counts more. */
export type AnswerIndex = (typed: string) => readonly number[];

const headingBoost = 3;
/** How many letters of a word may be wrong; two that were swapped are two. */
const wrongLetters = (word: string) => (word.length >= 7 ? 2 : word.length >= 5 ? 1 : 0);

/** Words that most questions have, and none is about. */
const fillers = new Set(
  'a an and are at by can do does for from how i if in is it me my of on or that the there to we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Reads the library and the answers, once. */
export async function indexAnswers(answers: readonly Answer[]): Promise<AnswerIndex> {
  const { default: Index } = await import('minisearch');
  const index: MiniSearch = new Index({
    fields: ['question', 'answer'],
    processTerm: (term) => {
      const word = term.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
      return fillers.has(word) ? null : word;
    },
  });
  index.addAll(
    answers.map(({ id, heading, blocks }) => ({
      id,
      question: plainText(heading.parts),
      answer: blocks.map(textOf).join(' '),
    })),
  );
  return (typed) => {
    const options = {
      prefix: true,
      fuzzy: wrongLetters,
      boost: { question: headingBoost },
    } as const;
    const all = index.search(typed, { ...options, combineWith: 'AND' });
    return (all.length > 0 ? all : index.search(typed, options)).map(({ id }) => id as number);
  };
}

function textOf(block: Block): string {
  if ('parts' in block) return plainText(block.parts);
  return 'items' in block ? block.items.map(plainText).join(' ') : '';
}
