// Statements of reviews and photos.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { themeLanguage, themeWords } from '#src/domain/review/themes.ts';
import type { ReviewFilter, ReviewOrder, WrittenCount } from '#src/domain/review/reviews.ts';

type Review = CallOutput<'review/course-list'>['reviews'][number];

export interface PhotoRow {
  id: string;
  alt: string;
}

export interface ReviewRow {
  id: string;
  rating: number;
  body: string;
  language: string;
  guest_name: string;
  guest_country: string;
  /** Id of the author's photo. */
  author_image: string | null;
  host_reply: string;
  created_at: Date;
  is_rewarded: boolean;
  course: Review['course'];
  photos: PhotoRow[];
}

export async function findPhotos(
  db: Kysely<Database>,
  courseId: number,
  page: { offset: number; limit: number },
): Promise<PhotoRow[]> {
  const result = await sql<PhotoRow>`
    select p.picture_id as id, p.alt from review r join review_photo p on p.review_id = r.id
    where r.course_id = ${courseId} and r.photo_total > 0 and r.removed_at is null
    order by r.created_at desc, r.id, p.position limit ${page.limit} offset ${page.offset}`.execute(db);
  return result.rows;
}

export async function countPhotos(db: Kysely<Database>, courseId: number): Promise<number | null> {
  const result = await sql<{ total: number }>`
    select (select coalesce(sum(r.photo_total), 0)::int from review r
      where r.course_id = c.id and r.photo_total > 0 and r.removed_at is null) as total
    from course c join city t on t.id = c.city_id and t.is_active
    where c.id = ${courseId} and c.status = 'published'`.execute(db);
  return result.rows[0]?.total ?? null;
}

/** Of a course, or of all courses of a host. */
export type ReviewScope = { readonly courseId: number } | { readonly hostId: string };

interface ReviewFigures {
  total: number;
  points: number;
  /** Per rating, 1 to 5. */
  distribution: number[];
  /** With text, by language and rating. */
  written: WrittenCount[];
}

/** Ends in the id, so pages never repeat, and follows a course index. Equal ratings: newest first. */
const orders: Record<ReviewOrder, RawBuilder<unknown>> = {
  'date-newer': sql`r.created_at desc, r.id`,
  'date-older': sql`r.created_at, r.id desc`,
  'rating-higher': sql`r.rating desc, r.created_at desc, r.id`,
  'rating-lower': sql`r.rating, r.created_at desc, r.id`,
  photo: sql`(r.photo_total > 0) desc, r.created_at desc, r.id`,
};

// Unpublishing a course does not hide its host's reviews.
const wereOffered = sql`c.status in ('published', 'paused', 'suspended', 'taken_down', 'archived')`;

function reviewsOf(scope: ReviewScope): RawBuilder<unknown> {
  if ('courseId' in scope) return sql`review r where r.course_id = ${scope.courseId} and r.removed_at is null`;
  return sql`course c join review r on r.course_id = c.id where c.host_id = ${scope.hostId} and ${wereOffered}
    and r.removed_at is null`;
}

/** Phrased as in the partial index. */
const saysSomething = sql`(r.body <> '' or r.photo_total > 0)`;

/** `words` is a pattern. */
const mentions = (words: string | undefined) =>
  words === undefined ? sql`` : sql`and r.language = ${themeLanguage} and r.body ~* ${`\\y${words}\\y`}`;

function narrowed({ rating, language, theme, written }: ReviewFilter): RawBuilder<unknown> {
  return sql`${written === true || language !== undefined || theme !== undefined ? sql`and ${saysSomething}` : sql``}
    ${rating === undefined ? sql`` : sql`and r.rating = ${rating}`}
    ${language === undefined ? sql`` : sql`and r.language = ${language}`} ${mentions(theme && themeWords(theme))}`;
}

export async function findReviews(
  db: Kysely<Database>,
  scope: ReviewScope,
  page: { order: ReviewOrder; offset: number; limit: number; filter: ReviewFilter },
): Promise<ReviewRow[]> {
  const course =
    'courseId' in scope
      ? sql`null::jsonb`
      : sql`(select jsonb_build_object('id', c.id, 'title', c.title, 'city_name', t.name, 'city_slug', t.slug)
          from course c join city t on t.id = c.city_id and t.is_active
          where c.id = r.course_id and c.status = 'published')`;
  const result = await sql<ReviewRow>`
    select r.id, r.rating, r.body, r.language, r.guest_name, r.guest_country, r.host_reply, r.created_at, r.is_rewarded,
      (select a.image from user_account a where a.id = r.author_id) as author_image, ${course} as course,
      ${photosOf} as photos
    from (select r.* from ${reviewsOf(scope)} ${narrowed(page.filter)}
      order by ${orders[page.order]} limit ${page.limit} offset ${page.offset}) r
    order by ${orders[page.order]}`.execute(db);
  return result.rows;
}

/** Ordered; skipped where there are none. */
export const photosOf = sql`case when r.photo_total = 0 then '[]'::jsonb else (
  select jsonb_agg(jsonb_build_object('id', p.picture_id, 'alt', p.alt) order by p.position)
  from review_photo p where p.review_id = r.id) end`;

const figures = sql`count(*)::int as total, coalesce(sum(r.rating), 0)::int as points, array[
  count(*) filter (where r.rating = 1)::int, count(*) filter (where r.rating = 2)::int,
  count(*) filter (where r.rating = 3)::int, count(*) filter (where r.rating = 4)::int,
  count(*) filter (where r.rating = 5)::int] as distribution`;

/** Counted in one pass, those with text by their index; null for no course or host. */
export async function findFigures(
  db: Kysely<Database>,
  scope: ReviewScope,
  words?: string,
): Promise<ReviewFigures | null> {
  const exists =
    'courseId' in scope
      ? sql`course c join city t on t.id = c.city_id and t.is_active
          where c.id = ${scope.courseId} and c.status = 'published'`
      : sql`host where user_id = ${scope.hostId}`;
  const result = await sql<ReviewFigures>`
    select f.*, (select coalesce(jsonb_agg(w), '[]') from (
        select r.language, r.rating, count(*)::int as total from ${reviewsOf(scope)} and ${saysSomething} ${mentions(words)}
        group by r.language, r.rating) w) as written
    from (select ${figures} from ${reviewsOf(scope)}) f
    where exists (select from ${exists})`.execute(db);
  return result.rows[0] ?? null;
}

/** Newest first; bounds the work of a page. */
const textsRead = 300;

export async function findTexts(db: Kysely<Database>, courseId: number): Promise<string[]> {
  const result = await sql<{ body: string }>`
    select r.body from ${reviewsOf({ courseId })} and ${saysSomething} and r.language = ${themeLanguage} and r.body <> ''
    order by r.created_at desc, r.id limit ${textsRead}`.execute(db);
  return result.rows.map(({ body }) => body);
}

// Short enough to scan; characters.
const shortest = 60;
const longest = 400;
// Bounds the work, per city and course.
const coursesLookedAt = 12;
const reviewsLookedAt = 12;

/** The newest review with 4 or 5 stars per course, not the best, so we do not pick. Cities alternate. */
export async function findForHome(db: Kysely<Database>, limit: number): Promise<ReviewRow[]> {
  const result = await sql<ReviewRow>`
    select r.id, r.rating, r.body, r.language, r.guest_name, r.guest_country, (select a.image from user_account a where a.id = r.author_id) as author_image, r.host_reply, r.created_at, r.is_rewarded,
      ${photosOf} as photos, r.course
    from (
      select r.*, t.position, t.id as city_id,
        row_number() over (partition by t.id order by c.rank desc, c.id) as turn,
        jsonb_build_object('id', c.id, 'title', c.title, 'city_name', t.name, 'city_slug', t.slug) as course
      from city t
      cross join lateral (
        select id, title, rank, review_total from course where city_id = t.id and status = 'published'
        order by rank desc, id limit ${coursesLookedAt}) c
      cross join lateral (
        select n.* from (
          select * from review where course_id = c.id and removed_at is null order by created_at desc, id limit ${reviewsLookedAt}) n
        where n.rating >= 4 and length(n.body) between ${shortest} and ${longest}
        order by n.created_at desc, n.id limit 1) r
      where t.is_active and c.review_total > 0
    ) r
    order by r.turn, r.position, r.city_id limit ${limit}`.execute(db);
  return result.rows;
}
