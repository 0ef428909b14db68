// Hearts of an account: shown at once, sent in order, retried on network failure, undone on refusal
// (docs/domain/accounts.md#wish-list).
import type { CallOutput } from '#src/contract/types.ts';
import type { Api, ApiAnswer } from '#src/web/platform/api/api.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { loadSession, sessionState, showWishlist } from '#src/web/platform/session/session.ts';
import { openTooltip } from '#src/web/ui/popup/tooltip.ts';
import { cleanChoice } from './clean-choice.ts';
import type { SavedChoice } from './saved-choice.ts';
import { type SavedCourse, savedCourses, toggleSaved } from './saved.ts';

type Saved = CallOutput<'wishlist/save'>;

const waits = [1000, 3000, 9000];
const PART = 100;

/** Unsent changes by course; null removes it. */
const pending = new Map<number, SavedChoice | null>();
let isSending = false;

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Pressed again before the first change was sent, only the last is sent. */
export function pressAccountHeart(api: Api, course: SavedCourse): void {
  const isSaved = sessionState.getState().wishlist.includes(course.id) || isInBrowser(course.id);
  if (isSaved) dropSaved([course.id]);
  void changeWish(api, course.id, isSaved ? null : cleanChoice(course));
}

function dropSaved(ids: readonly number[]): void {
  for (const course of savedCourses().filter(({ id }) => ids.includes(id))) toggleSaved(course);
}

const isInBrowser = (id: number): boolean => savedCourses().some((one) => one.id === id);

function show(id: number, isSaved: boolean): void {
  const others = sessionState.getState().wishlist.filter((one) => one !== id);
  showWishlist(isSaved ? [id, ...others] : others);
}

/** Saves a course with a choice, or removes it with null. Resolves when nothing is pending. */
export async function changeWish(api: Api, id: number, choice: SavedChoice | null): Promise<void> {
  show(id, choice !== null);
  pending.delete(id);
  pending.set(id, choice);
  if (isSending) return;
  isSending = true;
  try {
    for (let next = takeNext(); next !== null; next = takeNext()) await sendOne(api, next);
  } finally {
    isSending = false;
  }
}

function takeNext(): readonly [number, SavedChoice | null] | null {
  const [first] = pending;
  if (first === undefined) return null;
  pending.delete(first[0]);
  return first;
}

async function sendOne(api: Api, [id, choice]: readonly [number, SavedChoice | null]): Promise<void> {
  const send = (): Promise<ApiAnswer<'wishlist/save'>> =>
    choice === null
      ? api('wishlist/remove', { course_id: id })
      : api('wishlist/save', { course_ids: [id], choices: [{ course_id: id, ...choice }] });
  let answer = await send();
  for (const wait of waits) {
    if (answer.ok || answer.kind === 'refusal' || pending.has(id)) break;
    await later(wait);
    answer = await send();
  }
  if (pending.has(id)) return;
  if (answer.ok) return follow(answer.data);
  show(id, choice === null);
  openTooltip({ text: failureText(answer), tone: 'error' });
  // The session ended elsewhere: the hearts are the browser's again.
  if (answer.kind === 'refusal' && answer.error.code === 'unauthorized') await loadSession(api);
}

// The server knows other tabs' changes; pending changes here take precedence.
function follow({ course_ids }: Saved): void {
  if (pending.size === 0) showWishlist(course_ids);
}

/**
 * Merges the browser's list into the account, oldest first so the newest end on top. A failed part is sent with the
 * next page.
 */
export async function mergeSaved(api: Api): Promise<void> {
  const local = savedCourses();
  for (let end = local.length; end > 0; end -= PART) {
    const part = local.slice(Math.max(0, end - PART), end);
    const course_ids = part.map(({ id }) => id);
    const choices = part.map((course) => ({ course_id: course.id, ...cleanChoice(course) }));
    const answer = await api('wishlist/save', { course_ids, choices });
    if (!answer.ok) return;
    dropSaved(course_ids);
    follow(answer.data);
  }
}
