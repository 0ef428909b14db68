// Statements of text pages in the back office (docs/reference/back-office.md#pages-of-text).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { fullName, instantText, type Place } from '#src/server/platform/db/row-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { PageText } from '#src/server/features/catalogue/index.ts';

type Db = Kysely<Database>;

export interface ReleaseHash {
  readonly slug: string;
  readonly hash: string;
}

export interface TextPlace {
  readonly slug: string;
  readonly language: string;
}

export interface PageRow {
  slug: string;
  title: string;
  version: number;
  changed_at: string;
  who: string;
  is_published: boolean;
  is_hidden: boolean;
  is_own: boolean;
  has_newer: boolean;
  has_draft: boolean;
  languages: CallOutput<'admin/content-text'>['in_languages'];
}

type PagesQuery = Omit<CallInput<'admin/content-list'>, 'after'> & {
  readonly after: string | null;
  readonly count: number;
};

const whoOf = (alias: string) => sql`coalesce((select ${fullName('u')} || ' <' || u.email::text || '>'
  from user_account u where u.id = ${sql.ref(`${alias}.made_by`)}), '')`;

const found = (releases: readonly ReleaseHash[]) => sql`
  newest as (
    select distinct on (slug, locale) slug, locale, version, title, made_at, made_by, not is_live as has_draft,
      bool_or(is_live) over (partition by slug, locale) as is_live
    from content_text order by slug, locale, version desc),
  page as (
    select n.slug, n.title, n.version, ${instantText(sql`last.made_at`)} as changed_at, last.who, p.slug is not null as is_published,
      coalesce(p.is_hidden, false) as is_hidden, coalesce(p.is_own, false) as is_own,
      coalesce(r.hash is distinct from p.shipped_hash and r.hash <> p.text_hash, false) as has_newer,
      exists (select from newest d where d.slug = n.slug and d.has_draft) as has_draft,
      (select jsonb_agg(jsonb_build_object('language', l.locale, 'version', l.version, 'is_live', l.is_live, 'has_draft', l.has_draft)
        order by l.locale <> 'en_US', l.locale) from newest l where l.slug = n.slug) as languages
    from newest n
    left join content_page p on p.slug = n.slug
    left join jsonb_to_recordset(${JSON.stringify(releases)}::jsonb) as r(slug text, hash text) on r.slug = n.slug
    cross join lateral (
      select l.made_at, ${whoOf('l')} as who from newest l where l.slug = n.slug order by l.made_at desc limit 1) last
    where n.locale = 'en_US')`;

const isState = {
  draft: sql`not is_published`,
  hidden: sql`is_published and is_hidden`,
  newer: sql`is_published and not is_hidden and is_own and has_newer`,
  own: sql`is_published and not is_hidden and is_own and not has_newer`,
  release: sql`is_published and not is_hidden and not is_own`,
} as const;

const literally = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export async function findPages(
  db: Db,
  query: PagesQuery,
  releases: readonly ReleaseHash[],
): Promise<(PageRow & Place)[]> {
  const { find, state, language, has_draft: hasDraft, after, count } = query;
  const rows = await sql<PageRow & Place>`
    with ${found(releases)}
    select page.*, page.slug as cursor from page
    where slug > ${after ?? ''}
      and ${find === undefined ? sql`true` : sql`(slug ilike ${literally(find)} or title ilike ${literally(find)})`}
      and ${state === undefined ? sql`true` : isState[state]}
      and ${hasDraft === undefined ? sql`true` : sql`has_draft = ${hasDraft}`}
      and ${language === undefined ? sql`true` : sql`exists (select from newest l where l.slug = page.slug and l.locale = ${language})`}
    order by slug limit ${count}`.execute(db);
  return rows.rows;
}

export async function findPage(db: Db, slug: string, releases: readonly ReleaseHash[]): Promise<PageRow | null> {
  const rows = await sql<PageRow>`
    with ${found(releases)}
    select page.* from page where slug = ${slug}`.execute(db);
  return rows.rows[0] ?? null;
}

type Version = CallOutput<'admin/content-text'>['versions'][number];

export interface TextRow extends Version {
  summary: string;
  body: string;
}

const versionColumns = sql`t.version, t.title, ${instantText(sql`t.made_at`)} as made_at, ${whoOf('t')} as who,
  ${instantText(sql`t.published_at`)} as published_at, t.is_live`;

export async function findVersions(
  db: Db,
  { slug, language }: TextPlace,
  before: number | null,
  count: number,
): Promise<(Version & Place)[]> {
  const rows = await sql<Version & Place>`
    select ${versionColumns}, t.version::text as cursor from content_text t
    where t.slug = ${slug} and t.locale = ${language} and (${before}::int is null or t.version < ${before})
    order by t.version desc limit ${count}`.execute(db);
  return rows.rows;
}

export async function findText(db: Db, { slug, language }: TextPlace, version: number | null): Promise<TextRow | null> {
  const rows = await sql<TextRow>`
    select ${versionColumns}, t.summary, t.body from content_text t
    where t.slug = ${slug} and t.locale = ${language} and (${version}::int is null or t.version = ${version})
    order by t.version desc limit 1`.execute(db);
  return rows.rows[0] ?? null;
}

/** Whether the published English text is newer than this language's. */
export async function isBehind(db: Db, { slug, language }: TextPlace): Promise<boolean> {
  const rows = await sql<{ is_behind: boolean }>`
    select coalesce((select published_at from content_text where slug = ${slug} and locale = 'en_US' and is_live)
      > (select published_at from content_text where slug = ${slug} and locale = ${language} and is_live), false) as is_behind`.execute(
    db,
  );
  return rows.rows[0]?.is_behind ?? false;
}

export async function findShownTitles(db: Db): Promise<{ slug: string; title: string }[]> {
  const result = await sql<{ slug: string; title: string }>`
    select slug, title from content_page where not is_hidden order by slug`.execute(db);
  return result.rows;
}

export async function missingCities(db: Db, ids: readonly number[]): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select id from unnest(${ids}::int[]) as wanted(id)
    where not exists (select from city c where c.id = wanted.id and c.is_active)`.execute(db);
  return result.rows.map(({ id }) => id);
}

type Trx = Transaction<Database>;

/** Serializes changes to text pages until the transaction ends. Take it before reading. */
export async function lockContent(trx: Trx): Promise<void> {
  await sql`select version from content_shown for update`.execute(trx);
}

export async function insertText(
  trx: Trx,
  { slug, language }: TextPlace,
  { title, summary, body }: PageText,
  actorId: string,
): Promise<number> {
  const result = await sql<{ version: number }>`
    insert into content_text (slug, locale, version, title, summary, body, made_by)
    select ${slug}, ${language}, coalesce(max(version), 0) + 1, ${title}, ${summary}, ${body}, ${actorId}::uuid
    from content_text where slug = ${slug} and locale = ${language}
    returning version`.execute(trx);
  const [row] = result.rows;
  if (row === undefined) throw new Error('a saved version has no number');
  return row.version;
}

/** Publishes a version; null: none. Returns the one published before. */
export async function showVersion(
  trx: Trx,
  { slug, language }: TextPlace,
  version: number | null,
): Promise<number | null> {
  const before = await sql<{ version: number }>`
    update content_text set is_live = false where slug = ${slug} and locale = ${language} and is_live returning version`.execute(
    trx,
  );
  await sql`
    update content_text set is_live = true, published_at = coalesce(published_at, banyan_now())
    where slug = ${slug} and locale = ${language} and version = ${version}::int`.execute(trx);
  return before.rows[0]?.version ?? null;
}

export async function writePage(
  trx: Trx,
  slug: string,
  { title, summary, body, isOwn, shippedHash }: PageText & { isOwn: boolean; shippedHash: string | null },
): Promise<void> {
  await sql`
    insert into content_page as page (slug, title, summary, body, is_own, shipped_hash)
    values (${slug}, ${title}, ${summary}, ${body}, ${isOwn}, ${shippedHash})
    on conflict (slug) do update set title = excluded.title, summary = excluded.summary, body = excluded.body,
      is_own = excluded.is_own, shipped_hash = coalesce(excluded.shipped_hash, page.shipped_hash), updated_at = banyan_now()`.execute(
    trx,
  );
}

/** The page's own text was compared with the release of this hash. */
export async function writeCompared(trx: Trx, slug: string, hash: string): Promise<void> {
  await sql`update content_page set shipped_hash = ${hash} where slug = ${slug}`.execute(trx);
}

export async function writeHidden(trx: Trx, slug: string, isHidden: boolean): Promise<void> {
  await sql`update content_page set is_hidden = ${isHidden} where slug = ${slug}`.execute(trx);
}
