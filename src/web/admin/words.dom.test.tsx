import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './words.tsx';

type Words = CallOutput<'admin/synonym-list'>;

const words: Words = { data: [{ term: 'bombay', kind: 'words', means: 'mumbai' }], next: 'bombay|words|mumbai' };
const open = (answers = {}, term: string | null = null) =>
  openApp(<Page data={{ admitted: { kind: 'in', data: words }, find: null, after: null, term }} />, {
    url: '/admin/words',
    answers,
  });

describe('search words', () => {
  it('are added with what their kind may mean', async () => {
    const { asked } = open({ 'admin/synonym-change': { message: 'Known.' } });
    await user.click(screen.getByRole('button', { name: 'Add this term' }));
    expect(screen.getAllByText('Fill this in.')).toHaveLength(2);
    await user.type(screen.getByLabelText(/Search term/), 'dawn');
    await user.selectOptions(screen.getByLabelText('Kind'), 'time');
    screen.getByText('morning, afternoon or evening');
    await user.type(screen.getByLabelText(/What it means/), 'morning');
    await user.click(screen.getByRole('button', { name: 'Add this term' }));
    expect(await screen.findByText('Known.')).toBeTruthy();
    expect(asked[0]).toMatchObject({ input: { term: 'dawn', kind: 'time', means: 'morning', is_there: true } });
  });

  it('begin with the term of a search', async () => {
    const { asked } = open({ 'admin/synonym-change': { message: 'Known.' } }, 'ramen');
    await user.type(screen.getByLabelText(/What it means/), 'noodles');
    await user.click(screen.getByRole('button', { name: 'Add this term' }));
    expect(await screen.findByText('Known.')).toBeTruthy();
    expect(asked[0]).toMatchObject({ input: { term: 'ramen', means: 'noodles' } });
    expect(screen.getByLabelText<HTMLInputElement>(/Search term/).value).toBe('');
  });

  it('are taken out, and go on after a page', async () => {
    const { asked } = open({ 'admin/synonym-change': { message: 'Gone.' } });
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/admin/words?after=bombay%7Cwords%7Cmumbai',
    );
    await user.click(screen.getByRole('button', { name: 'Remove bombay, mumbai' }));
    expect(await screen.findByText('Gone.')).toBeTruthy();
    expect(asked[0]).toMatchObject({ input: { ...words.data[0], is_there: false } });
  });
});
