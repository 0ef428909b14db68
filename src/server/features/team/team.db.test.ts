import { joinTeam } from '#tests/support/roles.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { panelPeople, type PanelPerson, usePanel } from '#tests/support/host/panel-suite.ts';
import { deliver } from '#tests/support/tampering/mailed-links.ts';

const suite = usePanel();
const nina = 'nina@panel.example.test';

beforeEach(async () => {
  await suite.base.pool.query('delete from team_invitation');
  await suite.base.pool.query('delete from rate_limit');
  await suite.base.pool.query('delete from team_member where user_id = any($1)', [
    [panelPeople.nina, panelPeople.other],
  ]);
  for (const role of ['manager', 'coordinator', 'guide'] as const)
    await joinTeam(suite.base.pool, { userId: panelPeople[role], hostId, role });
});

const invite = (role: string, who: PanelPerson = 'host', email = nina, host_id?: string) =>
  suite.call('team/invite', { email, role, ...(host_id !== undefined && { host_id }) }, who);
const team = async (who: PanelPerson = 'host', host_id: string = hostId) =>
  (await suite.call('team/list', { host_id }, who)) as unknown as {
    code?: string;
    members: { user_id: string; name: string; role: string; roles: string[]; can_remove: boolean }[];
    invitations: { id: string; email: string; role: string; state: string }[];
    roles: string[];
    log: { what: string; by: string; who: string; from: string | null; to: string | null }[];
  };
const mine = async (who: PanelPerson) =>
  (await suite.call('team/own-teams', {}, who)) as unknown as {
    teams: { host_id: string; role: string }[];
    invitations: { id: string; role: string }[];
  };
/** The link in the newest invitation email to an address. */
async function mailedToken(email = nina): Promise<string> {
  await deliver(suite.program);
  const [mail] = await suite.rows<{ text_body: string }>(
    `select text_body from mail where recipient = $1 and kind = 'team-invitation' order by created_at desc, outbox_id desc limit 1`,
    [email],
  );
  return /\/team-invitation\?token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
}
const accept = async (who: PanelPerson = 'nina') => {
  const [open] = (await mine(who)).invitations;
  return suite.call('team/accept', { invitation_id: open?.id ?? crypto.randomUUID() }, who);
};

describe('an invitation', () => {
  it('leads from the mail into the team, with its role, once', async () => {
    expect(await invite('guide')).toMatchObject({ status: 'success' });
    const token = await mailedToken();
    const visitor = await suite.program.visitor();
    const seen = (await visitor.call('team/invitation', { token })).body;
    expect(seen).toMatchObject({
      invitation: { host_name: 'Mai', role: 'guide' },
      state: 'open',
      is_signed_in: false,
      is_for_me: false,
    });
    // Opening changed nothing, and another account sees that it is not invited.
    expect(await suite.call('team/invitation', { token }, 'guide')).toMatchObject({
      is_signed_in: true,
      is_for_me: false,
    });
    expect((await mine('nina')).teams).toEqual([]);
    expect(await accept()).toMatchObject({ host_id: hostId, role: 'guide' });
    expect((await mine('nina')).teams).toMatchObject([{ host_id: hostId, role: 'guide' }]);
    expect(await suite.call('team/invitation', { token }, 'nina')).toMatchObject({
      state: 'accepted',
      is_for_me: true,
    });
    const { id } = (await suite.rows<{ id: string }>('select id from team_invitation'))[0]!;
    expect((await suite.call('team/accept', { invitation_id: id }, 'nina')).code).toBe('team-invitation-closed');
  });

  it('is taken from an account with the invited address alone, and only while that is proved', async () => {
    await invite('manager');
    const [open] = (await mine('nina')).invitations;
    for (const who of ['guide', 'other', 'olga', 'host'] as const)
      expect((await suite.call('team/accept', { invitation_id: open!.id }, who)).code).toBe(
        'team-invitation-not-found',
      );
    await suite.rows('update user_account set verified_at = null where id = $1', [panelPeople.nina]);
    expect((await suite.call('team/accept', { invitation_id: open!.id }, 'nina')).code).toBe(
      'team-invitation-not-found',
    );
    await suite.rows('update user_account set verified_at = banyan_now() where id = $1', [panelPeople.nina]);
    expect(await accept()).toMatchObject({ role: 'manager' });
  });

  it('of one address is one: another replaces it, and the first link ends', async () => {
    await invite('guide');
    const first = await mailedToken();
    await invite('coordinator', 'host', nina.toUpperCase());
    const second = await mailedToken();
    expect(second).not.toBe(first);
    expect((await (await suite.program.visitor()).call('team/invitation', { token: first })).body).toMatchObject({
      state: 'revoked',
    });
    expect((await team()).invitations).toMatchObject([{ role: 'coordinator', state: 'open' }]);
    expect(await accept()).toMatchObject({ role: 'coordinator' });
  });

  it('ends by the clock, can be taken back, and by another host it cannot', async () => {
    await invite('guide');
    const [{ id } = { id: '' }] = (await team()).invitations;
    for (const who of ['other', 'coordinator', 'guide'] as const)
      expect((await suite.call('team/revoke', { invitation_id: id }, who)).code).toBe('team-invitation-not-found');
    await suite.rows(`update team_invitation set expires_at = banyan_now() - interval '1 second'`);
    expect((await mine('nina')).invitations).toEqual([]);
    expect((await suite.call('team/accept', { invitation_id: id }, 'nina')).code).toBe('team-invitation-closed');
    expect((await team()).invitations).toMatchObject([{ id, state: 'expired' }]);
    expect(await suite.call('team/revoke', { invitation_id: id }, 'manager')).toMatchObject({ status: 'success' });
    expect((await suite.call('team/revoke', { invitation_id: id }, 'host')).code).toBe('team-invitation-closed');
    expect((await team()).invitations).toEqual([]);
  });

  it('is not for who is there already, nor for a word that is no address, and says nothing of who has an account', async () => {
    expect(await invite('guide', 'host', 'host@example.test')).toMatchObject({ code: 'team-there' });
    expect(await invite('guide', 'manager', 'guide@panel.example.test')).toMatchObject({ code: 'team-there' });
    expect(await invite('guide', 'host', 'nobody')).toMatchObject({ code: 'email-invalid' });
    const known = await invite('guide');
    const unknown = await invite('guide', 'host', 'unknown@panel.example.test');
    expect(String(known['message']).replace(nina, '')).toBe(
      String(unknown['message']).replace('unknown@panel.example.test', ''),
    );
  });

  it('waits with nineteen others at most, also when they are sent at once', async () => {
    const ends = await Promise.all(
      Array.from({ length: 24 }, (_, n) => invite('guide', 'host', `many-${n}@panel.example.test`)),
    );
    expect(ends.filter(({ code }) => code === 'team-full')).toHaveLength(4);
    // A waiting invitation can still be replaced.
    const [{ email } = { email: '' }] = (await team()).invitations;
    expect(await invite('coordinator', 'host', email)).toMatchObject({ status: 'success' });
  });

  it('pressed twice at once makes one member', async () => {
    await invite('guide');
    const [open] = (await mine('nina')).invitations;
    const press = () => suite.call('team/accept', { invitation_id: open!.id }, 'nina');
    const ends = await Promise.all([press(), press(), press()]);
    expect(ends.map(({ code }) => code ?? 'done').toSorted()).toEqual([
      'done',
      'team-invitation-closed',
      'team-invitation-closed',
    ]);
  });
});

describe('a team', () => {
  it('is seen and changed by its owner and managers, and by nobody else', async () => {
    expect((await team('manager')).members).toHaveLength(3);
    for (const who of ['coordinator', 'guide', 'other', 'nina'] as const)
      expect(['page-not-found', 'forbidden']).toContain((await team(who)).code);
    for (const who of ['coordinator', 'guide', 'other'] as const) {
      expect((await invite('guide', who, nina, hostId)).code).toBe('page-not-found');
      const of = { host_id: hostId, user_id: panelPeople.guide };
      expect((await suite.call('team/change', { ...of, role: 'manager' }, who)).code).toBe('team-member-not-found');
      expect((await suite.call('team/remove', of, who)).code).toBe('team-member-not-found');
    }
  });

  it('gives another role, and takes somebody out, who can do nothing from then on', async () => {
    const of = { user_id: panelPeople.guide };
    expect((await suite.call('saved-reply/list', { host_id: hostId }, 'guide')).code).toBe('page-not-found');
    expect(await suite.call('team/change', { ...of, role: 'coordinator' }, 'manager')).toMatchObject({
      status: 'success',
    });
    expect(await suite.call('saved-reply/list', { host_id: hostId }, 'guide')).toMatchObject({ data: [] });
    expect(await suite.call('team/remove', of, 'host')).toMatchObject({ status: 'success' });
    expect((await suite.call('saved-reply/list', { host_id: hostId }, 'guide')).code).toBe('page-not-found');
    expect(await suite.call('host/mine', {}, 'guide')).toMatchObject({ hosts: [] });
    expect((await suite.call('team/remove', of, 'host')).code).toBe('team-member-not-found');
    // The session stays: the person continues as a guest.
    expect(await suite.call('team/own-teams', {}, 'guide')).toMatchObject({ teams: [] });
  });

  it('keeps its owner, whoever tries, and nobody changes themselves by accident', async () => {
    for (const who of ['host', 'manager'] as const)
      expect((await suite.call('team/remove', { user_id: hostId }, who)).code).toBe('team-member-not-found');
    const own = { user_id: panelPeople.manager };
    expect((await suite.call('team/remove', own, 'manager')).code).toBe('team-role');
    expect((await suite.call('team/change', { ...own, role: 'guide' }, 'manager')).code).toBe('team-role');
    expect((await team('manager')).members.find(({ user_id }) => user_id === panelPeople.manager)).toMatchObject({
      roles: [],
      can_remove: false,
    });
    expect(await suite.call('team/leave', { host_id: hostId }, 'manager')).toMatchObject({ status: 'success' });
    expect((await team('manager')).code).toBe('page-not-found');
    expect((await suite.call('team/leave', { host_id: hostId }, 'manager')).code).toBe('team-member-not-found');
  });

  it('of two who remove each other only one has changed anything that a removed one asked for', async () => {
    await suite.rows(`update team_member set role = 'manager' where user_id = $1 and host_id = $2`, [
      panelPeople.guide,
      hostId,
    ]);
    const [a, b] = await Promise.all([
      suite.call('team/remove', { user_id: panelPeople.guide }, 'manager'),
      suite.call('team/remove', { user_id: panelPeople.manager }, 'guide'),
    ]);
    expect([a, b].filter(({ code }) => code === undefined)).toHaveLength(1);
    const left = await suite.rows(`select from team_member where host_id = $1 and role = 'manager'`, [hostId]);
    expect(left).toHaveLength(1);
  });

  it('of somebody who is in several stays apart', async () => {
    expect((await mine('coordinator')).teams.map(({ host_id }) => host_id).toSorted()).toEqual(
      [hostId, panelPeople.other].toSorted(),
    );
    await suite.call('team/remove', { user_id: panelPeople.coordinator }, 'host');
    expect((await mine('coordinator')).teams).toMatchObject([{ host_id: panelPeople.other }]);
  });

  it('writes each change down in both names, and tells the owner', async () => {
    await deliver(suite.program);
    const before = (await team()).log.length;
    await invite('guide', 'manager');
    await accept();
    await suite.call('team/change', { user_id: panelPeople.nina, role: 'coordinator' }, 'manager');
    await suite.call('team/change', { user_id: panelPeople.nina, role: 'coordinator' }, 'manager');
    await suite.call('team/remove', { user_id: panelPeople.nina }, 'host');
    const log = (await team()).log;
    expect(Math.min(30, before + 4)).toBe(log.length);
    expect(log.slice(0, 4)).toMatchObject([
      { what: 'remove', who: 'Nina', from: 'coordinator', to: null },
      { what: 'change', by: 'Manager', who: 'Nina', from: 'guide', to: 'coordinator' },
      { what: 'join', by: 'Nina', who: 'Nina', from: null, to: 'guide' },
      { what: 'invite', by: 'Manager', who: nina, from: null, to: 'guide' },
    ]);
    const [row] = await suite.rows<{ detail: Record<string, unknown> }>(
      `select detail from audit_log where action = 'team.change' order by id desc limit 1`,
    );
    expect(row!.detail).toMatchObject({
      user_id: panelPeople.nina,
      from: 'guide',
      to: 'coordinator',
      on_behalf_of: hostId,
    });
    expect(JSON.stringify(await suite.rows(`select detail from audit_log where action like 'team.%'`))).not.toContain(
      '@',
    );
    expect(await suite.queued('team-news')).toHaveLength(4);
    await deliver(suite.program);
    const mails = await suite.rows<{ text_body: string }>(
      `select text_body from mail where recipient = 'host@example.test' and kind = 'team-news' order by outbox_id desc limit 4`,
    );
    expect(mails.map(({ text_body: text }) => text.includes('Nina') || text.includes(nina))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});
