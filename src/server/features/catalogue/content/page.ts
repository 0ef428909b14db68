// content/page: a content page by its slug, in the language of the reader where it has a text in it.
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { locale } from '#src/texts/locale.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { findPublished } from '#src/server/features/review/index.ts';
import { contentFacts, type ContentFacts, fillIn, type LiveFacts } from './fill-in.ts';
import { picturesOf } from './pictures.ts';
import { findContentPage, findImpact } from './queries.ts';
import type { PageText } from './release.ts';
import { fromMinor } from '#src/domain/money/money.ts';

// impact/figures: what the marketplace does for hosts and guests (docs/reference/texts.md#live-figures).

// All bookings are added up; no one decides by these figures.
const cacheMs = 3_600_000;

export const impactFigures: Handler<'impact/figures'> = async (_input, { services }) => {
  const { paid_cents, cash_cents, ...counts } = await services.answers.of(
    'impact',
    () => findImpact(services.db),
    cacheMs,
  );
  return { data: { ...counts, paid: fromMinor(paid_cents), cash_to_hosts: fromMinor(cash_cents) } };
};

export const contentPage: Handler<'content/page'> = async ({ slug }, context) => {
  const page = await findContentPage(context.services.db, slug, locale());
  if (!page) return refuse('page-not-found');
  const { updated_at: updatedAt, ...text } = page;
  return { data: await visibleText({ ...text, updatedAt }, context) };
};

type Needs = Pick<CallContext, 'services' | 'log'>;

/** What a text is filled in with; live figures where it asks for them. */
export async function factsFor(
  { title, summary, body }: PageText,
  { services }: Pick<Needs, 'services'>,
): Promise<ContentFacts & LiveFacts> {
  const asksForReviews = /\breviews\./.test(`${title}\n${summary}\n${body}`);
  const live = asksForReviews ? { reviews: await findPublished(services.db) } : {};
  return { ...contentFacts(services.config), ...live };
}

/**
 * A text as guests are shown it: what depends on the installation is filled in, and its pictures come along. Drafts are made by the
 * same (docs/reference/back-office.md#pages-of-text).
 */
export async function visibleText(
  { slug, updatedAt, ...text }: PageText & { readonly slug: string; readonly updatedAt: Date },
  { services, log }: Needs,
): Promise<CallOutput<'content/page'>['data']> {
  const facts = await factsFor(text, { services });
  const filled = (piece: string) => {
    try {
      return fillIn(piece, facts);
    } catch (error) {
      // A page of an operator that is not written as it should be is shown as it stands, and is no failure of the site.
      log.warn({ err: error, slug }, 'a page of text could not be filled in');
      return piece;
    }
  };
  return {
    slug,
    title: filled(text.title),
    summary: filled(text.summary),
    body: filled(text.body),
    pictures: await picturesOf(text.body, services),
    updated_at: updatedAt.toISOString(),
  };
}
