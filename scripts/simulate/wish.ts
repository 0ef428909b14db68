// How large a simulated year is to be.

export interface Wish {
  seed: number;
  days: number;
  bookings: number;
}
