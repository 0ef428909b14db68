// Default answers, and faults of answers.
import { isReal, type Answers, type Question } from './questions.ts';

/**
 * The answer from `before`, else the default; undefined when one is required. `answers`: those to earlier questions.
 */
export function takenFor(question: Question, before: Answers, answers: Answers): string | undefined {
  const { name, isForFirst } = question;
  const first = question.isOwn === true && isReal(answers) ? ownFirst(question) : question.first;
  const known = before[name] === question.first && first === undefined ? undefined : before[name];
  return known ?? first ?? (isForFirst && Object.keys(before).length > 0 ? '' : undefined);
}

// WhatsApp is optional; the program's own number is for no marketplace.
const ownFirst = ({ fault }: Question): string | undefined => (fault('') === null ? '' : undefined);

/** Null for a valid answer. Optional ones may be empty. */
export function faultOf(question: Question, answer: string, before: Answers, answers: Answers): string | null {
  if (question.isOwn === true && isReal(answers) && answer !== '' && answer === question.first)
    return 'must be your own: this one is only an example';
  return answer === '' && takenFor(question, before, answers) === '' ? null : question.fault(answer);
}
