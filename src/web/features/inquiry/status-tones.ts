import type { Inquiry } from './inquiry.ts';

/** The ground of a question's badge; its word says the same. */
export const statusTones = {
  unverified: 'marigold',
  open: 'marigold',
  answered: 'jade',
  offered: 'success',
  booked: 'success',
  declined: 'sand',
  expired: 'sand',
} as const satisfies Record<Inquiry['status'], string>;
