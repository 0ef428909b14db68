// When a host is reminded of tomorrow's guests (docs/domain/hosts.md#the-day-before).

/** Hours in the city's time zone: late enough for the last bookings, early enough to call a guest. */
export const reminderHours = { from: 16, until: 20 } as const;
