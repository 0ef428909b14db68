// What a page of text says about this installation follows its settings: a small part of the Liquid language
// (docs/reference/texts.md#pages).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { percentText } from '#src/texts/intl.ts';
import { plainPriceText, priceCurrencyName } from '#src/texts/money-text.ts';
import { Liquid, LiquidError } from 'liquidjs';
import { limits } from '#src/domain/limits.ts';
import type { Config } from '#src/server/platform/config.ts';
import type { PublishedFigures } from '#src/server/features/review/index.ts';
import { methodRules, takenMethods } from '#src/server/features/payment/index.ts';

/** What texts may ask for, by the names that they use. */
export interface ContentFacts {
  /** The name of the marketplace. */
  readonly brand: string;
  /** The currency of prices and of what is paid online, in words. */
  readonly currency: string;
  /** "card, PayPal or Alipay"; empty where nothing can be paid online. */
  readonly pay_ways: string;
  readonly takes_cards: boolean;
  /** The marketplace keeps the whole deposit; otherwise a part of it is paid out to the host. */
  readonly keeps_deposit: boolean;
  /** The operator compares hosts with their identity documents. */
  readonly checks_identity: boolean;
  /** The usual service fee and deposit: `6%`, `20%`. */
  readonly service_fee: string;
  readonly deposit: string;
  /** What a review with a photo earns. */
  readonly photo_reward: string;
}

/** What changes by the hour; only on a page that asks for it. */
export interface LiveFacts {
  /** How many reviews were asked for, written and removed, why, and the newest published hash of their log. */
  readonly reviews?: PublishedFigures;
}

// Templates of operators read no files, and one that repeats itself ends.
const engine = new Liquid({
  templates: {},
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  parseLimit: 1_000_000,
  renderLimit: 1000,
  memoryLimit: 10_000_000,
});

/** The text with its variables and conditions filled in. Throws for a text that is not written as it should be. */
export function fillIn(text: string, facts: ContentFacts & LiveFacts): string {
  const filled = engine.parseAndRenderSync(text, facts) as string;
  return filled.replaceAll(/\n{3,}/g, '\n\n').trim();
}

/** Why a text cannot be filled in, and in which of its lines; null where it can. */
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
    // The engine ends its sentence with the place, and may quote the text in further lines.
    const [why = ''] = error.message.split('\n');
    return { line, why: why.replace(/, line:\d+.*$/, '') };
  }
}

/** The facts of an installation. */
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
