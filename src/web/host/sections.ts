// The sections of the host panel, in their order (docs/reference/addresses.md#host-panel).
import {
  Banknote,
  CalendarDays,
  ChartNoAxesColumn,
  ClipboardList,
  FileText,
  Inbox,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Settings,
  Star,
  Sun,
  Users,
} from 'lucide-react';
import type { HostPermission } from '#src/domain/team/permissions.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { routes, type RouteName } from '#src/contract/addresses/routes.ts';
import type { Panel } from './panel.ts';
import { t } from './texts.ts';

export interface Section {
  readonly route: RouteName;
  readonly act: HostPermission;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly href: string;
}

const all = [
  ['dashboard-host-panel', 'departures', 'section.today', Sun],
  ['host-requests', 'requests', 'section.requests', Inbox],
  ['host-calendar', 'calendar', 'section.calendar', CalendarDays],
  ['host-tell', 'departures', 'section.tell', Megaphone],
  ['host-bookings', 'requests', 'section.bookings', ClipboardList],
  ['host-listings', 'listings', 'section.listings', ListChecks],
  ['host-replies', 'messages', 'section.messages', MessageSquareText],
  ['host-earnings', 'earnings', 'section.earnings', Banknote],
  ['host-insights', 'earnings', 'section.insights', ChartNoAxesColumn],
  ['host-reviews', 'reviews', 'section.reviews', Star],
  ['host-team', 'team', 'section.team', Users],
  ['host-documents', 'documents', 'section.documents', FileText],
  ['host-settings', 'settings', 'section.settings', Settings],
] as const satisfies readonly (readonly [RouteName, HostPermission, string, LucideIcon])[];

/** Includes the current host where there are several. */
export function sectionUrl(route: RouteName, { hosts, host }: Pick<Panel, 'hosts' | 'host'>): string {
  const isChosen = host !== null && host.id !== hosts[0]?.id;
  return `${routes[route].path}${isChosen ? buildQuery({ host: host.id }) : ''}`;
}

export function sectionsOf(panel: Panel): readonly Section[] {
  const acts = panel.host?.acts ?? panel.hosts.flatMap((host) => host.acts);
  return all
    .filter(([, act]) => acts.includes(act))
    .map(([route, act, title, icon]) => ({ route, act, title: t(title), icon, href: sectionUrl(route, panel) }));
}
