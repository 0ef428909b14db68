// /faq: the questions with search (docs/reference/texts.md#questions).
import { Search } from 'lucide-react';
import { Fragment, useId, useRef, useState } from 'react';
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { ContentPage, Prose, type PartedPage } from './page.tsx';
import type { ContentData } from './content.ts';
import { type Block, plainText, type HeadingBlock } from './markdown.ts';
import { t } from './texts.ts';
export { load } from './content.ts';
import type MiniSearch from 'minisearch';

interface Answer {
  readonly id: number;
  readonly heading: HeadingBlock;
  readonly blocks: readonly Block[];
}

function splitAnswers(blocks: readonly Block[]): {
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

/** Matches words, prefixes and typos; words of the question weigh more. */
type AnswerIndex = (typed: string) => readonly number[];

const headingBoost = 3;
/** Allowed edits per word; a swap takes two. */
const maxTypos = (word: string) => (word.length >= 7 ? 2 : word.length >= 5 ? 1 : 0);

/** Words of most questions, ignored by the search. */
const fillers = new Set(
  'a an and are at by can do does for from how i if in is it me my of on or that the there to we what when where which who why will with you your'.split(
    ' ',
  ),
);

async function indexAnswers(answers: readonly Answer[]): Promise<AnswerIndex> {
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
      fuzzy: maxTypos,
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

function useSearch(answers: readonly Answer[]) {
  const [matches, setMatches] = useState<readonly number[] | null>(null);
  const index = useRef<Promise<AnswerIndex> | null>(null);
  const newest = useRef('');
  const load = () => (index.current ??= indexAnswers(answers));
  const look = async (typed: string): Promise<void> => {
    newest.current = typed;
    if (typed.trim() === '') return setMatches(null);
    const search = await load().catch(() => null);
    // Typing meanwhile searches by itself. Without the library all answers stay.
    if (search === null) index.current = null;
    else if (newest.current === typed) setMatches(search(typed));
  };
  return { matches, load: () => void load().catch(() => (index.current = null)), look };
}

/** Without script the browser's own find serves. */
function Answers({ blocks, ...page }: PartedPage & { readonly blocks: readonly Block[] }) {
  const { before, answers } = splitAnswers(blocks);
  const { matches, load, look } = useSearch(answers);
  const id = useId();
  const visible =
    matches === null ? answers : matches.flatMap((one) => answers.find((answer) => answer.id === one) ?? []);
  return (
    <div>
      <Prose blocks={before} {...page} />
      <div role="search" className="needs-script mt-2 mb-8 max-w-[34em]">
        <label htmlFor={id} className="text-small font-medium">
          {t('faq.search')}
        </label>
        <div className="relative mt-1.5">
          <Search aria-hidden size={18} className="pointer-events-none absolute top-1/2 start-4 -translate-y-1/2" />
          <input
            id={id}
            type="search"
            className="control ps-11"
            autoComplete="off"
            maxLength={100}
            placeholder={t('faq.example')}
            onFocus={load}
            onChange={(event) => void look(event.currentTarget.value)}
          />
        </div>
        <p role="status" className="mt-2 min-h-6 text-small text-ink-2">
          {matches !== null && t('faq.found', { count: matches.length })}
        </p>
      </div>
      <div className="grid gap-10">
        {visible.map((answer) => (
          <Fragment key={answer.id}>
            <Prose blocks={[answer.heading, ...answer.blocks]} {...page} />
          </Fragment>
        ))}
      </div>
      {visible.length === 0 && (
        <EmptyState
          title={t('faq.none')}
          action={
            <a href={contentPageUrl('contact-us')} className={classNames(buttonLook('primary', 'medium'))}>
              {t('faq.write')}
            </a>
          }
        >
          {t('faq.noneText')}
        </EmptyState>
      )}
    </div>
  );
}

export function Page({ data }: { readonly data: ContentData }) {
  return <ContentPage data={data}>{(blocks) => <Answers blocks={blocks} data={data} />}</ContentPage>;
}
