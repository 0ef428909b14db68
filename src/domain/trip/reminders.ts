// Reminders to a guest before the start (docs/domain/messages.md#reminders).

/**
 * The first is due at this hour of the day before, in the city's time zone: late enough to know the weather, early enough
 * to get cash. The second is due some hours before the start, however the clocks change.
 */
export const tripReminders = { dayBeforeHour: 10, hoursBefore: 3 } as const;

/** The one of the day before, and the one of the last hours. */
type TripReminderStep = 'day' | 'hours';

/** Whether a queued reminder is still true; times in ms since 1970. The second one replaces a late first one. */
export function isReminderTrue(
  step: TripReminderStep,
  { startsMs, nowMs }: { startsMs: number; nowMs: number },
): boolean {
  const left = startsMs - nowMs;
  return left > (step === 'day' ? tripReminders.hoursBefore * 3_600_000 : 0);
}
