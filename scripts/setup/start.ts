// `npm run setup`: asks a new marketplace's questions (or reads a file), checks keys with each provider, writes the
// environment and settings files, and makes the first operator (docs/operations/install.md#setup). --file answers.json
// --env /etc/banyan/banyan.env --settings /etc/banyan/marketplace.json --unchecked
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { configure } from '#src/server/platform/config/configure.ts';
import { projectFolder, type StartConfig } from '#src/server/platform/config.ts';
import { readCommand } from '#scripts/commands/command.ts';
import { readAnswers } from './answers.ts';
import { askAll } from './ask.ts';
import { checkProviders, type Checked } from './check-providers.ts';
import { openMarketplace } from './first-operator.ts';
import { stillMissing } from './missing.ts';
import type { Answers } from './questions.ts';
import { answersBefore, environmentOf, placeFault, settingsFileOf, writeFiles, type Places } from './write-files.ts';

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
    fail(['This terminal can’t ask questions. Name a file of answers with --file (docs/operations/install.md#setup).']);
  return askAll(before());
}

/** The program's configuration from the answers; ends with its message when it would not start. */
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
  fail([
    `${places.env} belongs to a marketplace for real guests. Name other files with --env.`,
    'Nothing was written.',
  ]);
const config = configOf(answers);
const isTrial = config.isTrial;
if (!isTrial) console.log('Asking the providers …');
const checked = isTrial ? [] : await checkProviders(environmentOf(answers, places), config);
for (const one of checked) console.log(`  ${tell(one)}`);
const bad = checked.filter(({ result }) => result === 'refused' || result === 'no answer');
if (bad.length > 0 && !values.unchecked)
  fail(['Nothing was written. Fix the keys, or use --unchecked to write them anyway.']);
try {
  const opened = await openMarketplace(config, {
    email: answers['operator_email'] ?? '',
    firstName: answers['operator_name'] ?? '',
  });
  writeFiles(answers, places);
  console.log(`\nWritten: ${places.env} and ${places.settings}, readable by their owner only.`);
  if (opened.link !== null)
    console.log(`Start the site, then set the first operator’s password here within an hour:\n  ${opened.link}`);
  else if (answers['operator_email'] !== '') console.log('There is already an operator, so none was added.');
  const missing = [...opened.missing, ...stillMissing(environmentOf(answers, places))];
  if (missing.length > 0) console.log(`\nStill missing:\n${missing.map((line) => `  - ${line}`).join('\n')}`);
  const isUsual = resolve(places.env) === join(projectFolder, '.env');
  console.log(`\nStart it: ${isUsual ? 'npm start' : `with ${places.env} (docs/operations/install.md#the-settings)`}`);
} catch (error) {
  fail([error instanceof Error ? error.message : String(error), 'The files were not changed.']);
}
