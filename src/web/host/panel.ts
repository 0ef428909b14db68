// The host in view: every section of the panel loads it first (docs/reference/addresses.md#host-panel).
import type { HostPermission } from '#src/domain/team/permissions.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

/** A host that this person acts for. */
export type PanelHost = CallOutput<'host/mine'>['hosts'][number];

/** The hosts that this person acts for, the one in view, and what of the panel is in view. */
export interface Panel {
  readonly hosts: readonly PanelHost[];
  /** Null without the permission for this section, or without a host to act for. */
  readonly host: PanelHost | null;
  readonly act: HostPermission;
}

/** The panel; null for a visitor. Or the answer of a page that could not be loaded. */
export type LoadedPanel =
  | { readonly ok: true; readonly panel: Panel | null }
  | { readonly ok: false; readonly result: PageResult<never> };

/** Asks for the hosts, and picks the one that the address names (`?host=`), else the first for whom the act is allowed. */
export async function loadPanel({ api, url }: PageInput, act: HostPermission): Promise<LoadedPanel> {
  const answer = await api('host/mine', {});
  if (!answer.ok) {
    const isSignedOut = answer.kind === 'refusal' && answer.error.code === 'unauthorized';
    return isSignedOut ? { ok: true, panel: null } : { ok: false, result: failed(answer) };
  }
  const { hosts } = answer.data;
  const named = url.searchParams.get('host');
  const fitting = hosts.filter((host) => host.acts.includes(act) && (named === null || host.id === named));
  return { ok: true, panel: { hosts, host: fitting[0] ?? null, act } };
}

/** The `host_id` of a call for the host in view. */
export function hostOf(panel: Panel | null): { readonly host_id?: string } {
  return panel?.host ? { host_id: panel.host.id } : {};
}
