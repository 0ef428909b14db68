import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { breakLines } from './paper.ts';
import { cutOf, useFont, hanOrder } from '#src/server/features/pdf/typefaces/cuts.ts';
import { piecesFromLeft, shapedRuns } from './shaped-runs.ts';
import { canPrint, printable, runsOf, burmeseOrder, splitAm } from './text-runs.ts';

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
    ['ح', 'noto-sans-arabic-arabic'],
    ['ש', 'noto-sans-hebrew-hebrew'],
    ['ব', 'noto-sans-bengali-bengali'],
    ['៛', 'noto-sans-khmer-khmer'],
    ['₭', 'noto-sans-latin-ext'],
    ['த', 'noto-sans-tamil-tamil'],
    ['త', 'noto-sans-telugu-telugu'],
    ['ಕ', 'noto-sans-kannada-kannada'],
    ['ક', 'noto-sans-gujarati-gujarati'],
    ['ਕ', 'noto-sans-gurmukhi-gurmukhi'],
    ['କ', 'noto-sans-oriya-oriya'],
    ['ක', 'noto-sans-sinhala-sinhala'],
    ['ཀ', 'noto-serif-tibetan-tibetan'],
    ['ა', 'noto-sans-georgian-georgian'],
    ['ա', 'noto-sans-armenian-armenian'],
    ['አ', 'noto-sans-ethiopic-ethiopic'],
    ['ἀ', 'noto-sans-greek-ext'],
  ])('%s is in %s, in both weights', (letter, cut) => {
    expect(cutOf(letter.codePointAt(0) ?? 0)).toBe(cut);
    const doc = new PDFDocument({ autoFirstPage: false });
    const widths = ([400, 700] as const).map((weight) => useFont(doc, cut, weight).fontSize(10).widthOfString(letter));
    expect(widths.every((width) => width > 1)).toBe(true);
  });

  it('has none for what we do not print', () => {
    for (const sign of '😀ᠮ□') expect(cutOf(sign.codePointAt(0) ?? 0)).toBeNull();
  });

  it.each([
    ['漢字', ['noto-sans-sc', 'noto-sans-sc']],
    ['ひ漢', ['noto-sans-jp', 'noto-sans-jp']],
    ['김漢', ['noto-sans-kr', 'noto-sans-kr']],
    // Simplified characters that no Japanese font has.
    ['ひ们', ['noto-sans-jp', 'noto-sans-sc']],
  ])('shows %s in the drawing of its language', (text, families) => {
    const order = hanOrder(text, 'en-US');
    expect([...text].map((letter) => cutOf(letter.codePointAt(0) ?? 0, order)?.replace(/-\d+$/, ''))).toEqual(families);
  });

  it.each([
    ['zh-CN', 'noto-sans-sc'],
    ['zh-TW', 'noto-sans-tc'],
    ['ja-JP', 'noto-sans-jp'],
    ['ko-KR', 'noto-sans-kr'],
    ['en-US', 'noto-sans-sc'],
  ])('shows letters that say nothing of their language as a reader of %s knows them', (tag, family) => {
    expect(hanOrder('漢字', tag)[0]).toBe(family);
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

  it('show a box for what cannot be printed, one for a letter of several signs, and none for a joiner', () => {
    expect(runsOf('ᏣᎳ')).toEqual([{ cut: 'noto-sans-latin', text: 'ᏣᎳ' }]);
    expect(runsOf('\u2060')).toEqual([]);
    expect(printable('தமிழ் Wang 😀 👩🏽‍🌾 Wei\nᠮ')).toBe('தமிழ் Wang □ □ Wei\n□');
    expect(printable('one  two')).toBe('one  two');
    const doc = new PDFDocument({ autoFirstPage: false });
    const boxes = useFont(doc, 'noto-sans-latin', 400).fontSize(10).widthOfString(printable('😀'));
    expect(boxes).toBeGreaterThan(3);
    const drawn = shapedRuns(doc, 'த Wang العربية דוד 😀', { size: 10 }).map((run) => run.text);
    expect(drawn.join('')).not.toContain('\ufffd');
  });

  it.each([
    ['Müller 3', true],
    ['محمد الحسن', true],
    ['דוד', true],
    ['😀 Ada', true],
    ['王 Wang', true],
    ['김민준', true],
    ['ひろ', true],
    ['சுந்தர்', true],
    ['ᏣᎳᎩ', false],
  ])('say whether %s can be printed whole: %s', (name, isWhole) => {
    expect(canPrint(name)).toBe(isWhole);
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

describe('Arabic and Hebrew', () => {
  it.each([
    ['Ada Lovelace', ['Ada Lovelace']],
    ['محمد الحسن', ['الحسن', ' ', 'محمد']],
    ['البوابة، شارع 12', ['12', ' ', 'شارع', ' ،', 'البوابة']],
    ['booked by محمد الحسن, 3', ['booked by ', 'الحسن', ' ', 'محمد', ', 3']],
    ['דוד 12 (תל אביב) end', ['(', 'אביב', ' ', 'תל', ') ', '12', ' ', 'דוד', ' end']],
    ['Ada (דוד) 3', ['Ada (', 'דוד', ') 3']],
    ['\u202eeht דוד', ['eht ', 'דוד']],
  ])('%s is drawn from the left as %j', (line, pieces) => {
    expect(piecesFromLeft(line)).toEqual(pieces);
  });

  it.each([
    ['Ada Lovelace, 3', ['Ada Lovelace, 3']],
    ['booked by محمد الحسن, 3', ['3', ' ,', 'الحسن', ' ', 'محمد', ' ', 'booked by']],
    ['السبت (UTC+5:45, Patan)', ['(', 'UTC+5:45, Patan', ') ', 'السبت']],
    ['خصم −5.50% الآن', ['الآن', ' ', '−5.50%', ' ', 'خصم']],
  ])('%s is drawn from the left as %j where lines begin on the right', (line, pieces) => {
    expect(piecesFromLeft(line, 'rtl')).toEqual(pieces);
  });

  it.each(['ltr', 'rtl'] as const)('keeps the order of the figures of a time between two words (%s)', (direction) => {
    expect(piecesFromLeft('السبت 17:00 مساء', direction)).toEqual(['مساء', ' ', '17:00', ' ', 'السبت']);
  });

  it('draws no sign for the marks that say where lines begin', () => {
    const drawn = runsOf('\u200f5,675\u00a0NPR \u202ecash\u202c \u2067on\u2069 \u061cday').map(({ text }) => text);
    expect(drawn.join('')).toBe('5,675\u00a0NPR cash on day');
  });

  it('joins the letters of a word: together they are not as wide as alone', () => {
    const doc = new PDFDocument({ autoFirstPage: false });
    const width = (text: string) => shapedRuns(doc, text, { size: 100 }).reduce((sum, run) => sum + run.width, 0);
    const alone = [...'محمد'].reduce((sum, letter) => sum + width(letter), 0);
    expect(Math.abs(width('محمد') - alone)).toBeGreaterThan(5);
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

  it('break Chinese between words, and neither before what closes nor behind what opens', () => {
    const text = '红桥（蓝色大门），河边。';
    for (let width = 5; width < 10; width += 1) {
      const lines = breakLines(text, width, measure);
      expect(lines.join('')).toBe(text);
      for (const line of lines.slice(1)) expect(line).not.toMatch(/^[），。]/);
      for (const line of lines) expect(line).not.toMatch(/（$/);
    }
  });
});
