import { expect, it } from 'vitest';
import { manyLines, oneLine, personName } from './clean-words.ts';

it('makes one line of anything', () => {
  expect(oneLine(' Tea\r\nBcc: all@example.test\u2028x\u0000y ')).toBe('Tea Bcc: all@example.test x y');
  expect(oneLine('A\u202Eb')).toBe('Ab');
});

it.each([
  ['Ada', 'Ada'],
  ['J.R. Rai', 'J.R. Rai'],
  ['Nguyễn Thị Hoa', 'Nguyễn Thị Hoa'],
  ['क्षितिज\u200Dशर्मा', 'क्षितिज\u200Dशर्मा'],
  ['Win at evil.example/x', 'Win at evil. example/x'],
  ['https://evil.example', 'https: evil. example'],
  ['me@evil.example', 'me at evil. example'],
  ['A\r\nSubject: x', 'A Subject: x'],
  ['x'.repeat(80), `${'x'.repeat(59)}…`],
])('shows a name without anything to click on: %s', (name, shown) => {
  expect(personName(name)).toBe(shown);
});

it('keeps the lines of a text', () => {
  expect(manyLines('one\r\ntwo\u0007\rthree\n')).toBe('one\ntwo \nthree');
});
