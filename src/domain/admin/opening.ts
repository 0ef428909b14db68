// What is missing until guests can book and pay, for the first page of the back office (docs/reference/back-office.md#steps-to-open).

/** The steps in the order in which an operator takes them. */
export const openingSteps = ['pay', 'mail', 'terms', 'city', 'rates', 'listing', 'staff', 'backup'] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** What is known of the marketplace. */
export interface OpeningFacts {
  readonly isDemo: boolean;
  readonly canPay: boolean;
  readonly sendsMail: boolean;
  /** Terms and privacy are the operator's own, not the templates. */
  readonly hasTerms: boolean;
  readonly cities: number;
  /** Currencies of shown cities, other than that of prices, whose rate nobody has fetched or set. */
  readonly missingRates: number;
  readonly listings: number;
  /** Operators who are not blocked and have a second factor. */
  readonly operators: number;
  readonly isBackedUp: boolean;
}

/** Each step with whether it is done; none in a demo, and none once all are done. */
export function openingOf(facts: OpeningFacts): { readonly step: OpeningStep; readonly is_done: boolean }[] {
  const done: Readonly<Record<OpeningStep, boolean>> = {
    pay: facts.canPay,
    mail: facts.sendsMail,
    terms: facts.hasTerms,
    city: facts.cities > 0,
    // Without a city nobody knows yet which rates are needed.
    rates: facts.cities > 0 && facts.missingRates === 0,
    listing: facts.listings > 0,
    staff: facts.operators > 1,
    backup: facts.isBackedUp,
  };
  const steps = openingSteps.map((step) => ({ step, is_done: done[step] }));
  return facts.isDemo || steps.every(({ is_done: isDone }) => isDone) ? [] : steps;
}
