import { DashboardPage } from './DashboardPage.tsx';
import { HostPanelPage } from './HostPanelPage.tsx';
import type { DashboardData } from './load.ts';

/** The dashboard or the host panel: small, and from the same call, so that both are one file to load. */
export function EitherPage({ data }: { readonly data: DashboardData }) {
  return data.isHostPanel ? <HostPanelPage next={data.next} /> : <DashboardPage next={data.next} />;
}
