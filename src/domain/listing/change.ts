// A change of a published listing goes live at once, or waits for an operator
// (docs/domain/listings.md#changes-after-publishing).
import { wireCents, type Cents } from '#src/domain/money/money.ts';
import { type ListingContent, type ListingPart, valueIn } from './content.ts';
import { propertyRows } from './properties.ts';

/** Parts of a published listing; its days are in the calendar from then on. */
export type ChangeablePart = Exclude<ListingPart, 'days'>;

export type ChangeWay = 'none' | 'live' | 'waits';

/**
 * A price waits if it, or the surcharge per missing guest, is more than a third above the last reviewed price. Another
 * share paid online waits, because the marketplace lives on it, and so do a moved place and properties with `waits`.
 * The rest goes live.
 * @param reviewedCents the price per guest when an operator last reviewed it, in minor units
 */
export function wayOfChange<P extends ChangeablePart>(
  part: P,
  { before, after }: Readonly<Record<'before' | 'after', ListingContent>>,
  reviewedCents: Cents,
): ChangeWay {
  if (isSame(before[part], after[part])) return 'none';
  if (hasWaitingProperty(part, { before, after }) || (part === 'place' && hasMoved(before.place, after.place)))
    return 'waits';
  if (part !== 'price') return 'live';
  if (before.price?.deposit_rate !== after.price?.deposit_rate) return 'waits';
  const { price = null, surcharge = null } = after.price ?? {};
  const amounts = [price, surcharge].filter((amount) => amount !== null).map(wireCents);
  return amounts.some((cents) => isMuchAbove(cents, reviewedCents)) ? 'waits' : 'live';
}

function hasMoved(before: ListingContent['place'], after: ListingContent['place']): boolean {
  const pointOf = (place: ListingContent['place']) => [place?.city_id, place?.latitude, place?.longitude];
  return !isSame(pointOf(before), pointOf(after));
}

/** Whether a property has changed that needs an operator's approval. */
function hasWaitingProperty(
  part: ListingPart,
  { before, after }: Readonly<Record<'before' | 'after', ListingContent>>,
): boolean {
  return propertyRows.some(
    (property) =>
      property[1].part === part &&
      property[1].waits === true &&
      !isSame(valueIn(before, property), valueIn(after, property)),
  );
}

/** More than a third above: 3 × new is more than 4 × old, in integers. */
function isMuchAbove(cents: Cents, reviewedCents: Cents): boolean {
  return 3 * cents > 4 * reviewedCents;
}

/** Equal as JSON, in any order of names. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.length === theirs.length &&
    mine.every(([name, value]) => Object.hasOwn(other, name) && isSame(value, (other as Record<string, unknown>)[name]))
  );
}
