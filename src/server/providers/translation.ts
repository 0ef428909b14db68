// Translates texts at a service of LibreTranslate's form (docs/operations/providers.md#translation).
import type { TranslationAccess } from '#src/server/platform/config/providers.ts';

export interface Translated {
  text: string;
  /** Detected language, such as `vi`; null if unknown. */
  from: string | null;
}

export interface TranslationGateway {
  /** `to` is an ISO 639 language such as `en`. Throws without a usable response; errors never contain the text. */
  translate(text: string, to: string): Promise<Translated>;
}

const patienceMs = 10_000;
/** In characters. */
const longestAnswer = 100_000;

export function createTranslationGateway({ url, key }: TranslationAccess): TranslationGateway {
  return {
    async translate(text, to) {
      const asked = {
        q: text,
        source: 'auto',
        target: to === 'fil' ? 'tl' : to,
        format: 'text',
        ...(key && { api_key: key.reveal() }),
      };
      const answer = await fetch(`${url.replace(/\/+$/, '')}/translate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(asked),
        // A redirect may lead into our network.
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!answer.ok) throw new Error(`the translation service returned ${answer.status}`);
      const read = readTranslation(await answer.json().catch(() => null));
      if (read === null) throw new Error('the translation service returned an unknown format');
      return read;
    },
  };
}

/** Null for another form. */
export function readTranslation(answer: unknown): Translated | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { translatedText: text, detectedLanguage: detected } = answer as Record<string, unknown>;
  if (typeof text !== 'string' || text === '' || text.length > longestAnswer) return null;
  const from = (detected as { language?: unknown } | null | undefined)?.language;
  return { text, from: typeof from === 'string' && /^[a-z]{2,3}(-[A-Za-z]+)?$/.test(from) ? from : null };
}
