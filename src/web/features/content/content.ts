// Content pages of the operator: /{page} (spec 2).
import { contentPageUrl } from '#src/contract/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '../../failed.ts';
import type { PageInput, PageResult } from '../../page.ts';

/** What `content/page` answers. */
export type ContentData = CallOutput<'content/page'>['data'];

const SLUG = /^[a-z0-9][a-z0-9-]*$/;

/** Loads the page of a slug; an unknown one is 404 (spec 8). */
export async function load({ api, url }: PageInput): Promise<PageResult<ContentData>> {
  // The fixed pages of spec 2 have routes of their own; what they share is that the path is the slug.
  const slug = url.pathname.replace(/^\/|\/$/g, '');
  if (!SLUG.test(slug)) return { kind: 'missing', what: 'page' };
  const answer = await api('content/page', { slug });
  if (!answer.ok) return failed(answer);
  const { title, summary } = answer.data.data;
  const head = { title, description: summary, canonical: contentPageUrl(slug), type: 'article' as const };
  return { kind: 'page', data: answer.data.data, head };
}
