// A review as every list of them answers it (spec 3, product 8).
import type { CallOutput } from '#src/contract/types.ts';

type Review = CallOutput<'review/course-list'>['reviews'][number];

/** A photo as rows carry it. */
export interface PhotoRow {
  id: string;
  alt: string;
}

export interface ReviewRow {
  id: string;
  rating: number;
  body: string;
  guest_name: string;
  guest_country: string;
  host_reply: string;
  created_at: Date;
  is_rewarded: boolean;
  course: Review['course'];
  photos: PhotoRow[];
}

// The smallest size that a strip of photos shows sharp; `id` leads to the others.
const shownFile = 'card-295.webp';

/** Maps a photo to the wire. `imageBase` is where pictures are fetched from, without a slash at its end. */
export function toReviewImage({ id, alt }: PhotoRow, imageBase: string): Review['images'][number] {
  return { image: `${id}/${shownFile}`, prefix: `${imageBase}/`, id, alt };
}

/** Maps a row to the wire. Nothing is translated while no provider of translations is configured (product 15). */
export function toReview(row: ReviewRow, imageBase: string): Review {
  return {
    id: row.id,
    rating: row.rating,
    text: row.body,
    is_translated: false,
    author_name: row.guest_name,
    author_country: row.guest_country,
    author_image: null,
    created_at: row.created_at.toISOString(),
    images: row.photos.map((photo) => toReviewImage(photo, imageBase)),
    rewarded: row.is_rewarded,
    reply: row.host_reply === '' ? null : row.host_reply,
    course: row.course,
  };
}
