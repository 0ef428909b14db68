// content/page: a text page by its slug, in the reader's language if available.
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

// Sums up all bookings, so it may be old.
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

export async function factsFor(
  { title, summary, body }: PageText,
  { services }: Pick<Needs, 'services'>,
): Promise<ContentFacts & LiveFacts> {
  const asksForReviews = /\breviews\./.test(`${title}\n${summary}\n${body}`);
  const live = asksForReviews ? { reviews: await findPublished(services.db) } : {};
  return { ...contentFacts(services.config), ...live };
}

/** A text as guests see it, filled in, with pictures; also for drafts. */
export async function visibleText(
  { slug, updatedAt, ...text }: PageText & { readonly slug: string; readonly updatedAt: Date },
  { services, log }: Needs,
): Promise<CallOutput<'content/page'>['data']> {
  const facts = await factsFor(text, { services });
  const filled = (piece: string) => {
    try {
      return fillIn(piece, facts);
    } catch (error) {
      // An operator's invalid text is shown as it is.
      log.warn({ err: error, slug }, 'could not fill in a page of text');
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
