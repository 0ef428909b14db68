import { describe, expect, it } from 'vitest';
import { readCsv } from './read-files.ts';
import { decode } from './read-text.ts';

const good: Record<string, string> = {
  key: 'lake',
  city: 'pokhara',
  category: 'boats',
  host: 'asha',
  title: 'Across the lake at dawn',
  summary: 'Two hours in a boat.',
  description: 'We row, drink tea, and come back.',
  languages: 'English | Nepali',
  duration_minutes: '120',
  price: '24.50',
  max_pax: '4',
  meeting_text: 'Jetty',
  meeting_latitude: '28.2',
  meeting_longitude: '83.95',
  weekly_times: 'mon 09:00 10; sat 14:00 8',
};

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

function csv(rows: Record<string, string>[], { delimiter = ',', end = '\n' } = {}): string {
  const names = [...new Set([...Object.keys(good), ...rows.flatMap((row) => Object.keys(row))])];
  const lines = rows.map((row) => names.map((name) => quoted({ ...good, ...row }[name] ?? '')));
  return [names, ...lines].map((cells) => cells.join(delimiter) + end).join('');
}

const faultsOf = (...rows: Record<string, string>[]) =>
  readCsv('list.csv', csv(rows)).faults.map(({ place, field, wrong, right }) => [place, field, wrong, right]);

describe('rows of a CSV', () => {
  it('become listings', () => {
    const read = readCsv('list.csv', csv([{}]));
    expect(read.faults).toEqual([]);
    expect(read.catalogue.listings[0]?.value).toMatchObject({
      key: 'lake',
      city: 'pokhara',
      languages: ['English', 'Nepali'],
      price: 24.5,
      deposit_percent: 20,
      status: 'published',
      meeting: { text: 'Jetty', latitude: 28.2, longitude: 83.95 },
      rules: [
        { weekdays: [1], times: ['09:00'], capacity: 10 },
        { weekdays: [6], times: ['14:00'], capacity: 8 },
      ],
    });
  });

  it('leave times, pictures and add-ons alone where the cell is empty', () => {
    const [listing] = readCsv('list.csv', csv([{ weekly_times: '' }])).catalogue.listings;
    expect([listing?.value.rules, listing?.value.pictures, listing?.value.addons]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('may carry steps, tiers, pictures and flags', () => {
    const row = {
      steps: 'Market: We choose herbs | Kitchen: We cook: slowly',
      group_tiers: '4:10 | 6:12.5',
      pictures: 'photos/a.jpg = A lake | photos/b.png = Two boats',
      ba_host: 'yes',
      attributes: 'solo|family',
    };
    expect(readCsv('list.csv', csv([row])).catalogue.listings[0]?.value).toMatchObject({
      steps: [
        { title: 'Market', text: 'We choose herbs' },
        { title: 'Kitchen', text: 'We cook: slowly' },
      ],
      group_tiers: [
        { from_pax: 4, percent: 10 },
        { from_pax: 6, percent: 12.5 },
      ],
      pictures: [
        { file: 'photos/a.jpg', alt: 'A lake' },
        { file: 'photos/b.png', alt: 'Two boats' },
      ],
      ba_host: true,
      attributes: ['solo', 'family'],
    });
  });
});

describe('a CSV of a spreadsheet program', () => {
  const text = csv([{ title: 'Đi bộ quanh hồ Hoàn Kiếm', description: 'One "line",\nand another; done' }]);

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16, little end first', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['line ends of Windows', Buffer.from(text.replaceAll('\n', '\r\n'))],
  ])('is read: %s', (_name, bytes) => {
    const read = readCsv('list.csv', decode(bytes) ?? '');
    expect(read.faults).toEqual([]);
    expect(read.catalogue.listings[0]?.value.title).toBe('Đi bộ quanh hồ Hoàn Kiếm');
  });

  it.each([';', '\t'])('is read with %j between cells', (delimiter) => {
    const read = readCsv('list.csv', csv([{ title: 'One; two, three and four' }], { delimiter }));
    expect([read.faults, read.catalogue.listings[0]?.value.title]).toEqual([[], 'One; two, three and four']);
  });

  it('may name its delimiter in a line of its own, and have a decimal comma', () => {
    const read = readCsv('list.csv', `sep=;\r\n${csv([{ price: '24,50' }], { delimiter: ';' })}`);
    expect([read.faults, read.catalogue.listings[0]?.value.price]).toEqual([[], 24.5]);
  });

  it('is refused in another encoding', () => {
    expect(decode(Buffer.from([0x63, 0x61, 0x66, 0xe9]))).toBeNull();
  });

  it('may hold empty rows, which count', () => {
    const lines = csv([{}, { price: 'x' }]).split('\n');
    const read = readCsv('list.csv', [lines[0], '', lines[1], ',,,', lines[2], ''].join('\n'));
    expect(read.faults.map(({ place }) => place)).toEqual(['row 5']);
    expect(read.count).toBe(2);
  });
});

describe('faults of a CSV', () => {
  it('name row and column, what is wrong and what would be right, for all rows at once', () => {
    const faults = faultsOf({ price: '$24' }, {}, { price: '0.5', weekly_times: 'whenever', languages: '' });
    expect(faults).toEqual([
      ['row 2', 'price', 'is "$24"', 'a number without currency, spaces or separators, such as 24.50'],
      ['row 4', 'weekly_times', 'is "whenever"', expect.stringContaining('mon 09:00 10')],
      ['row 4', 'languages', 'is missing', expect.any(String)],
      ['row 4', 'price', 'is 0.5', expect.stringContaining('US dollars from 1.00')],
    ]);
  });

  it.each([
    [{ title: 'Short' }, 'title'],
    [{ price: '24.505' }, 'price'],
    [{ price: '1e3' }, 'price'],
    [{ min_pax: '5' }, 'min_pax'],
    [{ max_pax: '2.5' }, 'max_pax'],
    [{ cutoff_first_minutes: '10', cutoff_later_minutes: '20' }, 'cutoff_later_minutes'],
    [{ meeting_latitude: '91' }, 'meeting_latitude'],
    [{ ba_host: 'maybe' }, 'ba_host'],
    [{ policy: 'lenient' }, 'policy'],
    [{ weekly_times: 'mon 25:00 4' }, 'weekly_times'],
    [{ group_tiers: '4-10' }, 'group_tiers'],
    [{ steps: 'no text' }, 'steps'],
    [{ pictures: 'photo.jpg' }, 'pictures'],
    [{ key: 'two words' }, 'key'],
    [{ city: '' }, 'city'],
    [{ title: '=HYPERLINK("http://x","a title")' }, 'title'],
    [{ summary: '@SUM(A1)' }, 'summary'],
    [{ summary: "+cmd|' /C calc'!A0" }, 'summary'],
    [{ description: 'bell\u0007' }, 'description'],
    [{ description: 'x'.repeat(20_000) }, 'description'],
  ])('%j', (row, column) => {
    expect(faultsOf(row).map(([, field]) => field)).toEqual([column]);
  });

  it('report columns that are unknown, doubled or missing', () => {
    const read = readCsv('list.csv', 'key,titel,key\na,b,c\n');
    expect(read.faults.map(({ field, wrong }) => `${field} ${wrong}`)).toEqual([
      'titel is no column',
      'key is there twice',
      ...['city', 'category', 'host', 'title', 'summary', 'description', 'languages', 'duration_minutes', 'price'].map(
        (name) => `${name} is missing`,
      ),
      ...['max_pax', 'meeting_text', 'meeting_latitude', 'meeting_longitude'].map((name) => `${name} is missing`),
    ]);
  });

  it.each([
    ['an empty file', ''],
    ['a quote that is left open', csv([{}]).replace('"lake"', '"lake')],
    ['a huge cell', csv([{ description: 'x'.repeat(300_000) }])],
    ['something else', '<html><body>not a catalogue</body></html>'],
    ['too many rows', `${csv([])}${'a\n'.repeat(50_001)}`],
  ])(
    'are told for %s',
    (_name, text) => {
      const read = readCsv('list.csv', text);
      expect(read.faults.length).toBeGreaterThan(0);
      expect(read.catalogue.listings).toEqual([]);
    },
    60_000,
  );

  it('report rows that have too many or too few cells', () => {
    const lines = csv([{}, {}]).trimEnd().split('\n');
    const read = readCsv('list.csv', [lines[0], `${lines[1]},more`, 'a,b'].join('\n'));
    expect(read.faults.filter(({ wrong }) => wrong.endsWith('cells')).map(({ place }) => place)).toEqual([
      'row 2',
      'row 3',
    ]);
  });
});
