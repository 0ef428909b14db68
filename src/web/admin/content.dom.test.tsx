import type { CallOutput } from '#src/contract/types.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentList } from '#src/contract/admin/catalogue-lists.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { Page } from './content.tsx';

type ContentList = CallOutput<'admin/content-list'>;
type PageLine = CallOutput<'admin/content-list'>['data'][number];

const line: PageLine = {
  slug: 'terms-of-service',
  title: 'Terms of service',
  state: 'release',
  is_template: true,
  has_draft: true,
  languages: [
    { language: 'en_US', version: 2, is_live: true, has_draft: true },
    { language: 'vi_VN', version: 1, is_live: false, has_draft: true },
  ],
  version: 2,
  changed_at: '2026-11-20T09:30:00.000Z',
  who: '',
};

function open(search: string, found: Partial<ContentList> = {}) {
  const data: ContentList = { data: [line], next: null, languages: ['en_US', 'vi_VN'], ...found };
  openApp(<Page data={{ admitted: { kind: 'in', data }, query: contentList.read(search), extra: null }} />, {
    url: `/admin/content${search}`,
  });
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the pages of text in the back office', () => {
  it('are shown with their state, their languages and who changed them', () => {
    open('');
    const cells = within(screen.getByRole('row', { name: /terms-of-service/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Terms of service',
      'Text of the release, template',
      'Not published yet',
      'English, Vietnamese (draft)',
      '2',
      'Fri 20 Nov 2026, 09:30',
      'The release',
    ]);
    expect([hrefOf('/terms-of-service'), hrefOf('Write a new page')]).toEqual([
      '/admin/content/terms-of-service',
      '/admin/content/new',
    ]);
  });

  it('keep filter and columns on the way to the next page, and the filter in the file', () => {
    open('?find=terms&state=release&language=vi_VN&draft=1&column=state', { next: 'terms-of-service' });
    const filter = 'find=terms&state=release&language=vi_VN&draft=1';
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Address', 'Status']);
    expect(hrefOf('Next page')).toBe(`/admin/content?${filter}&before=terms-of-service&column=state`);
    expect(hrefOf('Download as CSV')).toBe(`/admin/content.csv?${filter}`);
  });

  it('say when nothing fits, with a way to all', () => {
    open('?find=nothing', { data: [] });
    expect(hrefOf('See all pages')).toBe('/admin/content');
  });
});
