import { joinTeam } from '#tests/support/roles.ts';
import { describe, expect, it } from 'vitest';
import { actsOf } from '#src/domain/team/permissions.ts';
import type { Actor } from '#src/server/call.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { booked, callAs, coordinatorId, otherHostId, useHosts } from '#tests/support/booking/after-booking.ts';
import { findActing, findPanelHost } from './acting.ts';

const suite = usePayingSuite();
useHosts(suite);

const db = () => suite.world.program.services.db;
const actor = (userId: string): Actor => ({ userId, roles: ['user'], via: 'session' });

/** A member of the host's team, whose token is the id. */
async function inTeam(role: 'manager' | 'guide'): Promise<string> {
  const { pool } = suite.base;
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, verified_at) values ($1, 'Tara', banyan_now()) returning id`,
    [`${role}-${crypto.randomUUID()}@example.test`],
  );
  const { id } = rows[0]!;
  await joinTeam(pool, { userId: id, hostId, role });
  await giveTokens(pool, { [id]: id });
  return id;
}

describe('who acts for a host', () => {
  it('names the hosts that somebody acts for, with what their role allows', async () => {
    const guide = await inTeam('guide');
    const mine = async (who: string) => (await callAs(suite, 'host/mine', {}, as(who)))['hosts'];
    expect(await mine('host')).toMatchObject([{ id: hostId, role: 'host', acts: actsOf('host') }]);
    expect(await mine('coordinator')).toMatchObject([{ id: hostId, role: 'coordinator', acts: actsOf('coordinator') }]);
    expect(await mine(guide)).toMatchObject([{ id: hostId, role: 'guide', acts: ['departures'] }]);
  });

  it('asks the team for whom and for what, and leaving it counts at once', async () => {
    const manager = await inTeam('manager');
    const of = (userId: string, act: Parameters<typeof findActing>[3]) =>
      findActing(db(), suite.course.id, actor(userId), act);
    expect(await of(hostId, 'payout')).toEqual({ hostId, by: { role: 'host', actorId: hostId, onBehalfOf: null } });
    expect(await of(manager, 'team')).toEqual({
      hostId,
      by: { role: 'manager', actorId: manager, onBehalfOf: hostId },
    });
    expect(await of(manager, 'payout')).toBeNull();
    expect(await of(coordinatorId, 'team')).toBeNull();
    expect(await of(otherHostId, 'departures')).toBeNull();
    await suite.base.pool.query('delete from team_member where user_id = $1', [manager]);
    expect(await of(manager, 'departures')).toBeNull();
  });

  it('takes the own host, else the first for whom the act is allowed; another’s is as if it were not there', async () => {
    const guide = await inTeam('guide');
    expect(await findPanelHost(db(), undefined, actor(hostId), 'team')).toMatchObject({ hostId });
    expect(await findPanelHost(db(), undefined, actor(coordinatorId), 'listings')).toMatchObject({ hostId });
    expect(await findPanelHost(db(), undefined, actor(guide), 'listings')).toBeNull();
    expect(await findPanelHost(db(), otherHostId, actor(hostId), 'departures')).toBeNull();
  });

  it('opens to a guide the bookings of the day, and neither messages nor what a host decides', async () => {
    const guide = await inTeam('guide');
    const { ref } = await booked(suite, { pax: 2 });
    const detail = await callAs(suite, 'booking/detail', { ref }, as(guide));
    expect(detail).toMatchObject({ viewer: 'host', can: { host_cancel: false, close_departure: false } });
    expect(await callAs(suite, 'conversation/detail', { ref }, as(guide))).toMatchObject({
      code: 'conversation-not-found',
    });
    const slot = { course_id: suite.course.id, date: suite.course.date, time: '09:00' };
    expect(await callAs(suite, 'departure/close', { ...slot, is_closed: true }, as(guide))).toMatchObject({
      code: 'course-not-found',
    });
  });
});
