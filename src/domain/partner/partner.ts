// Who recommends for a commission, and under which code (docs/glossary.md#people).
import { type Decimal, fractionOf } from '#src/domain/money/money.ts';
import { plainCode } from '#src/domain/typed/signs.ts';

/** An ambassador recommends by a link and a code; a distributor books for its own customers. */
export const partnerKinds = ['ambassador', 'distributor'] as const;
export type PartnerKind = (typeof partnerKinds)[number];

/**
 * A paused one earns by no new booking and keeps what it has earned; an ended one begins again only when its
 * role is given again.
 */
export const partnerStates = ['active', 'paused', 'ended'] as const;
export type PartnerState = (typeof partnerStates)[number];

/** What an operator may make of each state. */
export const partnerSteps: Readonly<Record<PartnerState, readonly PartnerState[]>> = {
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

/** The figures of partners that no setting changes. */
export const partnerRules = {
  /** How long a visit by a link counts for a booking, in days. */
  visitDays: 30,
  /** How long after an experience its commission waits, in days: late complaints come within them. */
  releaseDays: 7,
  /** How long after an experience its commission is looked at first, in hours: its booking is completed by then. */
  firstLookHours: 3,
  /** Above this rate a figure is taken for a slip of the keyboard: 30 %. */
  mostRate: '0.3',
} as const;

/** A partner row that an account has. */
export interface KnownPartner {
  readonly kind: PartnerKind;
  readonly state: PartnerState;
  readonly code: string | null;
}

/** What becomes of the partner row; `needsCode`: none was made yet. */
export type PartnerStep =
  | { readonly do: 'nothing' }
  | { readonly do: 'end' }
  | { readonly do: 'begin'; readonly kind: PartnerKind; readonly code: string | null; readonly needsCode: boolean };

const nothing: PartnerStep = { do: 'nothing' };

/**
 * What a change of an account's roles makes of its partner row (docs/domain/partners.md#ambassadors-and-distributors): a role begins it, or begins it
 * again with its code; without a role it ends. An account with both roles stays what it was first, and begins as a distributor.
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

/** A new code: letters of the first name, then `random`, six signs of hexadecimal digits. It may be another partner's already. */
export function newPartnerCode(firstName: string, random: string): string {
  const letters = firstName
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, codeLetters.most)
    .toUpperCase();
  return (letters.length < codeLetters.least ? 'FRIEND' : letters) + random.toUpperCase();
}

/** What a partner gets of the experience total: the own rate, or the one of its kind. */
export function rateOf(own: Decimal | null, usual: Decimal): Decimal {
  return own ?? usual;
}

/** True for a rate from 0 to the highest one, with at most four decimals: 0.05 is 5 %. */
export function isPartnerRate(rate: string): boolean {
  if (!/^0(?:\.\d{1,4})?$/.test(rate)) return false;
  const [given, most] = [fractionOf(rate), fractionOf(partnerRules.mostRate)];
  return given.numerator * most.denominator <= most.numerator * given.denominator;
}

const codeShape = /^[A-Z][A-Z0-9]{3,19}$/;

/** A code as it is kept, from what was typed: letters and digits, in capitals. Null for what is no code. */
export function readPartnerCode(typed: string): string | null {
  const code = plainCode(typed);
  return codeShape.test(code) ? code : null;
}
