// How an amount is written. Fixed rules instead of the machine's locale data, so that server and browser agree.

function grouped(amount: number, decimals: number): string {
  const [whole = '0', part] = Math.abs(amount).toFixed(decimals).split('.');
  const body = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return (amount < 0 ? '−' : '') + (part === undefined ? body : `${body}.${part}`);
}

/** An amount of dollars with two decimals: `US$21.20`. */
export function usdText(amount: number): string {
  return amount < 0 ? `−US$${grouped(-amount, 2)}` : `US$${grouped(amount, 2)}`;
}

/**
 * An amount of another currency with its sign before it: `₫844,000`, `Rs 1,250`.
 * @param decimals the digits that are shown; cash is payable in notes, so 0 is usual
 */
export function localMoneyText(amount: number, symbol: string, decimals = 0): string {
  const gap = /[\p{L}.]$/u.test(symbol) ? '\u00a0' : '';
  return `${symbol}${gap}${grouped(amount, decimals)}`;
}
