// The typefaces of printed documents (docs/vouchers.md#letters).
export type { Weight } from './cut.ts';
export { cutOf, type HanFamily, isInCut, useFont } from './cuts.ts';
export { hanOrder } from './han.ts';
