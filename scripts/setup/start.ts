// `npm run setup`: asks what a new marketplace needs to know (or takes it from a file), asks each provider whether it knows the keys,
// writes the environment and the settings file, and makes the first operator (docs/operations/install.md#setup).
//   --file answers.json  --env /etc/banyan/banyan.env  --settings /etc/banyan/marketplace.json  --unchecked
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, isAbsolute } from 'node:path';
import { configure } from '#src/server/config/configure.ts';
import { projectFolder, type StartConfig } from '#src/server/config.ts';
import { readCommand } from '#scripts/commands/command.ts';
import { askAll } from './ask.ts';
import { checkProviders, type Checked } from './check-providers.ts';
import { openMarketplace } from './first-operator.ts';
import { type Answers, isOtherSetting, questions } from './questions.ts';
import { answersBefore, environmentOf, placeFault, settingsFileOf, writeFiles, type Places } from './write-files.ts';
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { faultOf, takenFor } from './answer-rules.ts';

// Answers from a file, completed and looked at as a whole: every fault is named, not only the first.

type Read = { ok: true; answers: Answers } | { ok: false; problems: readonly string[] };

/**
 * Reads a file of answers: JSON with a text for each name of a question, and of any other setting. What it leaves out stays
 * as it was `before`, else gets its first value, or is named where there is none.
 */
export function readAnswers(text: string, before: Answers = {}): Read {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { ok: false, problems: ['the file is not valid JSON'] };
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { ok: false, problems: ['the file must hold one object, with a text for each name'] };
  return complete(given as Record<string, unknown>, before);
}

const cleanOf = (name: string) =>
  questions.find((question) => question.name === name)?.clean ?? ((answer: string) => answer);

function complete(given: Readonly<Record<string, unknown>>, before: Answers): Read {
  const problems: string[] = [];
  const answers: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!questions.some((question) => question.name === name) && !isOtherSetting(name))
      problems.push(`${name} is not asked for and is no setting`);
    else if (typeof value !== 'string') problems.push(`${name} must be a text`);
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

// What a marketplace can open without, and should know that it does.

const isNone = (value: string | undefined) => value === undefined || value === '' || value === 'none';

/** One sentence for each. */
function stillMissing(answers: Answers): string[] {
  if (answers['BANYAN_MODE'] === 'demo')
    return [
      'This is a trial on this machine alone: guests pay with play money, and mails are shown at /dev/mail.',
      'For real guests run the setup again and say production: with these files while nobody has booked, else with others and an empty database.',
    ];
  const lines: [boolean, string][] = [
    [isNone(answers['SMTP_URL']), 'Mails are kept and not sent: SMTP_URL is none.'],
    [
      isNone(answers['STRIPE_SECRET_KEY']) && isNone(answers['PAYPAL_CLIENT_ID']),
      'Nobody can pay online: there is neither Stripe nor PayPal.',
    ],
    [
      isNone(answers['SMS_ACCOUNT_SID']) && isNone(answers['WHATSAPP_PHONE_NUMBER_ID']),
      'Hosts are reached by mail alone: there is neither SMS nor WhatsApp.',
    ],
    [isNone(answers['RATES_URL']), 'Exchange rates are not renewed: RATES_URL is not set.'],
    [isNone(answers['BANYAN_BACKUP_KEY']), 'Backups leave keys and documents out: BANYAN_BACKUP_KEY is not set.'],
    [!answers['BANYAN_ORIGIN']?.startsWith('https:'), 'Guests are not protected on the way: the address is not https.'],
    [
      !isAbsolute(answers['BANYAN_DATA_DIR'] ?? '.'),
      'BANYAN_DATA_DIR lies below the program: a service that may not write there needs another, such as /var/lib/banyan/data.',
    ],
    [
      isNone(answers['BANYAN_TRUST_PROXY']),
      'BANYAN_TRUST_PROXY is not set: behind a proxy all guests would count as one address.',
    ],
    [
      true,
      `The legal texts are templates: have a lawyer read ${contentPageUrl('terms-of-service')} and ${contentPageUrl('privacy-policy')}.`,
    ],
  ];
  return lines.filter(([isMissing]) => isMissing).map(([, line]) => line);
}

const { values } = readCommand('setup', {
  options: {
    file: { type: 'string' },
    env: { type: 'string', default: join(projectFolder, '.env') },
    settings: { type: 'string' },
    unchecked: { type: 'boolean', default: false },
  },
});
const places: Places = { env: values.env, settings: values.settings ?? join(dirname(values.env), 'marketplace.json') };

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return fail([`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`]);
  }
}

function before(): Answers {
  try {
    return answersBefore(places);
  } catch (error) {
    return fail([error instanceof Error ? error.message : String(error), 'Nothing was written.']);
  }
}

async function getAnswers(): Promise<Answers> {
  if (values.file !== undefined) {
    const read = readAnswers(textOf(values.file), before());
    return read.ok
      ? read.answers
      : fail([...read.problems.map((line) => `${values.file}: ${line}`), 'Nothing was written.']);
  }
  if (!process.stdin.isTTY)
    fail(['There is nobody to ask: name a file with --file (docs/operations/install.md#setup).']);
  return askAll(before());
}

/** What the program would make of the answers; ends with its words where it would not start. */
function configOf(answers: Answers): StartConfig {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-setup-'));
  const settings = join(folder, 'marketplace.json');
  writeFileSync(settings, settingsFileOf(answers, places));
  const environment = { ...environmentOf(answers, places), BANYAN_SETTINGS_FILE: settings };
  const made = configure({ environment, folder: projectFolder });
  rmSync(folder, { recursive: true });
  return made.ok ? made.config : fail([...made.problems, 'Nothing was written.']);
}

function tell({ name, result, detail }: Checked): string {
  return `${result.padEnd(10)} ${name}${detail === undefined ? '' : ` (${detail})`}`;
}

const place = placeFault(places);
if (place !== null) fail([place, 'Nothing was written.']);
const answers = await getAnswers();
if (answers['BANYAN_MODE'] === 'demo' && before()['BANYAN_MODE'] === 'production')
  fail([`${places.env} is of a marketplace for real guests: name other files, with --env.`, 'Nothing was written.']);
const config = configOf(answers);
const isTrial = config.isTrial;
if (!isTrial) console.log('Asking the providers …');
const checked = isTrial ? [] : await checkProviders(environmentOf(answers, places), config);
for (const one of checked) console.log(`  ${tell(one)}`);
const bad = checked.filter(({ result }) => result === 'refused' || result === 'no answer');
if (bad.length > 0 && !values.unchecked)
  fail(['Nothing was written. Mend the keys, or say --unchecked to write them all the same.']);
try {
  const opened = await openMarketplace(config, {
    email: answers['operator_email'] ?? '',
    firstName: answers['operator_name'] ?? '',
  });
  writeFiles(answers, places);
  console.log(`\nWritten: ${places.env} and ${places.settings}, readable by their owner only.`);
  if (opened.link !== null)
    console.log(
      `The first operator sets a password here, within an hour of now and once the site runs:\n  ${opened.link}`,
    );
  else if (answers['operator_email'] !== '') console.log('There is an operator already: nobody was made one.');
  const missing = [...opened.missing, ...stillMissing(environmentOf(answers, places))];
  if (missing.length > 0) console.log(`\nStill missing:\n${missing.map((line) => `  - ${line}`).join('\n')}`);
  const isUsual = resolve(places.env) === join(projectFolder, '.env');
  console.log(`\nStart it: ${isUsual ? 'npm start' : `with ${places.env} (docs/operations/install.md#the-settings)`}`);
} catch (error) {
  fail([error instanceof Error ? error.message : String(error), 'The files are as they were.']);
}
