// Messages to the operator, ambassador applications, and searching the FAQ.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { later, openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import type { ContentData } from './content.ts';
import { Page as FaqPage } from './faq-page.tsx';
import { Page as WritePage } from './write-page.tsx';

const content = (slug: string, body: string): ContentData => ({
  slug,
  title: 'Title',
  summary: '',
  body,
  pictures: [],
  updated_at: '2026-11-02T08:00:00Z',
});
const writing = (part: 'feedback' | 'apply', isSent = false) => (
  <WritePage data={{ ...content('contact-us', `Text.\n\n:::${part}\n\nMore.`), form: null, isSent }} />
);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('a word to the operator', () => {
  const fill = async () => {
    await user.selectOptions(field('What is it about?'), 'A booking');
    await user.type(field('Your message'), 'Where do we meet?');
    await user.type(field('Email'), 'ada@example.com');
  };

  it('says at once everything that is missing, and sends nothing', async () => {
    const { callsOf } = openApp(writing('feedback'));
    await press('Send message');
    const wrong = ['What is it about?', 'Your message', 'Email'].map((name) =>
      field(name).getAttribute('aria-invalid'),
    );
    expect([wrong, document.activeElement, callsOf('feedback/save')]).toEqual([
      ['true', 'true', 'true'],
      field('What is it about?'),
      [],
    ]);
  });

  it('is sent once, and what is said then has the focus', async () => {
    const { call, callsOf } = openApp(writing('feedback'), { answers: { 'feedback/save': later } });
    await fill();
    await press('Send message');
    await user.click(screen.getByRole('button', { name: /^Send/ }));
    const sent = await call('feedback/save');
    expect(sent.input).toEqual({
      topic: 'A booking',
      message: 'Where do we meet?',
      email: 'ada@example.com',
      page: window.location.pathname,
    });
    await sent.answer({ message: 'We’ve received your message and will reply to ada@example.com.' });
    const said = await screen.findByText('We’ve received your message and will reply to ada@example.com.');
    expect([said.closest('[role=status]') === document.activeElement, callsOf('feedback/save').length]).toEqual([
      true,
      1,
    ]);
    await press('Write another message');
    expect(field('Your message').value).toBe('');
  });

  it('keeps what was typed when it is refused, and says why', async () => {
    openApp(writing('feedback'), {
      answers: { 'feedback/save': { ...refusal('too-many-requests'), message: 'Please wait' } },
    });
    await fill();
    await press('Send message');
    expect(await screen.findByText('Please wait')).toBeTruthy();
    expect(field('Your message').value).toBe('Where do we meet?');
  });

  it('shows what came of it where no script ran', () => {
    openApp(writing('feedback', true));
    expect(screen.getByText('We have your message and will reply by email.')).toBeTruthy();
  });
});

describe('an application as ambassador', () => {
  it('names every field that is missing', async () => {
    openApp(writing('apply'));
    await press('Send application');
    for (const text of ['First name is required', 'Last name is required', 'Email is required'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Enter your city')).toBeTruthy();
    expect(screen.getByText('Tell us how people find you')).toBeTruthy();
  });
});

describe('the search of the questions', () => {
  const body = [
    'Before.',
    '## Can I cancel?',
    'Each experience shows its rule. Your refund comes back to your card.',
    '## Is pickup included?',
    'Some have free pickup at your hotel.',
    '## What does the translator do?',
    'Interprets between you and your host.',
  ].join('\n\n');
  const open = () => openApp(<FaqPage data={content('faq', body)} />);
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const questions = () => headings().filter((text) => text?.endsWith('?'));
  const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

  it.each([
    ['refund', ['Can I cancel?']],
    ['refunt', ['Can I cancel?']],
    ['trnaslator', ['What does the translator do?']],
    ['how do I get to my hotel', ['Is pickup included?']],
    ['trans', ['What does the translator do?']],
    ['PICKUP', ['Is pickup included?']],
  ])('finds "%s"', async (typed, found) => {
    open();
    type(typed);
    await waitFor(() => expect(questions()).toEqual(found));
    expect(screen.getByText('1 answer')).toBeTruthy();
  });

  it('shows all of them again, and a way on where there is none', async () => {
    open();
    type('xylophone');
    expect(await screen.findByRole('link', { name: 'Write to us' })).toBeTruthy();
    type('');
    await waitFor(() => expect(questions()).toHaveLength(3));
  });
});
