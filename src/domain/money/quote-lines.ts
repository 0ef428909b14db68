import type { Cents } from './cents.ts';
import type { ExperienceTotal } from './experience-total.ts';
import type { QuoteInput } from './quote-input.ts';

/** One line of a price. `unit_cents` × `quantity` is `amount_cents` wherever the line counts something. */
export interface QuoteLine {
  readonly code: 'base' | 'addon' | 'surcharge' | 'group_discount' | 'service_fee';
  /** Add-ons carry the host's own name for them; the others a plain English word. */
  readonly label: string;
  readonly unit_cents: Cents | null;
  readonly quantity: number;
  /** Below 0 for the group discount alone. */
  readonly amount_cents: Cents;
}

const words = {
  base: 'Experience',
  surcharge: 'Small group surcharge',
  group_discount: 'Group discount',
  service_fee: 'Service fee',
} as const;

/** The lines of a price in the order they are read; parts that are 0 have none, but the base always has one (product 2). */
export function priceLines(input: QuoteInput, experience: ExperienceTotal, feeCents: Cents): QuoteLine[] {
  const perMissing = input.surcharge_cents ?? input.price_cents;
  const lines = [
    counted('base', words.base, input.price_cents, input.pax),
    ...input.addons
      .filter((addon) => addon.count > 0)
      .map((addon) => counted('addon', addon.label, addon.unit_price_cents, addon.count)),
    counted('surcharge', words.surcharge, perMissing, experience.missing_pax),
    whole('group_discount', words.group_discount, 0 - experience.group_discount_cents),
    whole('service_fee', words.service_fee, feeCents),
  ];
  return lines.filter((line) => line.code === 'base' || line.code === 'addon' || line.amount_cents !== 0);
}

function counted(code: QuoteLine['code'], label: string, unit: Cents, quantity: number): QuoteLine {
  return { code, label, unit_cents: unit, quantity, amount_cents: unit * quantity };
}

function whole(code: QuoteLine['code'], label: string, amount: Cents): QuoteLine {
  return { code, label, unit_cents: null, quantity: 1, amount_cents: amount };
}
