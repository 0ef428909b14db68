// Pages of a calendar: the weeks from this one, joined by the next month when two weeks or less are left, then months.

const asDay = (date: string): Date => new Date(`${date}T00:00Z`);
const weekMs = 7 * 86_400_000;

/** The Sunday of a date's week. */
export function weekStart(date: string): string {
  const day = asDay(date);
  day.setUTCDate(day.getUTCDate() - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

const weeksMin = 2;

/** The months of the page that shows `month`; both are 'YYYY-MM'. */
export function monthsShown(today: string, month: string): readonly string[] {
  const first = today.slice(0, 7);
  const second = nextMonth(first);
  const left =
    asDay(`${second}-01`).getTime() - Math.max(asDay(weekStart(today)).getTime(), asDay(`${first}-01`).getTime());
  const isShort = left <= weeksMin * weekMs;
  return isShort && (month === first || month === second) ? [first, second] : [month];
}

interface PageStep {
  /** The months before the step. */
  readonly shown: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** A turn from the second month of a page, which the kit makes as long as the page, leads to the month after it. */
export function isTurnTooFar({ shown: [, second], from, to }: PageStep): boolean {
  if (second === undefined || from.slice(0, 7) !== second) return false;
  return nextMonth(nextMonth(second)) === to.slice(0, 7);
}
