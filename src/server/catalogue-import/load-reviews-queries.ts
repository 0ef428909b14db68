// Reviews of demo listings. They are marked as what they are; real ones are written by guests (product 8, product 14).
import type { PoolClient } from 'pg';
import type { PlacedListing } from './placed-listing.ts';
import type { Pictures } from './picture-files.ts';

/** Replaces the demo reviews of listings that bring some. Their photos are drawn pictures, which are here already. */
export async function loadDemoReviews(
  client: PoolClient,
  placed: readonly PlacedListing[],
  pictures: Pick<Pictures, 'imageOf'>,
): Promise<void> {
  const reviews = placed.flatMap(({ id, listing }) =>
    listing.reviews.map((review) => ({
      ...review,
      course_id: id,
      photos: review.photos.map((photo) => ({ id: photo, alt: pictures.imageOf(photo, '').alt })),
    })),
  );
  if (reviews.length === 0) return;
  await client.query('delete from review where is_demo and course_id = any($1::int[])', [
    [...new Set(reviews.map(({ course_id }) => course_id))],
  ]);
  // A photo earns a code (product 8), so whoever has sent one is marked as rewarded.
  await client.query(
    `with brought as materialized (
       select gen_random_uuid() as id, r.* from jsonb_to_recordset($1) as r(course_id int, guest_name text,
         guest_country text, rating int, body text, days_ago int, reply text, photos jsonb)
     ), written as (
       insert into review (id, course_id, guest_name, guest_country, rating, body, host_reply, is_rewarded, is_demo,
         created_at)
       select id, course_id, guest_name, guest_country, rating, body, reply, photos <> '[]', true,
         banyan_now() - make_interval(days => days_ago) from brought
     )
     insert into review_photo (review_id, position, picture_id, alt)
     select b.id, p.position, p.photo ->> 'id', p.photo ->> 'alt'
     from brought b, jsonb_array_elements(b.photos) with ordinality as p (photo, position)`,
    [JSON.stringify(reviews)],
  );
}
