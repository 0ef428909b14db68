// Drafts and unsent messages, stored in this browser until they are sent (docs/domain/messages.md#sending).
import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';
import type { Unsent } from './conversation.ts';

/** The words of one conversation that no server has. */
export interface UnsentText {
  readonly draft: string;
  readonly unsent: readonly Pick<Unsent, 'key' | 'text' | 'pictures'>[];
}

const nothing: UnsentText = { draft: '', unsent: [] };
const nameOf = (id: string): string => `talk:${id}`;

/** Reads what is kept; nothing where there is none, or where it is damaged. */
export function readUnsent(id: string): UnsentText {
  try {
    const read = JSON.parse(browserStorage('localStorage').getItem(nameOf(id)) ?? 'null') as Partial<UnsentText> | null;
    if (typeof read?.draft !== 'string' || !Array.isArray(read.unsent)) return nothing;
    const unsent = read.unsent.filter((one) => typeof one?.key === 'string' && typeof one.text === 'string');
    // Those from before pictures were sent have none.
    return { draft: read.draft, unsent: unsent.map((one) => ({ ...one, pictures: one.pictures ?? [] })) };
  } catch {
    return nothing;
  }
}

/** Keeps the words, or forgets them when there are none. */
export function saveUnsent(id: string, { draft, unsent }: UnsentText): void {
  const storage = browserStorage('localStorage');
  try {
    if (draft === '' && unsent.length === 0) storage.removeItem(nameOf(id));
    else {
      const stored = unsent.map(({ key, text, pictures }) => ({ key, text, pictures }));
      storage.setItem(nameOf(id), JSON.stringify({ draft, unsent: stored }));
    }
  } catch {
    // A full storage: the words stay on the page.
  }
}
