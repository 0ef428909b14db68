// Generated pages of docs/reference (`npm run reference`).
import { commands } from '#scripts/commands/list.ts';
import { readConformance, states as conformanceStates } from '#scripts/conformance.ts';
import { countStates, readRows, type Row } from '#scripts/tree/requirements.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { contract } from '#src/contract/contract.ts';
import { errors, type ErrorCode } from '#src/contract/errors.ts';
import { settingKeys, settingRule } from '#src/domain/setting/settings.ts';
import { shown } from '#src/server/platform/config/env-file.ts';
import { fileFieldOf } from '#src/server/platform/config/market.ts';
import { settingGroups } from '#src/server/platform/config/settings.ts';
import { z } from 'zod';
import { table, typed } from './table.ts';

const made = 'This page is written by `npm run reference`.';
const page = (title: string, ...parts: readonly string[]): string => [`# ${title}\n`, ...parts].join('\n');

function settings(): string {
  const groups = Object.entries(settingGroups).map(([title, group]) => {
    const rows = Object.entries(group).map(([name, schema]) => [
      typed(name),
      shown(z.safeParse(schema, undefined).data),
      schema.description ?? '',
    ]);
    return `## ${title}\n\n${table(['Name', 'Default', 'Purpose'], rows)}`;
  });
  const panel = settingKeys.map((key) => {
    const { kind, first, meaning, env } = settingRule(key);
    const begins = [env, fileFieldOf(key)].filter((name) => name !== undefined).map(typed);
    return [typed(key), first, meaning, kind.must, begins.join(', ')];
  });
  return page(
    'Settings',
    `${made} The program reads settings of the environment at each start, from the environment or from a file \`.env\` next to \`package.json\`.\n`,
    ...groups,
    `## Settings of the back office\n\nThe first start reads these from the settings file (\`BANYAN_SETTINGS_FILE\`) and the environment. From then on the back office changes them.\n`,
    table(['Key', 'Default', 'What it is', 'What it must be', 'First read from'], panel),
  );
}

function routePage(): string {
  const rows = (some: typeof routes | typeof adminRoutes) =>
    Object.entries(some).map(([name, { path, layout }]) => [typed(path), typed(name), layout]);
  const head = ['Address', 'Name', 'Layout'];
  return page(
    'Pages',
    `${made} \`:name\` is a part of an address, \`:name?\` one that may be missing.\n`,
    `## Guests and hosts\n\n${table(head, rows(routes))}`,
    `## Back office\n\n${table(head, rows(adminRoutes))}`,
  );
}

function calls(): string {
  const forIntegrators = Object.entries(contract).filter(([, { access }]) => access !== 'operator');
  const groups = Map.groupBy(forIntegrators, ([name]) => name.replace(/\/[^/]*$/, ''));
  const parts = [...groups].map(([group, some]) => {
    const lines = some.map(
      ([name, { access, summary }]) => `- ${typed(name)} (${access}): ${summary.replace(/; .*/, '')}\n`,
    );
    return `## ${group}\n\n${lines.join('')}`;
  });
  return page(
    'Calls',
    `${made} Each call is a POST to \`/api/<call>\`. \`/api/docs\` of a running Banyan shows the fields of each, and the calls of the back office. In brackets: who may call it.\n`,
    ...parts,
  );
}

function errorPage(): string {
  const codes = Map.groupBy(Object.keys(errors) as ErrorCode[], (code) => errors[code]);
  const rows = [...codes].toSorted(([a], [b]) => a - b).map(([http, some]) => [`${http}`, some.map(typed).join(' ')]);
  return page(
    'Errors',
    `${made} A refusal is \`{status: 'error', code, message, fields?}\`; \`message\` is a sentence in the language of the request (\`src/contract/errors\`).\n`,
    table(['HTTP', 'Codes'], rows),
  );
}

function commandPage(): string {
  const rows = Object.entries(commands).map(([name, { usage, about }]) => [
    typed(usage === '' ? `npm run ${name}` : `npm run ${name} -- ${usage}`),
    about,
  ]);
  return page(
    'Commands',
    `${made} Run commands in the folder of the program, as the user of the service, with its settings: ` +
      "`sh -c 'set -a; . /etc/banyan/banyan.env; npm run …'`. Each answers `--help`, exits with 1 when it fails, and works while Banyan runs or not. " +
      'Only `setup`, `import:catalog`, `rates:fetch` and `restore` create a database where there is none.\n',
    table(['Command', 'What it does'], rows),
  );
}

const chapters = {
  1: 'What the product does, and for whom',
  2: 'Screens, addresses, popups',
  3: 'Entities and their fields',
  4: 'States and what changes them',
  5: 'Checks before an action',
  6: 'Roles',
  7: 'Calls and their shapes',
  8: 'Messages and errors',
  9: 'Constants',
} as const;

function conformance(): string {
  const rows = readConformance();
  const counts = (some: typeof rows) =>
    conformanceStates.map((state) => `${some.filter((row) => row.state === state).length}`);
  const lines = Object.entries(chapters).map(([chapter, about]) => {
    const some = rows.filter(({ id }) => id.startsWith(`${chapter}.`));
    return [chapter, about, ...counts(some)];
  });
  return page(
    'Conformance',
    `${made} \`tests/conformance.tsv\` has one row for each requirement: its id, which begins with the chapter; the section of the specification, or \`own\` where this project decided; the rule; the test that shows it; and its state. ` +
      '`node scripts/conformance.ts set ID STATE PATH#TEST` changes a row. A test fails when a named test is gone, or when a call, a limit, an error or a route has no row.\n',
    table(['Chapter', 'About', ...conformanceStates], [...lines, ['all', '', ...counts(rows)]]),
  );
}

const asvsChapters = [
  'Encoding',
  'Validation and business logic',
  'Web frontend',
  'HTTP and API',
  'File handling',
  'Authentication',
  'Session management',
  'Authorization',
  'Self-contained tokens',
  'OAuth and OpenID Connect',
  'Cryptography',
  'Secure communication',
  'Configuration',
  'Data protection',
  'Code and dependencies',
  'Logs and errors',
  'WebRTC',
];

function asvs(): string {
  const all = readRows();
  const line = (name: string, some: readonly Row[], level?: string) => {
    const count = countStates(some, level);
    return [name, `${count.met}`, `${count['not applicable']}`, `${count.open}`];
  };
  const head = ['met', 'not applicable', 'open'];
  return page(
    'Security requirements (ASVS 5.0)',
    `${made} \`docs/security/asvs.csv\` has a row for each of the ${all.length} requirements at levels 1 and 2 of the OWASP Application Security Verification Standard 5.0: its state, how it is met, and the test that shows it. ` +
      'The text of a requirement is in the standard. The project’s own developers wrote the rows; no external auditor has reviewed them.\n',
    table(['Level', ...head], [line('1', all, '1'), line('2', all, '2'), line('both', all)]),
    table(
      ['Chapter', ...head],
      asvsChapters.map((name, index) =>
        line(
          `V${index + 1} ${name}`,
          all.filter(({ id }) => id.startsWith(`V${index + 1}.`)),
        ),
      ),
    ),
    '## Open\n',
    table(
      ['Requirement', 'What is missing'],
      all.filter(({ state }) => state === 'open').map(({ id, how }) => [id, how.replace(/^.*Missing: /, '')]),
    ),
  );
}

/** Content by path; `.env.example` also comes from the settings. */
export const referencePages: Readonly<Record<string, () => string>> = {
  'docs/reference/settings.md': settings,
  'docs/reference/pages.md': routePage,
  'docs/reference/calls.md': calls,
  'docs/reference/errors.md': errorPage,
  'docs/reference/commands.md': commandPage,
  'docs/reference/conformance.md': conformance,
  'docs/reference/asvs.md': asvs,
};
