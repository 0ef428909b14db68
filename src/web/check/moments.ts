// Dates as the check page shows them: the phone stands where the departure is.

/** The phone's own date, 'YYYY-MM-DD'. */
export function todayOf(now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Day and time of a departure: 'Saturday 5 December' and '09:00'. */
export function departureWords(departure: string): { day: string; time: string } {
  const [date = '', time = ''] = departure.split('T');
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return { day: day.format(new Date(`${date}T12:00:00Z`)), time };
}

/** '5 December, 09:02' on the phone's own clock. */
export function stampWords(atMs: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(new Date(atMs)).replace(' at ', ', ');
}
