/** Lengths of the name of a country, and where it may stand in lists. Apart from its rules, which need tables that no browser loads. */
export const countryLimits = { name: { min: 2, max: 80 }, position: { min: 1, max: 30_000 } } as const;
