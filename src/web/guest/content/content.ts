// Content pages of the operator: /{page} (docs/reference/addresses.md#paths).
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { Head } from '#src/web/platform/router/head.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { pictureSrcset, previewFile } from '#src/web/ui/media/picture-sources.ts';
import { parseMarkdown } from './markdown.ts';

/** What `content/page` answers. */
export type ContentData = CallOutput<'content/page'>['data'];

/** The width of the picture next to a page's title. */
export const leadSizes = '(width >= 80rem) 560px, (width >= 64rem) 45vw, 92vw';

/** The picture that a text begins with, where this installation has it; it stands next to the title. */
export function leadPicture({
  body,
  pictures,
}: Pick<ContentData, 'body' | 'pictures'>): ContentData['pictures'][number] | null {
  const [first] = parseMarkdown(body);
  return (first?.kind === 'picture' && pictures.find(({ id }) => id === first.id)) || null;
}

const SLUG = /^[a-z0-9][a-z0-9-]*$/;

/** Loads the page of a slug; an unknown one is 404 (docs/reference/texts.md#pages). */
export async function load({ api, settings, url }: PageInput): Promise<PageResult<ContentData>> {
  // The named pages of text have routes of their own; what they share is that the path is the slug.
  // /contact-us/cardContact shows the contact page, which is where its canonical address leads.
  const slug = url.pathname.replace(/^\/|\/$/g, '').replace(/^contact-us\/cardContact$/, 'contact-us');
  if (!SLUG.test(slug)) return { kind: 'missing', what: 'page' };
  const answer = await api('content/page', { slug });
  if (!answer.ok) return failed(answer);
  const { brand, hero, imageBase } = settings;
  // Every installation is called otherwise, and so is its page for the press (docs/reference/texts.md#brand).
  const title = slug === 'backstreet-in-press' ? brand.press_title : answer.data.data.title;
  const { summary } = answer.data.data;
  const lead = leadPicture(answer.data.data);
  const shared = lead ?? hero;
  const head: Head = {
    title,
    description: summary,
    canonical: contentPageUrl(slug),
    type: 'article',
    // A text without a picture of its own is shared with that of the home page.
    ...(shared !== null && { image: { url: previewFile(imageBase, shared.id), alt: shared.alt } }),
    ...(lead !== null && {
      preloads: [{ srcset: pictureSrcset(imageBase, lead.id, 'wide', 'avif'), sizes: leadSizes }],
    }),
  };
  return { kind: 'page', data: { ...answer.data.data, title }, head };
}
