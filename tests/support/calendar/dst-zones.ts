// Zones whose clocks change, for tests.

/** Zones with a day near an event: clocks forward or back, half an hour, a day left out, a leap day. */
export const dstZones = [
  { zone: 'America/New_York', days: ['2026-03-08', '2026-11-01', '2028-02-29'] },
  { zone: 'Europe/London', days: ['2026-03-29', '2026-10-25', '2027-12-31'] },
  { zone: 'Australia/Lord_Howe', days: ['2026-04-05', '2026-10-04'] },
  { zone: 'Asia/Kathmandu', days: ['2026-02-28', '2028-02-29', '1986-01-01'] },
  { zone: 'Pacific/Apia', days: ['2011-12-30', '2021-04-04', '2026-01-31'] },
  { zone: 'Pacific/Kiritimati', days: ['1994-12-31', '2026-12-31'] },
  { zone: 'America/Havana', days: ['2026-03-08', '2026-11-01'] },
  { zone: 'Asia/Ho_Chi_Minh', days: ['2026-06-30'] },
] as const;
