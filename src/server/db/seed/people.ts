// Hosts of the demo. They never log in, so they have no password (product 14).
import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { DemoFiles } from './demo-files.ts';

/** A stable id for a demo person, so that loading the same story twice gives the same rows. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`banyan demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Inserts every host of every city file. */
export async function seedHosts(client: PoolClient, files: DemoFiles): Promise<void> {
  const hosts = files.cities.flatMap((file) => file.hosts);
  const accounts = hosts.map((host) => ({
    id: demoId(host.key),
    email: `${host.key}@hosts.banyan.example`,
    first_name: host.first_name,
    last_name: host.last_name,
    is_id_verified: host.is_id_verified,
  }));
  await client.query(
    `insert into user_account (id, email, first_name, last_name, roles, is_id_verified, is_demo)
     select a.id, a.email, a.first_name, a.last_name, '{user,host}', a.is_id_verified, true
     from jsonb_to_recordset($1)
       as a(id uuid, email citext, first_name text, last_name text, is_id_verified boolean)
     on conflict (id) do nothing`,
    [JSON.stringify(accounts)],
  );
  const cards = hosts.map((host) => ({
    ...host,
    user_id: demoId(host.key),
    display_name: `${host.first_name} ${host.last_name}`,
  }));
  await client.query(
    `insert into host (user_id, display_name, headline, story, languages, host_since, reply_minutes, phone)
     select user_id, display_name, headline, story, languages, host_since, reply_minutes, phone
     from jsonb_populate_recordset(null::host, $1)
     on conflict (user_id) do nothing`,
    [JSON.stringify(cards)],
  );
}
