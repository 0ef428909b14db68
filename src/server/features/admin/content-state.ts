// A page of text as calls find it: with its state, and with the release that it is compared with.
import { reservedSegments } from '#src/contract/addresses/routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type DifferenceLine, difference } from '#src/domain/catalogue/difference.ts';
import { keptBecause, legalPages, pageState } from '#src/domain/catalogue/page-rules.ts';
import type { Config } from '#src/server/platform/config.ts';
import {
  hashOfText,
  type PageText,
  releasePages,
  factsFor,
  knownPictures,
  liquidFault,
  releasePage,
} from '#src/server/features/catalogue/index.ts';
import type { PageRow, ReleaseHash } from './content-queries.ts';
import { namedPictures, partsOf, textFaults } from '#src/domain/catalogue/text-faults.ts';
import type { Services } from '#src/server/services.ts';
import { t } from '#src/server/features/texts.ts';

// What is wrong with a text before guests are shown it, each with its line (docs/back-office.md#pages-of-text).

/** The faults of a text, as calls answer them. */
type Faults = CallOutput<'admin/content-save'>['faults'];

const fields = ['title', 'summary', 'body'] as const;

/** All that is wrong: what is not to be left empty, what Liquid does not take, parts and pictures that there are not. */
export async function findFaults(
  slug: string,
  { title, summary, body }: PageText,
  services: Services,
): Promise<Faults> {
  const text = { title, summary, body };
  const facts = await factsFor(text, { services });
  const empty = fields.flatMap((field) =>
    text[field].trim() === '' ? { field, line: 1, text: t(`content.empty.${field}`) } : [],
  );
  const liquid = fields.flatMap((field) => {
    const found = liquidFault(text[field], facts);
    return found === null ? [] : { field, line: found.line, text: t('content.fault.liquid', found) };
  });
  // Pictures of the release that this installation does not have are left out of its pages, and are no mistake of an operator.
  const ofRelease = namedPictures((await releasePage(slug))?.body ?? '');
  const pictures = new Set([...(await knownPictures(namedPictures(body), services)), ...ofRelease]);
  const parts = partsOf(slug);
  const lines = textFaults(body, { parts, pictures }).map(({ line, what, name }) => ({
    field: 'body' as const,
    line,
    text: t(`content.fault.${what}`, { line, name, parts: parts.join(', ') }),
  }));
  return [...empty, ...liquid, ...lines].toSorted((one, other) => one.line - other.line);
}

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
