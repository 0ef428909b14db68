// A host without a login always keeps someone who acts for them, also for payouts
// (docs/domain/hosts.md#leaving-a-team).
import type { TeamRole } from '#src/domain/team/permissions.ts';
import { joinTeam } from '#tests/support/roles.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { panelPeople, usePanel } from '#tests/support/host/panel-suite.ts';
import { bankAccounts, giveFactor } from '#tests/support/payment/payouts.ts';
import { deliver } from '#tests/support/tampering/mailed-links.ts';

const suite = usePanel();
const hostId = '00000000-0000-4000-8000-0000000000e9';
const { manager, coordinator, guide, nina } = panelPeople;

beforeEach(async () => {
  await suite.rows('delete from rate_limit');
  await suite.rows('delete from second_factor');
  await suite.rows('delete from payout_detail');
  await suite.rows('delete from team_member where host_id = $1', [hostId]);
  await suite.rows(
    `insert into user_account (id, email, first_name, roles) values ($1, $2, 'Kanchhi', '{user,host}') on conflict do nothing`,
    [hostId, `host-${hostId}@no-address.invalid`],
  );
  await suite.rows(
    `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
     values ($1, 'Kanchhi', 'Potter', 'Pots.', '{Nepali}', '2024-01-01', '+977 1') on conflict do nothing`,
    [hostId],
  );
});

const join = (userId: string, role: TeamRole) => joinTeam(suite.base.pool, { userId, hostId, role });
const leave = (who: 'manager' | 'coordinator' | 'guide') => suite.call('team/leave', { host_id: hostId }, who);
const team = async () =>
  (await suite.rows<{ user_id: string }>('select user_id from team_member where host_id = $1', [hostId])).map(
    ({ user_id }) => user_id,
  );

describe('the last person who answers for a host without a login', () => {
  it('cannot leave, and one of two who leave at once stays', async () => {
    await join(coordinator, 'coordinator');
    await join(guide, 'guide');
    expect(await leave('coordinator')).toMatchObject({ code: 'team-last-person' });
    expect(await leave('guide')).toMatchObject({ status: 'success' });
    for (let round = 0; round < 5; round += 1) {
      await suite.rows('delete from team_member where host_id = $1', [hostId]);
      await join(coordinator, 'coordinator');
      await join(manager, 'manager');
      const both = await Promise.all([leave('coordinator'), leave('manager')]);
      expect(both.map(({ code }) => code ?? 'left').sort()).toEqual(['left', 'team-last-person']);
      expect(await team()).toHaveLength(1);
    }
  });

  it('can leave once the host has an address', async () => {
    await join(coordinator, 'coordinator');
    await suite.rows(`update user_account set email = 'kanchhi@panel.example.test' where id = $1`, [hostId]);
    expect(await leave('coordinator')).toMatchObject({ status: 'success' });
    await suite.rows(`update user_account set email = $2 where id = $1`, [hostId, `host-${hostId}@no-address.invalid`]);
  });

  it('cannot delete the account, and reads why', async () => {
    await join(nina, 'coordinator');
    const { obstacles } = (await suite.call('account/deletion', {}, 'nina')) as never as { obstacles: object[] };
    expect(obstacles).toMatchObject([{ code: 'helps-alone' }]);
    await join(coordinator, 'coordinator');
    expect(await suite.call('account/deletion', {}, 'nina')).toMatchObject({ obstacles: [] });
  });
});

describe('another coordinator', () => {
  const reason = 'The nephew who helped has moved away.';
  const invite = (more: object = {}, who: 'olga' | 'otto' = 'olga') =>
    suite.call('admin/host-coordinator', { host_id: hostId, email: 'nina@panel.example.test', reason, ...more }, who);

  it('is invited by support for a host without a login, and by nobody for what is their own', async () => {
    expect(await invite()).toMatchObject({ status: 'success' });
    await deliver(suite.program);
    const [mail] = await suite.rows<{ text_body: string }>(
      `select text_body from mail where kind = 'team-invitation' and recipient = 'nina@panel.example.test'`,
    );
    expect(mail?.text_body).toContain('Kanchhi');
    const mine = (await suite.call('team/own-teams', {}, 'nina')) as never as { invitations: { id: string }[] };
    expect(await suite.call('team/accept', { invitation_id: mine.invitations[0]?.id }, 'nina')).toMatchObject({
      host_id: hostId,
      role: 'coordinator',
    });
    const [line] = await suite.rows(
      `select actor_id, detail from audit_log where action = 'team.invite' order by id desc`,
    );
    expect(line).toMatchObject({ actor_id: panelPeople.olga, detail: { reason, on_behalf_of: hostId } });
    expect(await invite({ email: 'olga@panel.example.test' })).toMatchObject({ code: 'own-subject' });
    await join(panelPeople.olga, 'guide');
    expect(await invite({ email: 'guide@panel.example.test' })).toMatchObject({ code: 'own-subject' });
    expect(await invite({ host_id: panelPeople.other })).toMatchObject({ code: 'person-state' });
    expect(await invite({ host_id: panelPeople.guide })).toMatchObject({ code: 'person-not-found' });
  });
});

describe('the bank account of a host without a login', () => {
  const save = (who: 'coordinator' | 'guide', more: object = {}) =>
    suite.call('payout/details-save', { ...bankAccounts.german, host_id: hostId, ...more }, who);

  it('is given by a coordinator with a factor of their own, is held, and everybody who answers is told', async () => {
    await join(coordinator, 'coordinator');
    await join(manager, 'manager');
    await join(guide, 'guide');
    expect(await save('guide')).toMatchObject({ code: 'host-not-found' });
    const [code] = await giveFactor(suite.base.pool, coordinator);
    expect(await save('coordinator')).toMatchObject({ code: 'factor-needed' });
    expect(await save('coordinator', { code })).toMatchObject({ state: 'held' });
    expect(await suite.call('payout/details', { host_id: hostId }, 'manager')).toMatchObject({
      state: 'held',
      in_force: { ending: '3000' },
      has_factor: false,
    });
    const told = await suite.queued('payout-details-changed');
    expect(told.map(({ to, host_name }) => [to, host_name]).sort()).toEqual([
      ['coordinator@panel.example.test', 'Kanchhi'],
      ['manager@panel.example.test', 'Kanchhi'],
    ]);
    await deliver(suite.program);
    const [mail] = await suite.rows<{ subject: string; text_body: string }>(
      `select subject, text_body from mail where kind = 'payout-details-changed' and recipient = 'manager@panel.example.test'`,
    );
    expect(mail?.subject).toBe('Kanchhi’s bank account was changed');
    expect(mail?.text_body).toContain('payouts are paused for 72 hours');
  });

  it('waits for an operator where the coordinator has no factor', async () => {
    await join(coordinator, 'coordinator');
    expect(await save('coordinator')).toMatchObject({ state: 'waiting' });
    expect(await suite.call('payout/details-withdraw', { host_id: hostId }, 'coordinator')).toMatchObject({
      status: 'success',
    });
  });

  it('stays the owner’s alone where the host has an address', async () => {
    expect(await suite.call('payout/details', { host_id: panelPeople.other }, 'coordinator')).toMatchObject({
      code: 'host-not-found',
    });
    const { hosts } = (await suite.call('host/mine', {}, 'coordinator')) as never as {
      hosts: { id: string; acts: string[] }[];
    };
    const other = hosts.find(({ id }) => id === panelPeople.other);
    expect(other?.acts).not.toContain('payout');
  });
});
