import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './text.tsx';

type AdminText = CallOutput<'admin/content-text'>;
type Version = CallOutput<'admin/content-version'>;

const made = '2026-11-20T09:30:00.000Z';
const text: AdminText = {
  slug: 'terms-of-service',
  language: 'en_US',
  languages: ['en_US'],
  in_languages: [{ language: 'en_US', version: 2, is_live: true, has_draft: true }],
  state: 'release',
  is_hidden: false,
  is_legal: true,
  is_template: true,
  kept_because: 'law',
  is_behind: false,
  menus: ['company'],
  text: {
    title: 'Terms',
    summary: 'In short.',
    body: 'Our terms.',
    version: 2,
    made_at: made,
    who: 'Op One',
    is_live: false,
  },
  faults: [],
  release: null,
  can_follow: false,
  versions: [
    { version: 2, title: 'Terms', made_at: made, who: 'Op One', published_at: null, is_live: false },
    { version: 1, title: 'Terms', made_at: made, who: '', published_at: made, is_live: true },
  ],
  next: null,
};
const first: Version = {
  version: 1,
  title: 'Terms',
  summary: 'S',
  body: 'B',
  made_at: made,
  who: '',
  is_live: true,
  difference: [
    {
      field: 'body',
      lines: [
        { kind: 'gap', lines: 3 },
        { kind: 'removed', pieces: [{ text: 'Old', isChanged: true }] },
        { kind: 'added', pieces: [{ text: 'New', isChanged: true }] },
      ],
    },
  ],
};

const open = (more: Partial<AdminText> = {}, answers = {}, version: Version | null = null) =>
  openApp(<Page data={{ shows: 'text', admitted: { kind: 'in', data: { ...text, ...more } }, version }} />, {
    url: '/admin/content/terms-of-service',
    answers,
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const body = () => screen.getByLabelText<HTMLTextAreaElement>('Text');

describe('a page of text in the back office', () => {
  it('is saved as it was seen, and keeps what was typed when somebody else was first', async () => {
    const { call } = open(
      {},
      {
        'admin/content-save': (input: { seen?: number }) =>
          input.seen === 2 ? refusal('content-changed') : { version: 4, message: 'Saved.', faults: [] },
        'admin/content-text': { ...text, text: { ...text.text, version: 3 } },
      },
    );
    await user.type(body(), ' Nobody is late.');
    await press('Save draft');
    await screen.findByText(/Your text is still here/);
    const link = screen.getByRole('link', { name: 'Version 3 is now the newest' });
    expect(link.getAttribute('href')).toBe('/admin/content/terms-of-service?language=en_US&version=3');
    expect(body().value).toBe('Our terms. Nobody is late.');
    await press('Save draft');
    expect((await call('admin/content-save', 1)).input).toMatchObject({
      slug: 'terms-of-service',
      language: 'en_US',
      seen: 3,
      body: 'Our terms. Nobody is late.',
    });
  });

  it('that binds people is published with a reason; why it stays is said', async () => {
    const { call } = open({}, { 'admin/content-publish': { message: 'Published.' } });
    screen.getByText('This text is a template. Have a lawyer review it, then publish your own.');
    screen.getByText('This page is required by law, so it can’t be hidden.');
    await press('Publish');
    const form = within(screen.getByRole('form', { name: 'Publish' }));
    await user.click(form.getByRole('button', { name: 'Publish' }));
    const reason = form.getByLabelText('Reason');
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    await user.type(reason, 'As our lawyer wrote it');
    await user.click(form.getByRole('button', { name: 'Publish' }));
    expect((await call('admin/content-publish')).input).toEqual({
      slug: 'terms-of-service',
      language: 'en_US',
      version: 2,
      reason: 'As our lawyer wrote it',
    });
  });

  it('with faults names their lines and is not published', () => {
    open({ faults: [{ field: 'body', line: 3, text: 'Line 3: there is no picture pot.' }] });
    screen.getByText('Line 3: there is no picture pot.');
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('is hidden after it was said which menus lose it', async () => {
    const { call } = open(
      { slug: 'fees', is_legal: false, is_template: false, kept_because: null },
      { 'admin/content-hide': { message: 'Hidden.' } },
    );
    await press('Hide this page');
    screen.getByText('It also disappears from the footer.');
    await user.click(
      within(screen.getByRole('form', { name: 'Hide this page' })).getByRole('button', { name: 'Hide this page' }),
    );
    expect((await call('admin/content-hide')).input).toEqual({ slug: 'fees', is_hidden: true });
  });

  it('shows what an old version has changed, and makes it the newest draft', async () => {
    const { call } = open({}, { 'admin/content-restore': { version: 3, message: 'Restored.', faults: [] } }, first);
    screen.getByText('3 unchanged lines');
    expect(screen.getByText('Old').tagName).toBe('DEL');
    expect(screen.getByText('New').tagName).toBe('INS');
    await press('Restore as a draft');
    expect((await call('admin/content-restore')).input).toMatchObject({ version: 1, seen: 2 });
  });

  it('is told a newer text of the release, which is taken or put aside', async () => {
    const { call } = open(
      { state: 'newer', release: first.difference, can_follow: true, is_template: false },
      { 'admin/content-release': { message: 'Yours stays.' } },
    );
    screen.getByText('Own text, newer one in the release');
    await press('Keep our text');
    expect((await call('admin/content-release')).input).toEqual({
      slug: 'terms-of-service',
      seen: 2,
      is_taken: false,
    });
  });

  it('in another language says that there is none yet, and is taken back', async () => {
    const languages = ['en_US', 'vi_VN'];
    const { call } = open(
      {
        language: 'vi_VN',
        languages,
        is_legal: false,
        is_behind: true,
        in_languages: [...text.in_languages, { language: 'vi_VN', version: 2, is_live: true, has_draft: false }],
        text: { ...text.text!, is_live: true },
      },
      { 'admin/content-withdraw': { message: 'Back.' } },
    );
    expect(screen.getByRole('link', { name: 'Vietnamese' }).getAttribute('aria-current')).toBe('page');
    screen.getByText(/The English text was published after this one/);
    await press('Withdraw this language');
    await user.click(
      within(screen.getByRole('form', { name: 'Withdraw this language' })).getByRole('button', {
        name: 'Withdraw this language',
      }),
    );
    expect((await call('admin/content-withdraw')).input).toEqual({ slug: 'terms-of-service', language: 'vi_VN' });
  });
});

it('a new page is saved at its address', async () => {
  const { call } = openApp(
    <Page data={{ shows: 'new', admitted: { kind: 'in', data: { data: [], next: null, languages: ['en_US'] } } }} />,
    {
      url: '/admin/content/new',
      answers: { 'admin/content-save': { ...refusal('bad-input'), fields: { slug: 'Taken.' } } },
    },
  );
  await user.type(screen.getByLabelText('Address'), 'travel-safely');
  await user.type(screen.getByLabelText('Title'), 'Travel safely');
  await user.type(body(), 'Look both ways.');
  await press('Save draft');
  expect((await call('admin/content-save')).input).toMatchObject({ slug: 'travel-safely', seen: 0 });
  await screen.findByText('Taken.');
});
