// Answers from a file, completed and checked together: reports every fault.
import { faultOf, takenFor } from './answer-rules.ts';
import { isOtherSetting, questions, type Answers } from './questions.ts';

export type Read = { ok: true; answers: Answers } | { ok: false; problems: readonly string[] };

/**
 * JSON with a text per question or other setting. Omitted ones stay as in `before`, else get their default, or are
 * reported.
 */
export function readAnswers(text: string, before: Answers = {}): Read {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { ok: false, problems: ['the file is not valid JSON'] };
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { ok: false, problems: ['the file must contain one object with a text for each name'] };
  return complete(given as Record<string, unknown>, before);
}

const cleanOf = (name: string) =>
  questions.find((question) => question.name === name)?.clean ?? ((answer: string) => answer);

function complete(given: Readonly<Record<string, unknown>>, before: Answers): Read {
  const problems: string[] = [];
  const answers: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!questions.some((question) => question.name === name) && !isOtherSetting(name))
      problems.push(`${name} is neither a question nor a setting`);
    else if (typeof value !== 'string') problems.push(`${name} must be text`);
    else answers[name] = cleanOf(name)(value.trim());
  }
  for (const question of questions) {
    const { name, when } = question;
    if (when?.(answers) === false) continue;
    const answer = answers[name] ?? takenFor(question, before, answers);
    if (answer === undefined) problems.push(`${name} is missing`);
    else {
      answers[name] = answer;
      const wrong = faultOf(question, answer, before, answers);
      if (wrong !== null) problems.push(`${name} ${wrong}`);
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, answers };
}
