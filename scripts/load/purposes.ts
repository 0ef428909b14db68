/** What random numbers are drawn for: one key each, so that the rows of one table say nothing about those of another. */
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
