// Fills facts of the installation into text pages, by a subset of Liquid (docs/reference/texts.md#pages).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { percentText } from '#src/texts/intl.ts';
import { plainPriceText, priceCurrencyName } from '#src/texts/money-text.ts';
import { Liquid, LiquidError } from 'liquidjs';
import { limits } from '#src/domain/limits.ts';
import type { Config } from '#src/server/platform/config.ts';
import type { PublishedFigures } from '#src/server/features/review/index.ts';
import { methodRules, takenMethods } from '#src/server/features/payment/index.ts';

export interface ContentFacts {
  readonly brand: string;
  readonly currency: string;
  /** "card, PayPal or Alipay"; empty where nothing can be paid online. */
  readonly pay_ways: string;
  readonly takes_cards: boolean;
  /** False: part of the deposit is paid out to the host. */
  readonly keeps_deposit: boolean;
  readonly checks_identity: boolean;
  /** Default service fee and deposit: `6%`, `20%`. */
  readonly service_fee: string;
  readonly deposit: string;
  readonly photo_reward: string;
}

/** Hourly figures, for pages that use them. */
export interface LiveFacts {
  readonly reviews?: PublishedFigures;
}

// Operators' templates read no files, and loops end.
const engine = new Liquid({
  templates: {},
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  parseLimit: 1_000_000,
  renderLimit: 1000,
  memoryLimit: 10_000_000,
});

/** Throws for invalid Liquid. */
export function fillIn(text: string, facts: ContentFacts & LiveFacts): string {
  const filled = engine.parseAndRenderSync(text, facts) as string;
  return filled.replaceAll(/\n{3,}/g, '\n\n').trim();
}

/** The reason and line; null for valid text. */
export function liquidFault(
  text: string,
  facts: ContentFacts & LiveFacts,
): { readonly line: number; readonly why: string } | null {
  try {
    fillIn(text, facts);
    return null;
  } catch (error) {
    if (!LiquidError.is(error)) throw error;
    const [line = 1] = error.token.getPosition();
    // The message's first line has the place; further lines may quote the text.
    const [why = ''] = error.message.split('\n');
    return { line, why: why.replace(/, line:\d+.*$/, '') };
  }
}

export function contentFacts(config: Config): ContentFacts {
  const methods = takenMethods(config);
  const methodNames = methods.map((method) => methodRules[method].nameInText);
  return {
    brand: config.brand.name,
    currency: priceCurrencyName(),
    pay_ways: new Intl.ListFormat('en-US', { type: 'disjunction' }).format(methodNames).replace(', or ', ' or '),
    takes_cards: methods.includes('card'),
    keeps_deposit: config.commissionRate === null,
    checks_identity: config.checksIdentity,
    service_fee: percentText(config.serviceFees.usual),
    deposit: percentText(Number(`0.${String(limits.usualDepositPercent).padStart(2, '0')}`)),
    photo_reward: plainPriceText(priceCurrency().figures.review_reward),
  };
}
