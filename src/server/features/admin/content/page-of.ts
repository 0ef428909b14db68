// A page of text as calls find it: with its state, and with the release that it is compared with.
import { reservedSegments } from '#src/contract/addresses/routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type DifferenceLine, difference } from '#src/domain/content/difference.ts';
import { keptBecause, legalPages, pageState } from '#src/domain/content/page-rules.ts';
import type { Config } from '#src/server/config.ts';
import { hashOfText, type PageText, releasePages } from '#src/server/features/content/index.ts';
import type { PageRow, ReleaseHash } from './content-queries.ts';

/** The pages of this release by their hashes. */
export async function releaseHashes(): Promise<readonly ReleaseHash[]> {
  return (await releasePages()).map((page) => ({ slug: page.slug, hash: hashOfText(page) }));
}

/** What its row says of a page. */
export function standingOf(row: PageRow) {
  const { slug, is_published: isPublished, is_hidden: isHidden, is_own: isOwn, has_newer: hasNewer } = row;
  const isLegal = legalPages.includes(slug);
  return {
    state: pageState({ isPublished, isHidden, isOwn, hasNewer }),
    isLegal,
    isTemplate: isLegal && !isOwn,
    keptBecause: keptBecause(slug, reservedSegments),
  };
}

/** Whether pages can be written in a language here. */
export function isLanguage({ locales }: Pick<Config, 'locales'>, language: string): boolean {
  return locales.some((one) => one === language);
}

type Difference = CallOutput<'admin/content-version'>['difference'];

/** What has changed in which part of a text. */
export function differenceOf(before: PageText, after: PageText): Difference {
  return (['title', 'summary', 'body'] as const)
    .map((field) => ({ field, lines: difference(before[field], after[field]).map(toWire) }))
    .filter(({ lines }) => lines.length > 0);
}

const toWire = (line: DifferenceLine) =>
  line.kind === 'gap' ? { ...line } : { kind: line.kind, pieces: line.pieces.map((piece) => ({ ...piece })) };
