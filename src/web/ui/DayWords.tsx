import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/**
 * Round a calendar of the kit: it then says its days in the order in which the page writes them, "Tuesday 24 November
 * 2026" beside "Tue 24 Nov 2026".
 */
export function DayWords({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale="en-GB">{children}</I18nProvider>;
}
