import { describe, expect, it } from 'vitest';
import { actsOf, hostPermissions, mayAct, teamRolesFor, type HostRole } from './permissions.ts';

describe('who acts for a host', () => {
  it.each<[HostRole, string]>([
    ['host', hostPermissions.join(' ')],
    ['manager', hostPermissions.filter((act) => act !== 'payout').join(' ')],
    ['coordinator', hostPermissions.filter((act) => act !== 'payout' && act !== 'team').join(' ')],
    ['guide', 'departures'],
  ])('%s: %s', (role, acts) => {
    expect(actsOf(role).join(' ')).toBe(acts);
    for (const act of hostPermissions) expect(mayAct(role, act)).toBe(acts.split(' ').includes(act));
  });

  it('names the roles of a team for an act: nobody but the host says where its money goes', () => {
    expect(teamRolesFor('payout')).toEqual([]);
    expect(teamRolesFor('team')).toEqual(['manager']);
    expect(teamRolesFor('requests')).toEqual(['manager', 'coordinator']);
    expect(teamRolesFor('departures')).toEqual(['manager', 'coordinator', 'guide']);
  });
});
