// /dashboard/host-panel/team: the team of a host, and for everybody the teams they are in and the invitations they have (docs/team.md).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

/** The team of a host. */
export type Team = CallOutput<'team/list'>;
export type Member = Team['members'][number];
export type Role = Member['role'];

/** Invitations to this person, and the teams they are in. */
export type Mine = CallOutput<'team/own-teams'>;

export interface TeamData {
  readonly panel: Panel | null;
  readonly team: Team | null;
  readonly mine: Mine | null;
}

/** Loads the team of the host in view, where it may be seen, and one's own. */
export async function load(input: PageInput): Promise<PageResult<TeamData>> {
  const loaded = await loadPanel(input, 'team');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (panel === null) return { kind: 'page', data: { panel, team: null, mine: null }, head };
  const [mine, team] = await Promise.all([
    input.api('team/own-teams', {}),
    panel.host ? input.api('team/list', hostOf(panel)) : null,
  ]);
  if (!mine.ok) return failed(mine);
  if (team !== null && !team.ok) return failed(team);
  return { kind: 'page', data: { panel, team: team?.data ?? null, mine: mine.data }, head };
}
