import { describe, expect, it } from 'vitest';
import { subjectFaults } from '#scripts/voice/commits.ts';
import { commentsOf, descriptionsOf, proseOf, textsOf } from '#scripts/voice/passages.ts';
import { glossaryRules, type Place } from '#scripts/voice/rules.ts';
import { findHits, hitsOf, readCeilings, voiceFaults } from '#scripts/voice/voice-faults.ts';

const hits = (text: string, place: Place = 'doc') => hitsOf({ place, path: 'x.md', line: 1, text });

describe('the voice', () => {
  it.each([
    ['The page says how much to bring.', 'page says'],
    ['The rule stands in the contract.', 'stands'],
    ['Nobody else sees it.', 'Nobody'],
    ['It ends. Who pays online has a seat.', '. Who pays online has a seat.'],
    ['The change counts at once.', 'change counts'],
    ['An operator takes it back.', 'takes it back'],
    ['The total goes back to the guest.', 'goes back to'],
    ['Admins alone may refund.', 'alone'],
    ['Beside the price there is a map.', 'Beside'],
    ['The listing is over.', 'is over'],
    ['A guest who did not come.', 'did not come'],
    ['We send a mail.', 'mail'],
    ['Every facet of the list.', 'facet'],
  ])('refuses "%s"', (text, phrase) => {
    expect(hits(text).map((hit) => hit.phrase)).toEqual([phrase.replace(/^\. /, '. ')]);
  });

  it.each([
    'The page shows how much to bring, and the guest says when.',
    'USD stands for US dollars.',
    'Who pays online?',
    'The list counts the seats. A mail server sends email.',
    'Guests who travel alone go back to the list.',
    'The party is over 12 people.',
  ])('accepts "%s"', (text) => {
    expect(hits(text)).toEqual([]);
  });

  it('asks for contractions and photos in the interface alone', () => {
    expect(hits('We cannot show this picture.', 'text').map(({ instead }) => instead)).toEqual([
      'a contraction: can’t, don’t, isn’t',
      'photo',
    ]);
    expect(hits('We cannot show this picture.')).toEqual([]);
  });

  it('wants two sentences for more than 25 words', () => {
    const long = `${'word '.repeat(26)}and the end.`;
    expect(hits(long, 'text').map(({ instead }) => instead)).toEqual(['two sentences for 29 words']);
    expect(hits(`${'word '.repeat(20)}. ${'word '.repeat(20)}`, 'page')).toEqual([]);
  });

  it('takes the words in bold from the glossary', () => {
    const [rule] = glossaryRules(
      '| Word | Meaning | Not |\n|---|---|---|\n| guest | Takes part | client, **punter** |',
    );
    expect(rule?.instead).toBe('guest');
    expect('Two punters'.match(rule?.pattern ?? /^$/)).not.toBeNull();
  });
});

describe('what is read', () => {
  it('is the texts of a catalogue, by key', () => {
    const file = { path: 'texts.ts', text: "export const texts = {\n  'a.b': 'One',\n  c: \"Two\",\n} as const;" };
    expect(textsOf(file).map(({ key, text, line }) => [key, text, line])).toEqual([
      ['a.b', 'One', 2],
      ['c', 'Two', 3],
    ]);
  });

  it('is a page without its code and the targets of its links', () => {
    const text = '# A page\n```\nnobody\n```\nSee [here](nobody.md) and `nobody`.';
    expect(proseOf({ path: 'x.md', text }, 'doc').map((passage) => [passage.line, passage.text])).toEqual([
      [1, '# A page'],
      [5, 'See [here] and X.'],
    ]);
  });

  it('reads descriptions in code', () => {
    const text =
      "const call = { summary: 'Lists bookings', path: 'a b', in: z.object({ of: z.id().meta({ description: 'An id' }) }) };";
    const read = descriptionsOf({ path: 'x.ts', text }).map((passage) => [passage.place, passage.line, passage.text]);
    expect(read).toEqual([
      ['doc', 1, 'Lists bookings'],
      ['doc', 1, 'An id'],
    ]);
  });

  it('is a comment, however many lines it has', () => {
    const text = "const a = '// no';\n// One\n// two.\n\n/**\n * Three.\n */\nconst b = 1;";
    expect(commentsOf({ path: 'x.ts', text }).map((passage) => [passage.line, passage.text])).toEqual([
      [2, 'One two.'],
      [5, 'Three.'],
    ]);
  });
});

describe('the subject of a commit', () => {
  it.each(['search: keep the city when no word matches', 'web, db: pass on the trip', 'docs: embed the map'])(
    'may be "%s"',
    (subject) => {
      expect(subjectFaults(subject)).toEqual([]);
    },
  );

  it.each([
    ['Keep the city', 'does not begin with an area: "search: keep the city when no word matches"'],
    ['search: the city is kept', 'begins with "the", not with a verb in the imperative: keep, add, show'],
    ['search: keeps the city', 'begins with "keeps", not with a verb in the imperative: keep, add, show'],
    ['search: keep it.', 'ends with a full stop'],
    [`search: keep ${'x'.repeat(60)}`, 'has 73 characters, at most 72'],
  ])('may not be "%s"', (subject, fault) => {
    expect(subjectFaults(subject)).toEqual([fault]);
  });
});

describe('the project', () => {
  it('keeps to the voice where people read, and does not get worse in comments', () => {
    expect(voiceFaults(findHits(), readCeilings())).toEqual([]);
  });
});
