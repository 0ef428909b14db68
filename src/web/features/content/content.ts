// Content pages of the operator: /{page} (docs/routes.md#paths).
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/api/failed.ts';
import type { Head } from '#src/web/router/head.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { previewFile } from '#src/web/ui/media/picture-sources.ts';

/** What `content/page` answers. */
export type ContentData = CallOutput<'content/page'>['data'];

const SLUG = /^[a-z0-9][a-z0-9-]*$/;

/** Loads the page of a slug; an unknown one is 404 (docs/content.md#pages). */
export async function load({ api, settings, url }: PageInput): Promise<PageResult<ContentData>> {
  // The named pages of text have routes of their own; what they share is that the path is the slug.
  // /contact-us/cardContact shows the contact page, which is where its canonical address leads.
  const slug = url.pathname.replace(/^\/|\/$/g, '').replace(/^contact-us\/cardContact$/, 'contact-us');
  if (!SLUG.test(slug)) return { kind: 'missing', what: 'page' };
  const answer = await api('content/page', { slug });
  if (!answer.ok) return failed(answer);
  const { brand, hero, imageBase } = settings;
  // Every installation is called otherwise, and so is its page for the press (docs/content.md#brand).
  const title = slug === 'backstreet-in-press' ? brand.press_title : answer.data.data.title;
  const { summary } = answer.data.data;
  const head: Head = {
    title,
    description: summary,
    canonical: contentPageUrl(slug),
    type: 'article',
    // A text has no picture of its own: a shared link shows that of the home page.
    ...(hero !== null && { image: { url: previewFile(imageBase, hero.id), alt: hero.alt } }),
  };
  return { kind: 'page', data: { ...answer.data.data, title }, head };
}
