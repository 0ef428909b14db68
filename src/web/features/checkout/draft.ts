// What has been typed survives a reload and the way back; passwords and card data are never kept (visual rule 14).
import { emptyValues } from './checkout-form.ts';
import type { CheckoutValues } from './checkout-form.ts';

const KEY = 'checkout_draft_v1';

/** The part of the browser's storage that is used. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The values typed before, or none. */
export function readDraft(storage: DraftStorage): Partial<CheckoutValues> {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const known = Object.keys(emptyValues).filter((name) => typeof kept[name] === 'string');
    return Object.fromEntries(known.map((name) => [name, kept[name]]));
  } catch {
    // Storage switched off or filled by something else: the form starts empty.
    return {};
  }
}

/** Keeps the values, without passwords and without the name on the card. */
export function writeDraft(values: CheckoutValues, storage: DraftStorage): void {
  const { password: _password, passconf: _passconf, cardName: _cardName, ...kept } = values;
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full or forbidden: only the comfort is lost.
  }
}
