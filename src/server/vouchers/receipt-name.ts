/** The number of a receipt as it is printed and named: 'R-000042'. `number` is the counter's, from 1. */
export function receiptName(number: string | number): string {
  return `R-${String(number).padStart(6, '0')}`;
}

/** Reads a printed number back, or null when it is none. Only the printed form is taken: each receipt has one address. */
export function readReceiptName(name: string): number | null {
  const digits = /^R-(\d{6,15})$/.exec(name)?.[1];
  const number = Number(digits);
  return digits !== undefined && number > 0 && receiptName(number) === name ? number : null;
}
