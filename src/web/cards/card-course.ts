import type { CallOutput } from '#src/contract/types.ts';

/** A course as lists answer it. */
export type CardCourse = CallOutput<'course/homepage'>['data'][number];
