// Rules on a file's text: sides, languages, widths in characters, money.
import { textRule } from './rule.ts';

const matches = (text: string, pattern: RegExp, message: (found: string) => string) =>
  [...text.matchAll(pattern)].map((match) => [message(match[0]), match.index] as const);

// Classes and properties that name a side. Naming both sides is no fault.
const sideWords =
  /(?<=[\s'"`:!]-?)(?:m[lr]|p[lr]|left|right|scroll-[mp][lr])-(?=\d|\[|\(|auto|full|px)|(?<=[\s'"`:!])(?:text-(?:left|right)|border-[lr]|rounded-[lrtb]?[lr])(?=[\s'"`]|-\d)/g;
const sideProperties =
  /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:|text-align: (?:left|right)/g;
// A ch is as wide as the current font's zero, so lines break differently once the font loads.
const characterWidths = /\b\d+(?:\.\d+)?ch\b/g;

const sideMessage = (found: string) => `${found.trim()} names a side of the screen: say start or end`;
const widthMessage = (found: string) => `${found} is a width that follows the font: use rem`;

/** Classes use start and end instead of left and right, for both writing directions. */
export const logicalSides = textRule('logical-sides', (text) => matches(text, sideWords, sideMessage));

export const steadyWidths = textRule('steady-widths', (text) => matches(text, characterWidths, widthMessage));

/** The same for style sheets, which the linter does not read. */
export function sheetFaults(text: string): string[] {
  return [
    ...matches(text, sideProperties, sideMessage).map(([fault]) => fault),
    ...matches(text, characterWidths, widthMessage).map(([fault]) => fault),
  ];
}

const languageTag = /'en(?:[-_][A-Z]{2})?'/g;
const languageUnsaid = /new Intl\.\w+\(\s*(?:\)|undefined|\[\])|\.toLocale\w*String\(\s*(?:\)|undefined)/g;

/** Dates and numbers use the language of request or page: only src/texts names one. */
export const namedLanguage = textRule('named-language', (text) => [
  ...matches(text, languageTag, (found) => `${found} names a language: take that of the request or the page`),
  ...matches(text, languageUnsaid, (found) => `${found} leaves the language to the machine: pass localeTag()`),
]);

// `texts` as a catalogue: not an import path, a type, or an argument of `translator`.
const catalogueName = /(?<!typeof |[/#.\w'-]|translator\([^)\n]*)\btexts\b(?![/\w'.-]*\.ts| *\} from)/g;

/** Bundles change the form of catalogues, so only `translator` reads them. */
export const catalogueRead = textRule('catalogue-read', (text) =>
  /import \{ texts \} from/.test(text)
    ? matches(
        text.replace(/\/\*[^]*?\*\/|\/\/.*/g, (comment) => ' '.repeat(comment.length)),
        catalogueName,
        () => 'reads a catalogue itself: ask translator for the text, or its `has`',
      )
    : [],
);

const amount = String.raw`\w*(?:cents|usd|price|amount|deposit|_fee|balance|refund|_due|minor)\w*`;

// Fields of responses with dollars or local units, as JSON numbers.
const wire =
  'total_price|booking_deposit_due|coupon_discount|paid_online|refund_amount|refund_total|price_from|amount_sgd|unit_price' +
  '|offer_total|protected_price|total_booking_fee|balance_due_to_host|balance_due_local|old_total';

const moneyFaults: readonly [name: string, pattern: RegExp][] = [
  [
    'divides or multiplies by 100',
    new RegExp(String.raw`\b${amount}[)\]]*\s*[*/]\s*100\b|\b100\s*\*\s*${amount}\b`, 'gi'),
  ],
  ['rounds', new RegExp(String.raw`Math\.(?:round|floor|ceil|trunc)\([^;\n]*\b${amount}\b`, 'gi')],
  ['cuts decimals', new RegExp(String.raw`\b${amount}[)\]]*\.to(?:Fixed|Precision)\(`, 'gi')],
  [
    'calculates in dollars',
    new RegExp(String.raw`\b(?:${wire})\)?\s*(?:[!=]==?|[<>]=?|[-+*/])\s*(?!0\b|null|=)[\w(]`, 'g'),
  ],
  ['writes an amount itself', /US\$\$\{|`\$\{[^}]*symbol\}/g],
  ['prints minor units', new RegExp(String.raw`\$\{[\w.]*${amount}\} \$\{[\w.]*currency`, 'gi')],
];

/**
 * Money is whole minor units inside the program (docs/domain/pricing.md#money-and-rounding): only src/domain/money
 * rounds amounts or uses floats, only src/texts/money-text.ts formats them.
 */
export const moneyEdge = textRule('money-edge', (text) => {
  const code = text.replace(/wireCents\([^()]*\)/g, 'cents').replace(/\/\*[^]*?\*\/|\/\/.*|import [^;]*;/g, '');
  return moneyFaults.flatMap(([name, pattern]) =>
    // Offsets differ without comments: the first equal text is near enough.
    matches(code, pattern, (found) => found).map(
      ([found]) => [`${name}: ${found}`, Math.max(0, text.indexOf(found))] as const,
    ),
  );
});
