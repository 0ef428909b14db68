// Statements of hosts and their public pages (docs/domain/listings.md#page-of-a-host).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export async function isCityOpen(db: Db, cityId: number): Promise<boolean> {
  const result = await sql`select 1 from city where id = ${cityId} and is_active`.execute(db);
  return result.rows.length > 0;
}

export interface NewAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  isdCode: string;
  phone: string;
}

/** Unverified, so no one can log in. */
export async function insertAccount(trx: Trx, made: NewAccount): Promise<void> {
  await sql`
    insert into user_account (id, email, first_name, last_name, isd_code, phone)
    values (${made.id}, ${made.email}, ${made.firstName}, ${made.lastName}, ${made.isdCode}, ${made.phone})`.execute(
    trx,
  );
}

export async function logOpened(trx: Trx, { hostId, userId }: { hostId: string; userId: string }): Promise<void> {
  const detail = { on_behalf_of: hostId };
  await writeAudit(trx, { actorId: userId, action: 'host-opened', subject: `host:${hostId}`, detail });
}

export interface HostPageRow {
  host_id: string;
  display_name: string;
  headline: string;
  story: string;
  languages: string[];
  image: string | null;
  email: string;
}

export async function findHostPage(db: Db, hostId: string): Promise<HostPageRow | null> {
  const result = await sql<HostPageRow>`
    select h.user_id as host_id, h.display_name, h.headline, h.story, h.languages, u.image, u.email
    from host h join user_account u on u.id = h.user_id where h.user_id = ${hostId}`.execute(db);
  return result.rows[0] ?? null;
}

type Written = Pick<HostPageRow, 'display_name' | 'headline' | 'story' | 'languages'>;

/** Bumps the host's courses, so pages that name the host are rendered again. */
export async function writeHostPage(trx: Trx, hostId: string, page: Written): Promise<void> {
  await sql`
    update host set display_name = ${page.display_name}, headline = ${page.headline}, story = ${page.story},
      languages = ${page.languages}
    where user_id = ${hostId}`.execute(trx);
  await touchCourses(trx, hostId);
}

/** Another person's upload becomes the host's. */
export async function giveUpload(trx: Trx, uploadId: string, hostId: string): Promise<void> {
  await sql`update upload set owner_id = ${hostId} where id = ${uploadId}`.execute(trx);
  await touchCourses(trx, hostId);
}

async function touchCourses(trx: Trx, hostId: string): Promise<void> {
  await sql`update course set updated_at = banyan_now() where host_id = ${hostId} and status = 'published'`.execute(
    trx,
  );
}

export async function logPage(
  trx: Trx,
  { hostId, userId, fields }: { hostId: string; userId: string; fields: readonly string[] },
): Promise<void> {
  const detail = { fields, ...(userId !== hostId && { on_behalf_of: hostId }) };
  await writeAudit(trx, { actorId: userId, action: 'host-page', subject: `host:${hostId}`, detail });
}
