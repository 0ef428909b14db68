// Asks questions one by one.
import { cancel, intro, isCancel, password, select, text } from '@clack/prompts';
import { faultOf, takenFor } from './answer-rules.ts';
import { questions, type Answers, type Question } from './questions.ts';

/** The reply that returns to the previous question. */
const back = '<';

/** `before`: answers of an earlier run or installation. Ends the program when aborted. */
export async function askAll(before: Answers): Promise<Answers> {
  intro(
    'Set up your marketplace. Enter accepts the value shown, < goes back one question. You can change everything but addresses and keys later.',
  );
  const answers: Record<string, string> = {};
  const asked: number[] = [];
  for (let at = 0; at < questions.length; at += 1) {
    const question = questions[at];
    if (question === undefined || question.when?.(answers) === false) continue;
    const [only, ...others] = question.choices ?? [];
    const isChosen = only !== undefined && others.length === 0;
    const said = isChosen ? only : await ask(question, { ...before, ...kept(answers, question) }, answers);
    if (isCancel(said)) {
      cancel('Cancelled: nothing was written.');
      process.exit(1);
    }
    const answer = String(said).trim();
    if (answer === back) {
      at = (asked.pop() ?? 0) - 1;
      continue;
    }
    if (!isChosen) asked.push(at);
    answers[question.name] = question.clean?.(answer) ?? answer;
  }
  return answers;
}

/** A repeated question shows the earlier answer. */
const kept = (answers: Answers, { name }: Question): Answers =>
  answers[name] === undefined ? {} : { [name]: answers[name] };

async function ask(question: Question, before: Answers, answers: Answers): Promise<string | symbol> {
  const { ask: message, choices, isSecret } = question;
  const first = takenFor(question, before, answers);
  const validate = (answer: string | undefined) => {
    const given = answer === undefined || answer === '' ? (first ?? '') : answer;
    if (given.trim() === back) return undefined;
    const wrong = faultOf(question, question.clean?.(given.trim()) ?? given.trim(), before, answers);
    return wrong === null ? undefined : `This ${wrong}.`;
  };
  if (choices !== undefined && choices.length > 0 && choices.length < 12)
    return select({
      message,
      options: [...choices, back].map((value) => ({ value, label: value === back ? 'back' : value })),
      initialValue: first ?? '',
    });
  if (isSecret === true) {
    const typed = await password({
      message: `${message}${first === undefined ? '' : ` (empty: ${first || 'none'})`}`,
      validate,
    });
    return isCancel(typed) || typed ? typed : (first ?? '');
  }
  return text({
    message,
    ...(first !== undefined && {
      defaultValue: first,
      placeholder: first.startsWith('data:') ? 'the current one' : first || 'empty',
    }),
    validate,
  });
}
