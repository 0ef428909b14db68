// Listings this phone's host leads, remembered from email links.
import type { Store } from './seen.ts';

const name = 'banyan-check-courses-1';

export function rememberCourses(store: Store, search: string): ReadonlySet<number> {
  const named = Number(new URLSearchParams(search).get('course'));
  const courseIds = new Set(read(store));
  if (Number.isSafeInteger(named) && named > 0 && !courseIds.has(named)) {
    courseIds.add(named);
    try {
      store.setItem(name, JSON.stringify([...courseIds]));
    } catch {
      // Storage is off: no warning, as on first use.
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
