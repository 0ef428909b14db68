/** One invitation and three times again (product 8). */
export const MAX_SENDS = 4;

/** Invitations that an account may send in an hour, over all its bookings: an inviting page must not become a mail cannon. */
export const SENDS_AN_HOUR = 5;
