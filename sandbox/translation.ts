// A translation service of LibreTranslate's form, which marks texts instead of translating them.
import type { FastifyInstance } from 'fastify';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function registerTranslation(app: FastifyInstance): void {
  app.post('/translate', async (request, reply) => {
    const { q, source, target, format } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    if (text(q) === '' || source !== 'auto' || format !== 'text' || !/^[a-z]{2,3}$/.test(text(target)))
      return reply.code(400).send({ error: 'Invalid request: missing or unknown parameter' });
    return { translatedText: `[${text(target)}] ${text(q)}`, detectedLanguage: { language: 'vi', confidence: 90 } };
  });
}
