import { useEffect, useEffectEvent } from 'react';
import { record, type Purchase } from './data-layer.ts';

const KEY = 'purchases_reported_v1';
const KEPT_MAX = 50;

function reported(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    // Storage is off; the transaction id still deduplicates.
    return [];
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...reported(), id].slice(-KEPT_MAX)));
  } catch {
    // Storage is off.
  }
}

/** Once per booking and browser: not after a reload or in a second tab (docs/reference/texts.md#analytics). */
export function recordPurchase(sale: Purchase): void {
  const id = sale.transaction_id;
  if (!reported().includes(id)) record({ event: 'purchase', ecommerce: sale }, () => remember(id));
}

export function usePurchase(sale: Purchase | null): void {
  const report = useEffectEvent(() => {
    if (sale !== null) recordPurchase(sale);
  });
  // By id: polling replaces the object.
  const id = sale?.transaction_id ?? null;
  useEffect(() => {
    if (id !== null) report();
  }, [id]);
}
