// The pages of the back office (ADR 030).
import type { AnyPage } from '../router/page.ts';

/** The code of each, by its address from here. */
export const table = import.meta.glob<AnyPage>([
  '../features/admin-*/*page.{ts,tsx}',
  '../features/content/preview-page.tsx',
]);
