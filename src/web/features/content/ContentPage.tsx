import { Fragment } from 'react';
import { type Block, type Inline, parseMarkdown } from './markdown.ts';
import { t } from '#src/web/locale/t.ts';
import { Breadcrumb } from '#src/web/ui/links/Breadcrumb.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { ContentData } from './content.ts';

/** A page's blocks as elements. */
function Prose({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        // Blocks have no identity of their own and never move.
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === 'rule') return <hr />;
  if ('items' in block) {
    const List = block.kind;
    return (
      <List>
        {block.items.map((item, index) => (
          <li key={index}>
            <Line parts={item} />
          </li>
        ))}
      </List>
    );
  }
  if ('id' in block) {
    const Heading = block.kind;
    return (
      <Heading id={block.id}>
        <Line parts={block.parts} />
      </Heading>
    );
  }
  const Box = block.kind === 'quote' ? 'blockquote' : 'p';
  return (
    <Box>
      <Line parts={block.parts} />
    </Box>
  );
}

function Line({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part, index) => <Fragment key={index}>{inlineView(part)}</Fragment>);
}

function inlineView(part: Inline) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'link') {
    const isAway = part.href.startsWith('http');
    return (
      <a href={part.href} {...(isAway ? { rel: 'noopener' } : {})}>
        <Line parts={part.parts} />
      </a>
    );
  }
  const Mark = part.kind;
  return (
    <Mark>
      <Line parts={part.parts} />
    </Mark>
  );
}

// From this many sections on a long page gets a table of contents.
const CONTENTS_FROM = 3;

/** A page of text: title, a lead, the text in a narrow column, its sections listed next to it on wide screens. */
export function ContentPage({ data }: { readonly data: ContentData }) {
  const blocks = parseMarkdown(data.body);
  const sections = blocks.filter((block): block is Heading => block.kind === 'h2');
  return (
    <article className="shell pt-4 desk:pt-6">
      <Breadcrumb crumbs={[{ label: t('breadcrumb.home'), href: '/' }, { label: data.title }]} />
      <header className="mt-6 max-w-[50rem] border-b border-line pb-10 tablet:mt-10">
        <h1 className="text-display">{data.title}</h1>
        {data.summary !== '' && <p className="mt-5 max-w-[42.5em] text-lead text-ink-2">{data.summary}</p>}
        <p className="mt-5 text-small text-ink-3">
          {t('content.updated', { date: dateText(data.updated_at.slice(0, 10)) })}
        </p>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-10 desk:grid-cols-[minmax(0,1fr)_17rem]">
        {sections.length >= CONTENTS_FROM && (
          <nav aria-label={t('content.contents')} className="desk:order-2">
            <div className="rounded-card bg-sand p-5 desk:sticky desk:top-24">
              <h2 className="text-small font-bold [font-family:inherit]">{t('content.contents')}</h2>
              <ul className="mt-1">
                {sections.map((section) => (
                  <li key={section.id}>
                    <a
                      href={`#${section.id}`}
                      className="flex min-h-11 items-center text-ink-2 hover:text-ink hover:underline underline-offset-4"
                    >
                      {plainText(section)}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </nav>
        )}
        <Prose blocks={blocks} />
      </div>
    </article>
  );
}

type Heading = Extract<Block, { readonly kind: 'h2' | 'h3' }>;

function plainText({ parts }: Heading): string {
  return parts
    .map(function text(part): string {
      return part.kind === 'text' ? part.text : part.parts.map(text).join('');
    })
    .join('');
}
