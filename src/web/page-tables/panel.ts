// The pages of the host panel (ADR 030).
import type { AnyPage } from '#src/web/router/page.ts';

/** The code of each, by its address from here. */
export const table = import.meta.glob<AnyPage>([
  '../features/host-*/*page.tsx',
  '../features/bookings/host-page.tsx',
  '../features/product/preview-page.tsx',
]);
