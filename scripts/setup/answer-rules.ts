// What is taken for an answer that nobody gives, and what is wrong with one.
import { isReal, type Answers, type Question } from './questions.ts';

/**
 * What is taken where nobody answers: what was there `before`, else the first value; undefined where there must be an answer.
 * `answers` are those to the questions before it.
 */
export function takenFor(question: Question, before: Answers, answers: Answers): string | undefined {
  const { name, isForFirst } = question;
  const first = question.isOwn === true && isReal(answers) ? ownFirst(question) : question.first;
  const known = before[name] === question.first && first === undefined ? undefined : before[name];
  return known ?? first ?? (isForFirst && Object.keys(before).length > 0 ? '' : undefined);
}

// WhatsApp may be left out; the program's own number is nobody's.
const ownFirst = ({ fault }: Question): string | undefined => (fault('') === null ? '' : undefined);

/** What is wrong with an answer; null when nothing is. What may be left out may also be empty. */
export function faultOf(question: Question, answer: string, before: Answers, answers: Answers): string | null {
  if (question.isOwn === true && isReal(answers) && answer !== '' && answer === question.first)
    return 'must be your own: this one is only an example';
  return answer === '' && takenFor(question, before, answers) === '' ? null : question.fault(answer);
}
