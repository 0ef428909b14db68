// Calls of the group wishlist. Before login the list lives in the browser.
import { z } from 'zod';
import type { CallSpec } from '../call.ts';
import { courseCard } from '../shapes/course-card.ts';
import { count, id, offset } from '../shapes/primitives.ts';

const saved = z.strictObject({ course_ids: z.array(id) });

export const wishlistCalls = {
  'wishlist/check': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Which of these courses are on the list; without any, all ids on it',
    in: z.strictObject({ course_ids: z.array(id).max(100).optional() }),
    out: saved,
  },
  'wishlist/list': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'The list as cards; removed courses stay, marked as not available',
    in: z.strictObject({ offset: offset.optional() }),
    out: z.strictObject({ data: z.array(courseCard), total: count }),
  },
  'wishlist/save': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Puts courses on the list, without doubles; also merges the list of the browser at login',
    in: z.strictObject({ course_ids: z.array(id).min(1).max(100) }),
    out: saved,
  },
  'wishlist/remove': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Takes a course off the list; also answers success when it was not on it',
    in: z.strictObject({ course_id: id }),
    out: saved,
  },
} as const satisfies Record<string, CallSpec>;
