// The plan of a load: its size, and what its rows may refer to.
import type { Kind } from './text/word-lists.ts';

export interface PlannedCity {
  id: number;
  latitude: number;
  longitude: number;
}

export interface LoadPlan {
  seed: number;
  courses: number;
  hosts: number;
  /** The first one is the big one. */
  cities: readonly PlannedCity[];
  categories: readonly { id: number; kind: Kind }[];
  /** Galleries as the column `course.images` holds them, each as JSON text. */
  galleries: readonly string[];
  /** Milliseconds since 1970 of midnight UTC on the day of the load; dates are relative to it. */
  today: number;
}

/** Loads use ids from here on; the demo and the fixtures stay far below. */
export const firstIds = { city: 100_001, category: 101, course: 1_000_001, addon: 10_000_001 } as const;

/** One city for about 330 courses, with a minimum so that the list of cities never looks empty. */
export function cityCount(courses: number): number {
  return Math.max(40, Math.round(courses / 330));
}

/** About twelve courses each. */
export function hostCount(courses: number): number {
  return Math.ceil(courses / 12);
}

export function hostId(n: number): string {
  return `10ad0000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** Reviews are written for one course in 25; the others only have count and sum. */
export function hasReviews(n: number): boolean {
  return n % 25 === 0;
}

/** A day as `YYYY-MM-DD`, relative to the day of the load. */
export function dayOf(plan: LoadPlan, inDays: number): string {
  return new Date(plan.today + inDays * 86_400_000).toISOString().slice(0, 10);
}

/** One key for each use of random numbers, so that tables do not correlate. */
export const purposes = {
  city: 1,
  host: 2,
  course: 3,
  text: 4,
  rating: 5,
  review: 6,
  time: 7,
  addon: 8,
  transport: 9,
} as const;
