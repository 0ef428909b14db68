import type { AddonOptions, Calculation, WidgetState } from './widget-state.ts';

type Counts = Readonly<Record<string, number>>;

/** What a number of guests may choose of each add-on; nothing before the server has said so. */
export function optionsOf(
  { pax_options, addon_options }: Pick<WidgetState, 'pax_options' | 'addon_options'>,
  pax: number,
): AddonOptions {
  return addon_options[pax_options.indexOf(pax)] ?? {};
}

/** Add-ons after a clearing: the preselected ones when the flag is on, else none (spec 4). */
export function clearedAddons<C extends Calculation>(state: WidgetState<C>): Counts {
  return state.is_preselecting ? state.preselected : {};
}

/**
 * Add-ons for a number of guests (spec 4). With the flag on, each is set to its highest option when its preselected
 * count is above 0, otherwise 0. With the flag off, what was chosen stays, lowered to what the party can have.
 */
export function adjustedAddons<C extends Calculation>(state: WidgetState<C>, pax: number): Counts {
  const adjusted = Object.entries(optionsOf(state, pax)).map(([id, options]) => {
    const highest = options.at(-1) ?? 0;
    const kept = Math.min(state.addons[id] ?? 0, highest);
    return [id, state.is_preselecting ? ((state.preselected[id] ?? 0) > 0 ? highest : 0) : kept] as const;
  });
  return Object.fromEntries(adjusted);
}

/** The add-ons that count: those with count 0 are left out of calculation and checkout (spec 5). */
export function countedAddons(addons: Counts): Counts {
  return Object.fromEntries(Object.entries(addons).filter(([, count]) => count > 0));
}
