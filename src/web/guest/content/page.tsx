export { load } from './content.ts';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { type Block, type HeadingBlock, type Inline, parseMarkdown, plainText } from './markdown.ts';
import { t as shell } from '#src/web/guest/texts.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { Breadcrumb } from '#src/web/ui/links/Breadcrumb.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { Earnings } from './Earnings.tsx';
import { leadPicture, leadSizes, type ContentData } from './content.ts';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { ArrowRight, Mail, MessageCircle, Phone } from 'lucide-react';
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { footerColumns } from '#src/web/guest/layout/menu-links.ts';

const usual = ['how-it-works', 'trust-and-safety', 'faq', 'contact-us', 'about-us'];

const after: Readonly<Record<string, readonly string[]>> = {
  accessibility: ['contact-us', 'how-it-works', 'faq'],
  'about-us': ['how-it-works', 'commitment-to-impact', 'be-a-host'],
  'be-a-host': ['how-it-works', 'commitment-to-impact', 'trust-and-safety'],
  ambassador: ['ambassadors', 'how-it-works', 'contact-us'],
  ambassadors: ['be-a-host', 'commitment-to-impact', 'contact-us'],
  'commitment-to-impact': ['how-you-can-help', 'be-a-host', 'about-us'],
  cookies: ['privacy-policy', 'terms-of-service', 'contact-us'],
  fees: ['how-it-works', 'be-a-host', 'faq'],
  'contact-us': ['faq', 'how-it-works', 'trust-and-safety'],
  'how-it-works': ['faq', 'how-reviews-work', 'trust-and-safety'],
  'how-reviews-work': ['how-we-rank', 'trust-and-safety', 'faq'],
  'how-we-rank': ['how-reviews-work', 'trust-and-safety', 'faq'],
  'how-you-can-help': ['commitment-to-impact', 'ambassadors', 'be-a-host'],
  'privacy-policy': ['terms-of-service', 'trust-and-safety', 'contact-us'],
  'terms-of-service': ['privacy-policy', 'trust-and-safety', 'contact-us'],
};

function Related({ slug }: { readonly slug: string }) {
  const { discover, company } = footerColumns(useApp().settings);
  const links = [...discover, ...company];
  const related = [...(after[slug] ?? []), ...usual]
    .filter((other, index, all) => other !== slug && all.indexOf(other) === index)
    .flatMap((other) => links.find(({ url }) => url === contentPageUrl(other)) ?? [])
    .slice(0, 3);
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="related" className="section">
      <h2 id="related" className="mb-4 text-h2">
        {t('content.related')}
      </h2>
      <ul className="grid gap-3 tablet:grid-cols-3 tablet:gap-5">
        {related.map(({ url, title }) => (
          <li key={url}>
            <a
              href={url}
              className="flex min-h-16 items-center justify-between gap-4 rounded-card border border-line bg-surface px-5 py-3 font-medium transition-colors duration-(--hover) hover:border-ink-2 hover:bg-sand"
            >
              {title}
              <ArrowRight aria-hidden size={18} className="shrink-0 text-brand rtl:-scale-x-100" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// Parts for `:::name` lines on every page; an unknown name renders nothing.
const commonParts: Readonly<Record<string, ComponentType<{ readonly title: string }>>> = {
  contact: ContactOptions,
  earnings: Earnings,
};

export interface PartedPage {
  readonly data: ContentData;
  readonly parts?: Readonly<Record<string, ReactNode>>;
}

export function Prose({ blocks, ...page }: PartedPage & { readonly blocks: readonly Block[] }) {
  return (
    <div className="prose" dir="auto">
      {blocks.map((block, index) => (
        // Blocks have no identity and never move.
        <BlockView key={index} block={block} {...page} />
      ))}
    </div>
  );
}

function Figure({ image }: { readonly image: ContentData['pictures'][number] | undefined }) {
  if (image === undefined) return null;
  return (
    <Picture image={image} shape="wide" sizes="(width >= 48rem) 760px, 92vw" className="aspect-[16/9] rounded-panel" />
  );
}

function BlockView({ block, data, parts = {} }: PartedPage & { readonly block: Block }) {
  if (block.kind === 'rule') return <hr />;
  if (block.kind === 'picture') return <Figure image={data.pictures.find(({ id }) => id === block.id)} />;
  if (block.kind === 'part') {
    const Part = commonParts[block.name];
    return Part === undefined ? (parts[block.name] ?? null) : <Part title={data.title} />;
  }
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

type ProseMaker = (blocks: readonly Block[]) => ReactNode;

const CONTENTS_FROM = 3;

export function ContentPage({ data, parts, children }: PartedPage & { readonly children?: ProseMaker }) {
  const lead = leadPicture(data);
  const all = parseMarkdown(data.body);
  const blocks = lead === null ? all : all.slice(1);
  const sections = blocks.filter((block): block is HeadingBlock => block.kind === 'h2');
  return (
    <article className="shell pt-4 desk:pt-6">
      <Breadcrumb crumbs={[{ label: shell('breadcrumb.home'), href: '/' }, { label: data.title }]} />
      <header
        className={classNames(
          'mt-3 grid items-center gap-x-14 gap-y-7 tablet:mt-6',
          lead !== null && 'desk:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]',
        )}
      >
        <div>
          <h1 className="text-display">
            <Written>{data.title}</Written>
          </h1>
          {data.summary !== '' && (
            <p className="mt-4 max-w-[38em] text-lead text-ink-2 tablet:mt-5">
              <Written isBlock>{data.summary}</Written>
            </p>
          )}
        </div>
        {lead !== null && (
          <Picture image={lead} shape="wide" sizes={leadSizes} priority className="aspect-[16/10] rounded-panel" />
        )}
      </header>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 tablet:mt-12 desk:grid-cols-[minmax(0,1fr)_17rem]">
        {sections.length >= CONTENTS_FROM && <Contents sections={sections} />}
        {children === undefined ? <Prose blocks={blocks} data={data} {...(parts && { parts })} /> : children(blocks)}
      </div>
      <Related slug={data.slug} />
      <p className="mt-8 text-small text-ink-3">
        {t('content.updated', { date: dateText(data.updated_at.slice(0, 10)) })}
      </p>
    </article>
  );
}

function Contents({ sections }: { readonly sections: readonly HeadingBlock[] }) {
  return (
    <nav aria-label={t('content.contents')} className="desk:order-2">
      <div className="rounded-card bg-sand px-5 py-1 tablet:py-5 desk:sticky desk:top-24">
        <h2 className="unfolded">{t('content.contents')}</h2>
        <details className="fold-line border-b-0">
          <summary>{t('content.contents')}</summary>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex min-h-11 items-center text-ink-2 hover:text-ink hover:underline underline-offset-4"
                >
                  {plainText(section.parts)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </nav>
  );
}

export function ContactOptions({ title }: { readonly title: string }) {
  const { email, phone, whatsapp } = useApp().settings.brand.contacts;
  return (
    <div>
      <ul className="grid gap-3 tablet:grid-cols-3">
        <ContactLink
          href={`mailto:${email}?subject=${encodeURIComponent(title)}`}
          icon={<Mail aria-hidden size={20} />}
          title={t('contact.email')}
          text={email}
        />
        <ContactLink
          href={`tel:${phone.replaceAll(' ', '')}`}
          icon={<Phone aria-hidden size={20} />}
          title={t('contact.phone')}
          text={phone}
        />
        {whatsapp !== '' && (
          <ContactLink
            href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
            icon={<MessageCircle aria-hidden size={20} />}
            title={t('contact.whatsapp')}
            text={whatsapp}
          />
        )}
      </ul>
    </div>
  );
}

interface ContactLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

function ContactLink({ href, icon, title, text }: ContactLinkProps) {
  return (
    <li>
      <a
        href={href}
        className="plain flex h-full min-h-16 flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-4 transition-colors duration-(--hover) hover:border-ink-2 hover:bg-sand"
      >
        <span className="text-brand">{icon}</span>
        <span className="min-w-0">
          <span className="block text-small font-bold">{title}</span>
          <span className="block text-small wrap-anywhere text-ink-2">{text}</span>
        </span>
      </a>
    </li>
  );
}

export { ContentPage as Page };
