// Money is whole minor units from the edge inwards (docs/domain/pricing.md#money-and-rounding): rounding and float arithmetic
// on amounts stand in src/domain/money, writing them in src/texts/money-text.ts.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const amount = String.raw`\w*(?:cents|usd|price|amount|deposit|_fee|balance|refund|_due|minor)\w*`;

// Fields of answers: dollars, or units of a local currency, as JSON numbers.
const wire =
  'total_price|booking_deposit_due|coupon_discount|paid_online|refund_amount|refund_total|price_from|amount_sgd|unit_price' +
  '|offer_total|protected_price|total_booking_fee|balance_due_to_host|balance_due_local|old_total';

const faults: readonly [string, RegExp][] = [
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
];

function faultsIn(text: string): string[] {
  const code = text.replace(/wireCents\([^()]*\)/g, 'cents').replace(/\/\*[^]*?\*\/|\/\/.*|import [^;]*;/g, '');
  return faults.flatMap(([name, pattern]) => [...code.matchAll(pattern)].map(([found]) => `${name}: ${found}`));
}

const files = globSync('src/{server,web,contract}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|src\/web\/fixtures\/|src\/server\/db\/schema\.ts$/.test(file),
);

describe('money at the edge', () => {
  it.each([
    ['price_cents / 100', 'divides'],
    ['100 * amount', 'divides'],
    ['Math.round(quote.total_price_cents / row.pax)', 'rounds'],
    ['usd.toFixed(2)', 'cuts'],
    ['quote.total_price > old_total', 'calculates'],
    ['booking_deposit_due !== shown', 'calculates'],
    ['`US$${due}`', 'writes'],
  ])('finds %s', (code, name) => {
    expect(faultsIn(code).some((fault) => fault.startsWith(name))).toBe(true);
  });

  it('lets comparisons with nothing and reading through', () => {
    expect(
      faultsIn('paid_online > 0; refund_amount === 0; offer_total !== null; wireCents(quote.total_price)'),
    ).toEqual([]);
  });

  it('is counted and written in one place', () => {
    const found = files.flatMap((file) => faultsIn(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`));
    expect(found).toEqual([]);
  });
});
