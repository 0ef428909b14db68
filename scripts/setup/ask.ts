// Asks a person, one question after the other.
import { cancel, intro, isCancel, password, select, text } from '@clack/prompts';
import { faultOf, questions, takenFor, type Answers, type Question } from './questions.ts';

/** Answers of the person; `before` is what an earlier run or the installation says. Ends the program when it is broken off. */
export async function askAll(before: Answers): Promise<Answers> {
  intro(
    'A marketplace of your own. Enter takes what is shown; everything but addresses and keys can be changed later.',
  );
  const answers: Record<string, string> = {};
  for (const question of questions) {
    if (question.when?.(answers) === false) continue;
    const [only, ...others] = question.choices ?? [];
    const said = only !== undefined && others.length === 0 ? only : await ask(question, before);
    if (isCancel(said)) {
      cancel('Broken off: nothing was written.');
      process.exit(1);
    }
    answers[question.name] = String(said).trim();
  }
  return answers;
}

async function ask(question: Question, before: Answers): Promise<string | symbol> {
  const { ask: message, choices, isSecret } = question;
  const first = takenFor(question, before);
  const validate = (answer: string | undefined) => {
    const given = answer === undefined || answer === '' ? (first ?? '') : answer;
    const wrong = faultOf(question, given.trim(), before);
    return wrong === null ? undefined : `This ${wrong}.`;
  };
  if (choices !== undefined && choices.length > 0 && choices.length < 12)
    return select({ message, options: choices.map((value) => ({ value, label: value })), initialValue: first ?? '' });
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
      placeholder: first.startsWith('data:') ? 'the one of before' : first || 'empty',
    }),
    validate,
  });
}
