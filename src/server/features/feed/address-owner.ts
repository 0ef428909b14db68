// Whose calendar addresses somebody may make and end: those of a listing, or of all listings of a host.
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import { findActing, findPanelHost } from '#src/server/features/team/index.ts';

interface Named {
  host_id?: string | undefined;
  course_id: number | null;
}

/** The host, or why the caller may not. */
export async function findOwner(
  { host_id, course_id }: Named,
  { services, actor }: CallContext,
): Promise<{ ok: true; hostId: string } | Refusal> {
  if (course_id === null) {
    const host = await findPanelHost(services.db, host_id, actor, 'calendar');
    return host ? { ok: true, hostId: host.hostId } : refuse('host-not-found');
  }
  const acting = await findActing(services.db, course_id, actor, 'calendar');
  return acting ? { ok: true, hostId: acting.hostId } : refuse('course-not-found');
}
