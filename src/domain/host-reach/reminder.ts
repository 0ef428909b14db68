// When a host is told of tomorrow's guests (docs/domain/hosts.md#the-day-before).

/** Hours on the clock of the place: late enough for the last bookings, early enough to call somebody. */
export const reminderHours = { from: 16, until: 20 } as const;
