// Partners: recommend for a commission, by a code (docs/glossary.md#people).
import { type Decimal, fractionOf } from '#src/domain/money/money.ts';
import { plainCode } from '#src/domain/typed/signs.ts';

/** An ambassador recommends by link and code; a distributor books for its own customers. */
export const partnerKinds = ['ambassador', 'distributor'] as const;
export type PartnerKind = (typeof partnerKinds)[number];

/**
 * A paused partner earns from no new booking and keeps earlier commissions; an ended one restarts only when its role is
 * given again.
 */
export const partnerStates = ['active', 'paused', 'ended'] as const;
export type PartnerState = (typeof partnerStates)[number];

/** The states that an operator can set from each. */
export const partnerSteps: Readonly<Record<PartnerState, readonly PartnerState[]>> = {
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

/** Figures of partners that no setting changes. */
export const partnerRules = {
  /** Days for which a visit by link earns a commission. */
  visitDays: 30,
  /** Days from the experience to the release of its commission: late complaints arrive within them. */
  releaseDays: 7,
  /** Hours from the experience to the first check of its commission: by then the booking is completed. */
  firstLookHours: 3,
  /** A higher rate is taken for a typing error: 30%. */
  mostRate: '0.3',
} as const;

export interface KnownPartner {
  readonly kind: PartnerKind;
  readonly state: PartnerState;
  readonly code: string | null;
}

/** The change of the partner row; `needsCode`: it has no code yet. */
export type PartnerStep =
  | { readonly do: 'nothing' }
  | { readonly do: 'end' }
  | { readonly do: 'begin'; readonly kind: PartnerKind; readonly code: string | null; readonly needsCode: boolean };

const nothing: PartnerStep = { do: 'nothing' };

/**
 * Applies a change of an account's roles to its partner row (docs/domain/partners.md#ambassadors-and-distributors). A
 * role starts it, or restarts it with its code; without a role it ends. An account with both roles keeps its first
 * kind, and starts as a distributor.
 */
export function partnerStep(
  { before, after }: { before: readonly string[]; after: readonly string[] },
  existing: KnownPartner | null,
): PartnerStep {
  const fresh = after.includes('distributor') ? 'distributor' : after.includes('ambassador') ? 'ambassador' : null;
  const kind = existing !== null && after.includes(existing.kind) ? existing.kind : fresh;
  if (kind === null) return existing === null || existing.state === 'ended' ? nothing : { do: 'end' };
  if (existing?.kind === kind && before.includes(kind)) return nothing;
  const code = kind === 'ambassador' ? (existing?.code ?? null) : null;
  return { do: 'begin', kind, code, needsCode: kind === 'ambassador' && code === null };
}

const codeLetters = { least: 2, most: 10 };

/**
 * A new code: letters of the first name, then `random`, six hexadecimal digits. Another partner may already have it.
 */
export function newPartnerCode(firstName: string, random: string): string {
  const letters = firstName
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, codeLetters.most)
    .toUpperCase();
  return (letters.length < codeLetters.least ? 'FRIEND' : letters) + random.toUpperCase();
}

/** A partner's share of the experience total: its own rate, or the one of its kind. */
export function rateOf(own: Decimal | null, usual: Decimal): Decimal {
  return own ?? usual;
}

/** A rate from 0 to the highest, with at most four decimals: 0.05 is 5%. */
export function isPartnerRate(rate: string): boolean {
  if (!/^0(?:\.\d{1,4})?$/.test(rate)) return false;
  const [given, most] = [fractionOf(rate), fractionOf(partnerRules.mostRate)];
  return given.numerator * most.denominator <= most.numerator * given.denominator;
}

const codeShape = /^[A-Z][A-Z0-9]{3,19}$/;

/** A typed code in stored form: letters and digits, in capitals. Null for anything else. */
export function readPartnerCode(typed: string): string | null {
  const code = plainCode(typed);
  return codeShape.test(code) ? code : null;
}
