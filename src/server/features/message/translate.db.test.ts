// Translations of messages (docs/domain/messages.md#translation).
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { as } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';
import { bookFree, insertFreeCode, talkOf } from '#tests/support/booking/talking.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';

const suite = useCheckoutSuite();
let asked: string[][] = [];
beforeAll(() => insertFreeCode(suite.base));
beforeEach(() => {
  asked = [];
  suite.program.services.gateways.translation = {
    translate: async (text, to) => {
      asked.push([text, to]);
      if (text === 'fail') throw new Error('the translation service returned 500');
      return { text: text.toUpperCase(), from: 'vi' };
    },
  };
});

const call = async (name: string, body: object, headers: Record<string, string> = {}) =>
  (await suite.program.visitor()).call(name, body, headers);

async function saidTo(text: string) {
  const course = await insertBookableCourse(suite.base.pool, { confirmation: 'on_request' });
  const { ref, say } = await bookFree(suite.program, course);
  await say(text);
  const { data, conversation } = talkOf(await call('conversation/detail', { ref }, as('host')));
  return { body: { ref, message_id: data[0]!.id }, conversation };
}

it('gives the reader a message in the language of the page, as they see it', async () => {
  const { body, conversation } = await saidTo('xin chao, me@example.test');
  expect(conversation).toMatchObject({ translates: true });
  expect(asked).toEqual([]);
  const english = await call('conversation/translate', body, as('host'));
  expect(english.body).toMatchObject({ text: expect.stringMatching(/^XIN CHAO/), language: 'vi' });
  await call('conversation/translate', body, { ...as('host'), 'host-language': 'ne' });
  expect(asked.map(([, to]) => to)).toEqual(['en', 'ne']);
  expect(asked[0]?.[0]).not.toContain('example');
});

it('is refused to others, without a service, and when it fails', async () => {
  const { body } = await saidTo('fail');
  const codeOf = async (headers: Record<string, string>) =>
    (await call('conversation/translate', body, headers)).body.code;
  expect(await codeOf(as('known'))).toBe('conversation-not-found');
  expect(asked).toEqual([]);
  expect(await codeOf(as('host'))).toBe('translation-failed');
  const other = { ...body, message_id: (await saidTo('Hello')).body.message_id };
  expect((await call('conversation/translate', other, as('host'))).body.code).toBe('conversation-not-found');
  suite.program.services.gateways.translation = null;
  expect(await codeOf(as('host'))).toBe('translation-off');
  const detail = talkOf(await call('conversation/detail', { ref: body.ref }, as('host')));
  expect(detail.conversation).toMatchObject({ translates: false });
});
