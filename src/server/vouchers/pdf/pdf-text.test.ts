import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';
import { cutOf, useFont } from './font-files.ts';
import { runsOf } from './text-runs.ts';
import { burmeseOrder, splitAm } from './visual-order.ts';

describe('typefaces', () => {
  it.each([
    ['A', 'noto-sans-latin'],
    ['ễ', 'noto-sans-vietnamese'],
    ['ł', 'noto-sans-latin-ext'],
    ['क', 'noto-sans-devanagari'],
    ['ก', 'noto-sans-thai-thai'],
    ['ក', 'noto-sans-khmer-khmer'],
    ['ກ', 'noto-sans-lao-lao'],
    ['က', 'noto-sans-myanmar-myanmar'],
    ['Ж', 'noto-sans-cyrillic'],
  ])('%s is in %s, in both weights', (letter, cut) => {
    expect(cutOf(letter.codePointAt(0) ?? 0)).toBe(cut);
    const doc = new PDFDocument({ autoFirstPage: false });
    const widths = ([400, 700] as const).map((weight) => useFont(doc, cut, weight).fontSize(10).widthOfString(letter));
    expect(widths.every((width) => width > 1)).toBe(true);
  });

  it('has none for what we do not print', () => {
    expect(cutOf('漢'.codePointAt(0) ?? 0)).toBeNull();
  });
});

describe('runs', () => {
  it('change with the script and lose nothing', () => {
    const cuts = runsOf('Nguyễn Thị Hoa 3 क्षितिज ok').map((run) => `${run.cut.replace('noto-sans-', '')}:${run.text}`);
    expect(cuts).toEqual([
      'latin:Nguy',
      'vietnamese:ễ',
      'latin:n Th',
      'vietnamese:ị',
      'latin: Hoa 3 ',
      'devanagari:क्षितिज',
      'latin: ok',
    ]);
  });

  it('take letters in pieces for whole ones', () => {
    expect(runsOf('Nguye\u0302\u0303n')).toEqual(runsOf('Nguyễn'));
  });

  it('keep joiners inside a word', () => {
    expect(runsOf('क्\u200dष')).toHaveLength(1);
  });

  it('show that a letter is missing', () => {
    expect(runsOf('漢')).toEqual([{ cut: 'noto-sans-latin', text: '\ufffd' }]);
  });
});

describe('visual order', () => {
  it.each([
    ['မြန်', '\u103cမ\u1014\u103a'],
    ['ကျေး', '\u1031ကျ\u1038'],
    ['ကြွေ', '\u1031\u103cက\u103d'],
    ['သင်္ကြန်', 'သ\u103cက\u1004\u103a\u1039န\u103a'],
    ['ဗုဒ္ဓ', 'ဗုဒ္ဓ'],
    ['Yangon', 'Yangon'],
  ])('of %s', (written, drawn) => {
    expect(burmeseOrder(written)).toBe(drawn);
  });

  it('puts the ring of sara am below the tone', () => {
    expect(splitAm('น้ำ')).toBe('น\u0e4d\u0e49\u0e32');
    expect(splitAm('ນ້ຳ')).toBe('ນ\u0ecd\u0ec9\u0eb2');
  });
});

describe('lines', () => {
  const measure = (text: string) => [...text].length;

  it('break at blanks, at given ends, and inside only what is too long', () => {
    expect(breakLines('one two three\nfour', 8, measure)).toEqual(['one two', 'three', 'four']);
    expect(breakLines('abcdefghij kl', 4, measure)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
    expect(breakLines('', 4, measure)).toEqual(['']);
  });

  it('break between words that have no blank between them', () => {
    const lines = breakLines('สวัสดีครับยินดีต้อนรับ', 12, measure);
    expect(lines.join('')).toBe('สวัสดีครับยินดีต้อนรับ');
    expect(lines.every((line) => measure(line) <= 12)).toBe(true);
    expect(lines[0]).toBe('สวัสดีครับ');
  });
});
