// Drafts and unsent messages in this browser (docs/domain/messages.md#retries).
import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';
import type { Unsent } from './conversation.ts';

export interface UnsentText {
  readonly draft: string;
  readonly unsent: readonly Pick<Unsent, 'key' | 'text' | 'pictures'>[];
}

const nothing: UnsentText = { draft: '', unsent: [] };
const nameOf = (id: string): string => `talk:${id}`;

/** Empty when missing or damaged. */
export function readUnsent(id: string): UnsentText {
  try {
    const read = JSON.parse(browserStorage('localStorage').getItem(nameOf(id)) ?? 'null') as Partial<UnsentText> | null;
    if (typeof read?.draft !== 'string' || !Array.isArray(read.unsent)) return nothing;
    const unsent = read.unsent.filter((one) => typeof one?.key === 'string' && typeof one.text === 'string');
    // Entries of an older version have no photos.
    return { draft: read.draft, unsent: unsent.map((one) => ({ ...one, pictures: one.pictures ?? [] })) };
  } catch {
    return nothing;
  }
}

export function saveUnsent(id: string, { draft, unsent }: UnsentText): void {
  const storage = browserStorage('localStorage');
  try {
    if (draft === '' && unsent.length === 0) storage.removeItem(nameOf(id));
    else {
      const stored = unsent.map(({ key, text, pictures }) => ({ key, text, pictures }));
      storage.setItem(nameOf(id), JSON.stringify({ draft, unsent: stored }));
    }
  } catch {
    // Full storage: the text stays on the page.
  }
}
