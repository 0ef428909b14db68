// Entry point of the feature companion: who comes along, invited by mail.
import { companionCalls } from './companion.ts';

export const companionHandlers = {
  ...companionCalls,
} as const;

export { companionsLeft, toCompanion } from './companions.ts';
export type { CompanionRow } from './queries.ts';
