import { useEffect, useEffectEvent } from 'react';
import { record, type Purchase } from './data-layer.ts';

const KEY = 'purchases_reported_v1';
const KEPT_MAX = 50;

function reported(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    // Storage that is switched off remembers nothing; the transaction's id still names a double report.
    return [];
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...reported(), id].slice(-KEPT_MAX)));
  } catch {
    // See above.
  }
}

/**
 * Reports a sale, once for each booking in this browser: not again after a reload or in a second tab
 * (docs/reference/texts.md#analytics).
 */
export function recordPurchase(sale: Purchase): void {
  const id = sale.transaction_id;
  if (!reported().includes(id)) record({ event: 'purchase', ecommerce: sale }, () => remember(id));
}

/** Reports the sale of the booking in view as soon as it is one; null where there is nothing to report. */
export function usePurchase(sale: Purchase | null): void {
  const report = useEffectEvent(() => {
    if (sale !== null) recordPurchase(sale);
  });
  // The same booking comes again with each look at the server: its name decides, and not the object.
  const id = sale?.transaction_id ?? null;
  useEffect(() => {
    if (id !== null) report();
  }, [id]);
}
