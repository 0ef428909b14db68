// /faq: the questions with a search of their own (docs/content.md#questions).
import { Search } from 'lucide-react';
import { Fragment, useId, useRef, useState } from 'react';
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { ContentPage, Prose, type PartedPage } from '#src/web/features/content/ContentPage.tsx';
import type { ContentData } from '#src/web/features/content/content.ts';
import type { Block } from '#src/web/features/content/markdown.ts';
import { t } from '#src/web/features/content/texts.ts';
import { type Answer, type AnswerIndex, indexAnswers, splitAnswers } from './answers.ts';

/** Which answers are shown and in which order; all of them while nothing is typed. */
function useFound(answers: readonly Answer[]) {
  const [found, setFound] = useState<readonly number[] | null>(null);
  const index = useRef<Promise<AnswerIndex> | null>(null);
  const newest = useRef('');
  const load = () => (index.current ??= indexAnswers(answers));
  const look = async (typed: string): Promise<void> => {
    newest.current = typed;
    if (typed.trim() === '') return setFound(null);
    const search = await load().catch(() => null);
    // What was typed meanwhile has a look of its own. Without the library all answers stay.
    if (search === null) index.current = null;
    else if (newest.current === typed) setFound(search(typed));
  };
  return { found, load: () => void load().catch(() => (index.current = null)), look };
}

/** The questions with a field that leaves those that fit. Without script the browser's own search finds them. */
function Answers({ blocks, ...page }: PartedPage & { readonly blocks: readonly Block[] }) {
  const { before, answers } = splitAnswers(blocks);
  const { found, load, look } = useFound(answers);
  const id = useId();
  const shown = found === null ? answers : found.flatMap((one) => answers.find((answer) => answer.id === one) ?? []);
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
          {found !== null && t('faq.found', { count: found.length })}
        </p>
      </div>
      <div className="grid gap-10">
        {shown.map((answer) => (
          <Fragment key={answer.id}>
            <Prose blocks={[answer.heading, ...answer.blocks]} {...page} />
          </Fragment>
        ))}
      </div>
      {shown.length === 0 && (
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

export { load } from '#src/web/features/content/content.ts';

/** The page of questions. */
export function Page({ data }: { readonly data: ContentData }) {
  return <ContentPage data={data}>{(blocks) => <Answers blocks={blocks} data={data} />}</ContentPage>;
}
