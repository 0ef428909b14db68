// Weekly times as one cell: `mon 09:00 10; sat,sun 08:00,14:00 8`, that is weekdays, times, seats.

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** How such a cell is written, for a report. */
export const weeklyTimesForm =
  'weekdays, times and seats such as "mon 09:00 10; sat,sun 08:00,14:00 8"; also "mon-fri" and "daily"';

export interface WeeklyRule {
  /** 1 is Monday. */
  readonly weekdays: number[];
  readonly times: string[];
  readonly capacity: number;
}

/** Reads a cell; null when a part of it is not understood. Empty parts are skipped. */
export function parseWeeklyTimes(cell: string): WeeklyRule[] | null {
  const rules: WeeklyRule[] = [];
  for (const part of cell.split(';')) {
    const words = part.trim().toLowerCase().split(/\s+/);
    if (words.length === 1 && words[0] === '') continue;
    const [days = '', times = '', seats = '', ...more] = words;
    const weekdays = parseDays(days);
    if (!weekdays || more.length > 0 || !/^\d{1,6}$/.test(seats)) return null;
    rules.push({
      weekdays,
      times: times.split(',').map((time) => (/^\d:/.test(time) ? `0${time}` : time)),
      capacity: Number(seats),
    });
  }
  return rules;
}

function parseDays(text: string): number[] | null {
  if (text === 'daily') return [1, 2, 3, 4, 5, 6, 7];
  const days: number[] = [];
  for (const part of text.split(',')) {
    const [first = '', last = first, ...more] = part.split('-');
    const [from, to] = [names.indexOf(first.slice(0, 3)) + 1, names.indexOf(last.slice(0, 3)) + 1];
    if (from === 0 || to === 0 || more.length > 0) return null;
    // From Friday to Monday goes over the end of the week.
    for (let day = from; ; day = (day % 7) + 1) {
      days.push(day);
      if (day === to) break;
    }
  }
  return [...new Set(days)].toSorted((a, b) => a - b);
}
