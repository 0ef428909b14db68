import { Fragment } from 'react';
import type { Block, Inline } from './markdown.ts';

/** A page's blocks as elements. */
export function Prose({ blocks }: { readonly blocks: readonly Block[] }) {
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
