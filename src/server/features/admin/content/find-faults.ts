// What is wrong with a text before guests are shown it, each with its line (docs/back-office.md#pages-of-text).
import type { CallOutput } from '#src/contract/types.ts';
import { namedPictures, partsOf, textFaults } from '#src/domain/content/text-faults.ts';
import type { Services } from '#src/server/services.ts';
import {
  factsFor,
  knownPictures,
  liquidFault,
  type PageText,
  releasePage,
} from '#src/server/features/content/index.ts';
import { t } from '#src/server/features/texts.ts';

/** The faults of a text, as calls answer them. */
export type Faults = CallOutput<'admin/content-save'>['faults'];

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
