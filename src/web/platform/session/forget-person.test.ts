// Typed data ends with the session; the browser's lists stay.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forgetPerson, personalKeys } from './forget-person.ts';

const writers = [
  'src/web/guest/message/unsent-text.ts',
  'src/web/guest/review/review-draft.ts',
  'src/web/host/listing/listing-draft.ts',
  'src/contract/checkout/own-code.ts',
  'src/web/guest/checkout/use-values.ts',
  'src/web/guest/checkout/payment/attempt-key.ts',
  'src/web/guest/search/box/recent-searches.ts',
];

function keep(names: readonly string[]) {
  const kept = new Set(names);
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept][at] ?? null,
    removeItem: (name: string) => void kept.delete(name),
  };
}

describe('forgetting a person', () => {
  it('takes what was typed and not sent, all of it, and nothing else', () => {
    const own = ['talk:1', 'talk:2', 'review-draft:3', 'listing-draft:4', 'checkout_draft_v1', 'checkout_attempt_v1'];
    const browser = ['saved_courses_v1', 'recently_viewed_courses_v3', 'analytics_consent_v1', 'path-history'];
    const storage = keep([...own, ...browser]);
    forgetPerson([storage]);
    expect([...storage.kept]).toEqual(browser);
  });

  it.each(writers.map((file, index) => [personalKeys[index] ?? '', file] as const))(
    'knows keys that begin with %s as %s writes them',
    (beginning, file) => {
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`['\`]${beginning}`));
    },
  );
});
