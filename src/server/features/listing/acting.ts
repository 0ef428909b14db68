// SHIM until the foundation is merged.
import { sql, type Kysely } from 'kysely';
import type { Actor } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
export interface ActingFor {
  hostId: string;
  by: { role: string; actorId: string | null; onBehalfOf: string | null };
}
export async function findPanelHost(
  db: Kysely<Database>,
  hostId: string | undefined,
  actor: Actor,
  _act: 'listings',
): Promise<(ActingFor & { name: string }) | null> {
  if (actor.userId === null) return null;
  const found = await sql<{ id: string }>`
    select * from (select user_id as id from host where user_id = ${actor.userId}
    union all select host_id from coordination where coordinator_id = ${actor.userId}) x where ${hostId ?? null}::uuid is null or id = ${hostId ?? null} limit 1`.execute(
    db,
  );
  const id = found.rows[0]?.id;
  return id === undefined
    ? null
    : {
        name: '',
        hostId: id,
        by: {
          role: id === actor.userId ? 'host' : 'coordinator',
          actorId: actor.userId,
          onBehalfOf: id === actor.userId ? null : id,
        },
      };
}
