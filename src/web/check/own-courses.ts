// Which experiences this phone's host leads: the links in mails say it, and the phone remembers.
import type { Store } from './seen.ts';

const name = 'banyan-check-courses-1';

/** Adds the `course` of the address to those that the phone knows and answers all of them. */
export function rememberCourses(store: Store, search: string): ReadonlySet<number> {
  const named = Number(new URLSearchParams(search).get('course'));
  const courseIds = new Set(read(store));
  if (Number.isSafeInteger(named) && named > 0 && !courseIds.has(named)) {
    courseIds.add(named);
    try {
      store.setItem(name, JSON.stringify([...courseIds]));
    } catch {
      // Without a memory nothing is warned about, which is how the page begins.
    }
  }
  return courseIds;
}

function read(store: Store): number[] {
  try {
    const list: unknown = JSON.parse(store.getItem(name) ?? '[]');
    return Array.isArray(list) ? list.filter((one): one is number => Number.isSafeInteger(one)) : [];
  } catch {
    return [];
  }
}
