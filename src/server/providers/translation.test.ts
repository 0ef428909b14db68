import { describe, expect, it } from 'vitest';
import { readTranslation } from './translation.ts';

describe('a translation', () => {
  it('has its text and the language that the service detected', () => {
    const answer = { translatedText: 'Hello', detectedLanguage: { language: 'zh-Hans', confidence: 90 } };
    expect(readTranslation(answer)).toEqual({ text: 'Hello', from: 'zh-Hans' });
    expect(readTranslation({ translatedText: 'Hello' })).toEqual({ text: 'Hello', from: null });
    expect(readTranslation({ translatedText: 'Hello', detectedLanguage: { language: '<b>' } })?.from).toBeNull();
  });

  it.each([null, 'Hello', {}, { error: 'Slowdown' }, { translatedText: '' }, { translatedText: 'x'.repeat(100_001) }])(
    'is none in %j',
    (answer) => {
      expect(readTranslation(answer)).toBeNull();
    },
  );
});
