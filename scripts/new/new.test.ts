// Drafts each kind on the present tree, so a moved or changed place fails here.
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { camel, Draft, inWords } from './draft.ts';
import { draftList } from './list-kind.ts';
import { draftPage } from './page-kind.ts';
import { draftCall, draftJob, draftNotification, draftSetting } from './server-kinds.ts';

function drafted(run: (draft: Draft) => void): Draft {
  const draft = new Draft();
  run(draft);
  for (const [path, text] of draft.texts) expect(parseSync(path, text).errors, path).toEqual([]);
  expect(draft.next.length).toBeGreaterThan(0);
  return draft;
}

const textOf = (draft: Draft, end: string): string =>
  [...draft.texts].find(([path]) => path.endsWith(end))?.[1] ?? `no file ends with ${end}`;

describe('npm run new', () => {
  it('writes a call with its contract, its place among the handlers of its feature, and a red test', () => {
    const draft = drafted((it) => draftCall(it, 'inquiry', 'remind', 'inquiry'));
    expect([...draft.texts.keys()]).toEqual([
      'src/contract/calls/inquiry.ts',
      'src/server/features/inquiry/index.ts',
      'src/server/features/inquiry/remind.ts',
      'src/server/features/inquiry/remind.db.test.ts',
    ]);
    expect(textOf(draft, 'calls/inquiry.ts')).toContain("  'inquiry/remind': {\n    access: 'user',");
    expect(textOf(draft, 'inquiry/index.ts')).toContain("  'inquiry/remind': inquiryRemind,\n} as const;");
    expect(textOf(draft, '/remind.ts')).toContain("export const inquiryRemind: Handler<'inquiry/remind'>");
  });

  it('writes a job with its row among the due work', () => {
    const draft = drafted((it) => draftJob(it, 'forget-drafts', 'listing'));
    expect(draft.texts.size).toBe(4);
    expect(textOf(draft, 'due-work.ts')).toContain("  'forget-drafts': { work: forgetDrafts, limitMs: quickly },\n}");
    expect(textOf(draft, 'listing/index.ts')).toMatch(/export \{ forgetDrafts \} from '\.\/forget-drafts\.ts';\n$/);
  });

  it('writes a setting with its name on the screen', () => {
    const draft = drafted((it) => draftSetting(it, 'look', 'footer_note'));
    expect(draft.texts.size).toBe(2);
    expect(textOf(draft, 'settings.ts')).toContain("  footer_note: rule('look', ");
    expect(textOf(draft, 'settings-texts.ts')).toContain("  'name.footer_note': 'Footer note',\n");
    expect(() => draftSetting(new Draft(), 'looks', 'footer_note')).toThrow('The groups of settings are brand, look');
  });

  it.each(['guest', 'host'])('writes a notification to the %s with its texts and its state', (to) => {
    const draft = drafted((it) => draftNotification(it, 'rain-ahead', to));
    expect(draft.texts.size).toBe(4);
    expect(textOf(draft, 'kinds.ts')).toMatch(/'rain-ahead': to(Guest|Host)\((guest|host)\.rainAhead\),\n/);
    expect(textOf(draft, 'booking-texts/texts.ts')).toContain("  'rainAhead.subject': 'Rain ahead: {title}',\n");
  });

  it('writes a list of the back office and takes it up everywhere', () => {
    const draft = drafted((it) => draftList(it, { name: 'uploads', permission: 'texts', table: 'upload' }));
    expect([...draft.texts.keys()].filter((path) => path.includes('/uploads'))).toHaveLength(6);
    expect(textOf(draft, 'contract.ts')).toContain('  ...uploadsCalls,\n}');
    expect(draft.texts.size).toBe(11);
    expect(textOf(draft, 'admin/index.ts')).toContain('  uploads,\n  reviews,\n');
    expect(textOf(draft, 'AdminShell.tsx')).toContain("['admin-uploads', 'section.uploads', 'texts'],\n");
  });

  it('writes a page of an account with its route', () => {
    const draft = drafted((it) => draftPage(it, 'gifts'));
    expect([...draft.texts.keys()].slice(-2)).toEqual(['src/web/guest/gifts/page.tsx', 'src/web/guest/gifts/texts.ts']);
    expect(textOf(draft, 'account-pages.ts')).toContain("  'dashboard-gifts': 'gifts/page',\n");
  });

  it.each([
    ['Booking', 'detail'],
    ['booking', '../detail'],
    ['', 'detail'],
  ])('refuses the name %s/%s', (group, call) => {
    expect(() => draftCall(new Draft(), group, call, 'trip')).toThrow('lower case');
  });

  it('refuses what is there already, and a feature that is not', () => {
    expect(() => draftJob(new Draft(), 'preview', 'listing')).toThrow('exists already');
    expect(() => draftCall(new Draft(), 'inquiry', 'remind', 'nowhere')).toThrow('has no');
  });
});

it('names are identifiers and words', () => {
  expect([camel('booking/send-companion'), inWords('rain-ahead'), inWords('footer_note')]).toEqual([
    'bookingSendCompanion',
    'Rain ahead',
    'Footer note',
  ]);
});
