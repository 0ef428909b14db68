// The current host, loaded by every section (docs/reference/addresses.md#host-panel).
import type { HostPermission } from '#src/domain/team/permissions.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

export type PanelHost = CallOutput<'host/mine'>['hosts'][number];

export interface Panel {
  readonly hosts: readonly PanelHost[];
  /** Null without permission or without a host. */
  readonly host: PanelHost | null;
  readonly act: HostPermission;
}

/** Null for a visitor; or the result of a failed load. */
export type LoadedPanel =
  | { readonly ok: true; readonly panel: Panel | null }
  | { readonly ok: false; readonly result: PageResult<never> };

/** The host of `?host=`, else the first that allows the action. */
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

export function hostOf(panel: Panel | null): { readonly host_id?: string } {
  return panel?.host ? { host_id: panel.host.id } : {};
}
