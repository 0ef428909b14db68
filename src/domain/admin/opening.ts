// Steps until guests can book and pay (docs/reference/back-office.md#steps-to-open).

export const openingSteps = ['pay', 'mail', 'terms', 'city', 'rates', 'listing', 'staff', 'backup'] as const;
export type OpeningStep = (typeof openingSteps)[number];

export interface OpeningFacts {
  readonly isDemo: boolean;
  readonly canPay: boolean;
  readonly sendsMail: boolean;
  /** The operator's own terms and privacy pages, not the templates. */
  readonly hasTerms: boolean;
  readonly cities: number;
  /** Currencies of shown cities without a rate, other than that of prices. */
  readonly missingRates: number;
  readonly listings: number;
  /** Operators with a second factor who are not blocked. */
  readonly operators: number;
  readonly isBackedUp: boolean;
}

/** Empty in a demo, and once all are done. */
export function openingOf(facts: OpeningFacts): { readonly step: OpeningStep; readonly is_done: boolean }[] {
  const done: Readonly<Record<OpeningStep, boolean>> = {
    pay: facts.canPay,
    mail: facts.sendsMail,
    terms: facts.hasTerms,
    city: facts.cities > 0,
    // Without a city the needed rates are unknown.
    rates: facts.cities > 0 && facts.missingRates === 0,
    listing: facts.listings > 0,
    staff: facts.operators > 1,
    backup: facts.isBackedUp,
  };
  const steps = openingSteps.map((step) => ({ step, is_done: done[step] }));
  return facts.isDemo || steps.every(({ is_done: isDone }) => isDone) ? [] : steps;
}
