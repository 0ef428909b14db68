// Add-ons of a catalogue. They keep their numbers, which addresses of a checkout carry.
import type { PoolClient } from 'pg';
import { slugify } from '#src/contract/slug.ts';
import { takeIds } from './id-queries.ts';
import type { PlacedListing } from './placed-listing.ts';

interface KnownAddon {
  id: number;
  course_id: number;
  external_key: string;
}

/** Inserts, changes and takes away the add-ons of listings that bring add-ons; those made elsewhere stay. */
export async function loadAddons(client: PoolClient, placed: readonly PlacedListing[]): Promise<void> {
  const listings = placed.filter(({ listing }) => listing.addons !== undefined);
  const courses = listings.map(({ id }) => id);
  const here = await client.query<KnownAddon>(
    'select id, course_id, external_key from addon where course_id = any($1::int[]) and external_key is not null',
    [courses],
  );
  const known = new Map(here.rows.map(({ id, course_id, external_key }) => [`${course_id} ${external_key}`, id]));
  const addons = listings.flatMap(({ id, listing }) =>
    (listing.addons ?? []).map((addon) => ({
      ...addon,
      course_id: id,
      external_key: addon.key ?? slugify(addon.title),
    })),
  );
  const wanted = addons.map(({ course_id, external_key, id }) => known.get(`${course_id} ${external_key}`) ?? id);
  const ids = await takeIds(client, 'addon', wanted);
  const rows = addons.map(({ unit_price, ...addon }, index) => ({
    ...addon,
    id: ids[index],
    unit_price_cents: Math.round(unit_price * 100),
  }));
  await client.query(
    'delete from addon where course_id = any($1::int[]) and external_key is not null and id <> all($2::int[])',
    [courses, ids],
  );
  await client.query(
    `insert into addon (id, course_id, external_key, kind, title, description, unit_price_cents, persons_per_unit,
       is_preselected)
     select id, course_id, external_key, kind, title, description, unit_price_cents, persons_per_unit, is_preselected
     from jsonb_populate_recordset(null::addon, $1)
     on conflict (id) do update set kind = excluded.kind, title = excluded.title, description = excluded.description,
       unit_price_cents = excluded.unit_price_cents, persons_per_unit = excluded.persons_per_unit,
       is_preselected = excluded.is_preselected
       where addon.course_id = excluded.course_id`,
    [JSON.stringify(rows)],
  );
}
