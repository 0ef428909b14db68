// Which variant of each experiment a visitor is in (experiments map, ADR 029).
import { createHash } from 'node:crypto';

type Variants = Readonly<Record<string, number>>;

/** A number from 0 up to but not 1 that is always the same for a visitor and a name, and evenly spread over visitors. */
function shareOf(visitor: string, name: string): number {
  const digest = createHash('sha256').update(`${name}\n${visitor}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}

function variantAt(share: number, variants: Variants): string | null {
  const total = Object.values(variants).reduce((sum, weight) => sum + weight, 0);
  let left = share * total;
  for (const [variant, weight] of Object.entries(variants)) {
    left -= weight;
    if (left < 0) return variant;
  }
  return null;
}

/**
 * The variants of one visitor by experiment. Nothing is stored: the id in the visitor's cookie decides, so every process
 * and every later visit says the same.
 * @param visitor the id in the visitor's cookie
 * @param experiments weights by variant by name, as the setting BANYAN_EXPERIMENTS has them
 */
export function variantsOf(visitor: string, experiments: Readonly<Record<string, Variants>>): Record<string, string> {
  const assigned = Object.entries(experiments).map(
    ([name, variants]) => [name, variantAt(shareOf(visitor, name), variants)] as const,
  );
  return Object.fromEntries(assigned.filter((pair): pair is [string, string] => pair[1] !== null));
}
