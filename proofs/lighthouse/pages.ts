// The pages that Lighthouse audits, found as a guest finds them, and their budgets.

export interface Budget {
  /** Score of the category performance, 0 to 100. */
  performance: number;
  /** Milliseconds until the largest image or text is painted, on Lighthouse's simulated phone and network. */
  largestPaint: number;
  /** Milliseconds during which a press would have waited. */
  blocked: number;
  /** Kilobytes of our scripts on the page, gzipped. */
  scriptKb: number;
}

export interface AuditedPage {
  name: string;
  url: string;
  budget: Budget;
}

const quick = { performance: 97, largestPaint: 2000, blocked: 100 };
const light: Budget = { ...quick, scriptKb: 120 };
const product: Budget = { ...quick, scriptKb: 210 };
const checkout: Budget = { ...quick, scriptKb: 220 };

/** Home, a city, a search, a product, a page of text and checkout. Throws when the demo lacks one. */
export async function findPages(origin: string): Promise<AuditedPage[]> {
  const city = firstLink(await textOf(origin), /href="(\/\d+\/[^"?/]+)"/);
  const course = firstLink(await textOf(origin + city), /href="(\/[a-z][^"?/]*\/\d+\/[^"?/]+)"/);
  return [
    { name: 'home', url: `${origin}/`, budget: light },
    { name: 'city', url: origin + city, budget: light },
    { name: 'search', url: `${origin}/s/cooking`, budget: light },
    { name: 'product', url: origin + course, budget: product },
    { name: 'text', url: `${origin}/how-it-works`, budget: light },
    { name: 'checkout', url: origin + (await checkoutOf(origin, Number(course.split('/')[2]))), budget: checkout },
  ];
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}

function firstLink(html: string, pattern: RegExp): string {
  const link = pattern.exec(html)?.[1];
  if (link === undefined) throw new Error(`No link like ${pattern} on the page`);
  return link;
}

async function call<T>(origin: string, name: string, input: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
  if (!response.ok) throw new Error(`${name} answers ${response.status}`);
  return (await response.json()) as T;
}

/** Checkout of the first free departure, this month or next, for the least number of guests. */
async function checkoutOf(origin: string, courseId: number): Promise<string> {
  const today = Temporal.Now.plainDateISO('UTC').toPlainYearMonth();
  const months = [today, today.add({ months: 1 })].map(String);
  const answers = await Promise.all(
    months.map((month) => call<{ dates: string[] }>(origin, 'booking/available-date', { course_id: courseId, month })),
  );
  const date = answers.flatMap(({ dates }) => dates)[1];
  const slot = { course_id: courseId, date };
  const { data: times } = await call<{ data: string[] }>(origin, 'booking/available-time', slot);
  const time = times[0];
  const { data: counts } = await call<{ data: number[] }>(origin, 'booking/available-pax', { ...slot, time });
  if (date === undefined || time === undefined) throw new Error('The demo has no departure to check out');
  const query = new URLSearchParams({ cid: String(courseId), date, time, pax: String(counts[0]) });
  return `/booking/checkout?${query}`;
}
