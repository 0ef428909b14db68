import { describe, expect, it } from 'vitest';
import { checkQuestion, inquiryInput, type TypedQuestion } from './InquiryForm.tsx';

const typed: TypedQuestion = {
  date: '2026-12-05',
  time: '',
  pax: 2,
  message: 'Can you cook without fish sauce?',
  email: 'mara@example.com',
  first_name: 'Mara',
  last_name: 'Lind',
};

describe('a question to a host', () => {
  it('needs a day, some words, and from a visitor who asks', () => {
    expect(checkQuestion(typed, false)).toEqual({});
    const empty = { ...typed, date: '', message: 'Hello', email: 'x', first_name: '', last_name: '' };
    expect(checkQuestion(empty, false)).toMatchObject({
      date: 'Select a date',
      email: 'Please enter valid email format',
      first_name: 'First name is required',
      last_name: 'Last name is required',
    });
    expect(Object.keys(checkQuestion(empty, true))).toEqual(['date', 'message']);
  });

  it('sends no contact for somebody who is logged in, and no time when any will do', () => {
    const { date, pax, message } = typed;
    expect(inquiryInput(typed, { courseId: 201, isLogin: true })).toEqual({ course_id: 201, date, pax, message });
    expect(inquiryInput({ ...typed, time: '09:00' }, { courseId: 201, isLogin: false })).toMatchObject({
      time: '09:00',
      email: 'mara@example.com',
    });
  });
});
