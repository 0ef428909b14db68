import { describe, expect, it } from 'vitest';
import type { StaffArea } from '#src/domain/admin/areas.ts';
import {
  areasFaultOf,
  faultOf,
  givenRoles,
  personActs,
  type PersonFacts,
  roleFaultOf,
  stateOf,
} from './person-acts.ts';

const facts = (more: Partial<PersonFacts> = {}): PersonFacts => ({
  isSelf: false,
  actorAreas: ['admin'],
  state: 'active',
  hasAddress: true,
  roles: ['user'],
  teamRoles: [],
  areas: [],
  otherAdmins: 1,
  hasFactor: true,
  isReleasing: false,
  hosts: 'no',
  sessions: 2,
  obstacles: [],
  ...more,
});
const allowed = (more: Partial<PersonFacts>) => personActs.filter((act) => faultOf(act, facts(more)) === null);

describe('what an operator may do with an account', () => {
  it.each<[string, Partial<PersonFacts>, string[]]>([
    ['active', {}, ['send-reset', 'end-sessions', 'release-factor', 'block', 'erase']],
    ['blocked', { state: 'blocked', sessions: 0 }, ['release-factor', 'unblock', 'erase']],
    ['unverified', { state: 'unverified', hasFactor: false, sessions: 0 }, ['send-reset', 'block', 'erase']],
    ['a host', { hosts: 'shown' }, ['send-reset', 'end-sessions', 'release-factor', 'hide', 'block', 'erase']],
    ['a hidden host', { hosts: 'hidden', hasFactor: false }, ['send-reset', 'end-sessions', 'show', 'block', 'erase']],
    [
      'a blocked and hidden host',
      { state: 'blocked', hosts: 'hidden', sessions: 0 },
      ['release-factor', 'unblock', 'erase'],
    ],
    [
      'a blocked host',
      { state: 'blocked', hosts: 'shown', sessions: 0 },
      ['release-factor', 'hide', 'unblock', 'erase'],
    ],
    ['erased', { state: 'erased', hasFactor: false, sessions: 0, hasAddress: false }, []],
    ['without an address', { hasAddress: false }, ['end-sessions', 'release-factor', 'block', 'erase']],
    ['whose factor is being released', { isReleasing: true }, ['send-reset', 'end-sessions', 'block', 'erase']],
    ['in use', { obstacles: ['money-open'] }, ['send-reset', 'end-sessions', 'release-factor', 'block']],
    [
      'of the last admin',
      { roles: ['user', 'operator'], areas: ['admin'], otherAdmins: 0, obstacles: ['runs-site'] },
      ['send-reset', 'end-sessions', 'release-factor'],
    ],
    [
      'of another one of the staff',
      { roles: ['user', 'operator'], areas: ['finance'], otherAdmins: 0, obstacles: ['runs-site'] },
      ['send-reset', 'end-sessions', 'release-factor', 'block'],
    ],
  ])('that is %s', (_, more, acts) => {
    expect(allowed(more)).toEqual(acts);
  });

  it('is the work of support, which acts on nobody of the staff', () => {
    const staff = { roles: ['user', 'operator'], areas: ['content'] } as const;
    expect(allowed({ actorAreas: ['support'] })).toEqual(allowed({}));
    expect(allowed({ actorAreas: ['support'], ...staff })).toEqual([]);
    expect(faultOf('block', facts({ actorAreas: ['support'], ...staff }))).toBe('person-staff');
    for (const area of ['finance', 'content'] as const)
      expect(faultOf('block', facts({ actorAreas: [area] }))).toBe('other-area');
  });

  it('is nothing where it is the own one', () => {
    for (const act of personActs) expect(faultOf(act, facts({ isSelf: true }))).toBe('person-self');
    for (const role of givenRoles) expect(roleFaultOf(role, true, facts({ isSelf: true }))).toBe('person-self');
  });
});

describe('how an account stands', () => {
  it.each([
    [true, true, true, 'erased'],
    [false, true, true, 'blocked'],
    [false, true, false, 'blocked'],
    [false, false, true, 'active'],
    [false, false, false, 'unverified'],
  ] as const)('erased %s, blocked %s, confirmed %s', (erased, blocked, verified, state) => {
    expect(stateOf({ is_erased: erased, is_blocked: blocked, is_verified: verified })).toBe(state);
  });
});

describe('a role', () => {
  it('is given to who has proved an address and is not blocked, once', () => {
    expect(roleFaultOf('operator', true, facts())).toBeNull();
    for (const state of ['unverified', 'blocked', 'erased'] as const)
      expect(roleFaultOf('operator', true, facts({ state }))).toBe('person-state');
    expect(roleFaultOf('ambassador', true, facts({ roles: ['user', 'ambassador'] }))).toBe('person-state');
  });

  it('is taken from who has it, also when blocked, but not from the last admin', () => {
    const roles = ['user', 'operator', 'distributor'];
    const areas = ['admin'] as const;
    expect(roleFaultOf('operator', false, facts({ roles, areas, state: 'blocked' }))).toBeNull();
    expect(roleFaultOf('operator', false, facts({ roles, areas, otherAdmins: 0 }))).toBe('person-last-admin');
    expect(roleFaultOf('operator', false, facts({ roles, areas: ['support'], otherAdmins: 0 }))).toBeNull();
    expect(roleFaultOf('distributor', false, facts({ roles, areas, otherAdmins: 0 }))).toBeNull();
    expect(roleFaultOf('coordinator', false, facts({ roles }))).toBe('person-state');
  });

  it('that a team has given is ended by the team', () => {
    const roles = ['user', 'coordinator'];
    expect(roleFaultOf('coordinator', false, facts({ roles, teamRoles: ['coordinator'] }))).toBe('person-in-team');
  });
});

describe('areas', () => {
  const staff = (more: Partial<PersonFacts> = {}) =>
    facts({ roles: ['user', 'operator'], areas: ['support', 'admin'], ...more });
  const to = (...areas: StaffArea[]) => ({ from: ['admin', 'support'] as const, to: areas });

  it('are changed by an admin, on an account of the staff that is not the own one', () => {
    expect(areasFaultOf(staff())).toBeNull();
    expect(areasFaultOf(staff(), to('finance'))).toBeNull();
    expect(areasFaultOf(staff({ isSelf: true }))).toBe('person-self');
    expect(areasFaultOf(facts())).toBe('person-state');
    expect(areasFaultOf(staff({ state: 'erased' }))).toBe('person-state');
    for (const area of ['support', 'finance', 'content'] as const) {
      expect(areasFaultOf(staff({ actorAreas: [area] }), to('finance'))).toBe('other-area');
      expect(roleFaultOf('operator', true, facts({ actorAreas: [area] }))).toBe('other-area');
    }
  });

  it('are what was seen, and become something else', () => {
    expect(areasFaultOf(staff({ areas: ['finance'] }), to('content'))).toBe('person-areas-changed');
    expect(areasFaultOf(staff(), to('support', 'admin'))).toBe('person-state');
  });

  it('stay with the last admin', () => {
    expect(areasFaultOf(staff({ otherAdmins: 0 }), to('support'))).toBe('person-last-admin');
    expect(areasFaultOf(staff({ otherAdmins: 0 }), to('admin', 'finance'))).toBeNull();
  });
});
