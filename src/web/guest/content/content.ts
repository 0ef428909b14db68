// Content pages of the operator: /{page} (docs/reference/addresses.md#paths).
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { Head } from '#src/web/platform/router/head.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { pictureSrcset, previewFile } from '#src/web/ui/media/picture-sources.ts';
import { parseMarkdown } from './markdown.ts';

export type ContentData = CallOutput<'content/page'>['data'];

export const leadSizes = '(width >= 80rem) 560px, (width >= 64rem) 45vw, 92vw';

/** The text's first photo, where this installation has it; shown next to the title. */
export function leadPicture({
  body,
  pictures,
}: Pick<ContentData, 'body' | 'pictures'>): ContentData['pictures'][number] | null {
  const [first] = parseMarkdown(body);
  return (first?.kind === 'picture' && pictures.find(({ id }) => id === first.id)) || null;
}

const SLUG = /^[a-z0-9][a-z0-9-]*$/;

export async function load({ api, settings, url }: PageInput): Promise<PageResult<ContentData>> {
  // Content pages are named routes whose path is the slug. /contact-us/cardContact shows the contact page, its canonical address.
  const slug = url.pathname.replace(/^\/|\/$/g, '').replace(/^contact-us\/cardContact$/, 'contact-us');
  if (!SLUG.test(slug)) return { kind: 'missing', what: 'page' };
  const answer = await api('content/page', { slug });
  if (!answer.ok) return failed(answer);
  const { brand, hero, imageBase } = settings;
  // The press page is titled with the installation's brand (docs/reference/texts.md#brand).
  const title = slug === 'backstreet-in-press' ? brand.press_title : answer.data.data.title;
  const { summary } = answer.data.data;
  const lead = leadPicture(answer.data.data);
  const shared = lead ?? hero;
  const head: Head = {
    title,
    description: summary,
    canonical: contentPageUrl(slug),
    type: 'article',
    // Without a photo the home page's preview image is shared.
    ...(shared !== null && { image: { url: previewFile(imageBase, shared.id), alt: shared.alt } }),
    ...(lead !== null && {
      preloads: [{ srcset: pictureSrcset(imageBase, lead.id, 'wide', 'avif'), sizes: leadSizes }],
    }),
  };
  return { kind: 'page', data: { ...answer.data.data, title }, head };
}
