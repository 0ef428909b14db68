// What operators may make of cities, categories and search terms (docs/reference/back-office.md#places).
import { accessFeatures, diets } from './attributes.ts';
import { guestLanguages } from './listing-filters.ts';
import { readOrders } from '#src/domain/search/part-kinds.ts';

/**
 * Length of a country's name, and its position in lists. Apart from the other rules, which need tables that no browser
 * loads.
 */
export const countryLimits = { name: { min: 2, max: 80 }, position: { min: 1, max: 30_000 } } as const;

/** Kinds of search terms (docs/domain/search.md#query-parsing). */
export const synonymKinds = [
  'words',
  'instead',
  'same',
  'place',
  'landmark',
  'category',
  'attribute',
  'need',
  'time',
  'order',
  'filler',
] as const;
export type SynonymKind = (typeof synonymKinds)[number];

/** What a search can ask for, folded as in search terms. */
const needs: readonly string[] = [
  ...[...accessFeatures, ...diets, 'private'].map((need) => need.replace('-', ' ')),
  ...guestLanguages.map((code) => `speaks ${code}`),
];

/** The meanings of the kinds that have only a few. */
export const synonymMeanings: Readonly<Partial<Record<SynonymKind, readonly string[]>>> = {
  attribute: ['solo', 'family', 'couples', 'child friendly', 'big groups'],
  need: needs,
  time: ['morning', 'afternoon', 'evening'],
  order: readOrders,
};

export const mostTermWords = 4;

export const mostTips = 12;
