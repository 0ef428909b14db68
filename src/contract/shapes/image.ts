// A stored picture, with its size to reserve space before it loads.
import { z } from 'zod';

/** A picture of a course, city or page: `id` goes into /images/…; `blur` is a tiny data URL, `dominant` a colour. */
export const image = z
  .strictObject({
    id: z.string(),
    alt: z.string(),
    width: z.int().positive().meta({ description: 'Width of the stored photo, in pixels' }),
    height: z.int().positive().meta({ description: 'Height of the stored photo, in pixels' }),
    blur: z.string().nullable(),
    dominant: z
      .string()
      .regex(/^#[0-9A-Fa-f]{6}$/)
      .nullable(),
    focal: z
      .tuple([z.number().min(0).max(1), z.number().min(0).max(1)])
      .nullable()
      .meta({
        description:
          'Point that stays visible when the photo is cropped, as shares of width and height; null without one',
      }),
  })
  .meta({ id: 'Image' });

/** A picture of a review: a path and its prefix (docs/reference/api.md#entities). `id` selects its other sizes. */
export const reviewImage = z
  .strictObject({ image: z.string(), prefix: z.string(), id: z.string(), alt: z.string() })
  .meta({ id: 'ReviewImage' });
