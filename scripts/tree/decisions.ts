// Form of decision records, and their links.
import type { SourceFile } from './source-files.ts';

interface Decision {
  path: string;
  number: string;
  fields: Map<string, string>;
  headings: string[];
}

const fieldNames = ['Status', 'Date', 'Checked by', 'Revisit when'];
const sectionNames = ['Context', 'Decision', 'Consequences'];
const statuses = /^(proposed|accepted|superseded by \[ADR (\d{3})\]\([^)]+\))$/;

function readDecision({ path, text }: SourceFile): Decision {
  const fields = new Map<string, string>();
  for (const match of text.matchAll(/^\*\*([^*]+):\*\* (.+)$/gm)) fields.set(match[1] ?? '', match[2] ?? '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? '');
  return { path, number: /(\d{3})-[a-z0-9-]+\.md$/.exec(path)?.[1] ?? '', fields, headings };
}

// No one reads more: extend a record, or merge two.
const mostRecords = 40;

/**
 * Missing fields and sections, one-sided supersessions, and numbers neither of a record nor in the index's archive
 * table.
 * @param index docs/decisions/README.md
 */
export function findDecisionFaults(files: readonly SourceFile[], index: string): string[] {
  const decisions = files.map(readDecision);
  const numbers = new Set(decisions.map(({ number }) => number));
  const rows = [...index.matchAll(/^\| (\d{3}(?:, \d{3})*) \|/gm)];
  const archived = new Set(rows.flatMap(([, row = '']) => row.split(', ')));
  const highest = Math.max(0, ...[...numbers, ...archived].map(Number));
  const all = Array.from({ length: highest }, (_, place) => `${place + 1}`.padStart(3, '0'));
  return [
    ...(decisions.length > mostRecords ? [`${decisions.length} decision records, at most ${mostRecords}`] : []),
    ...all
      .filter((number) => numbers.has(number) === archived.has(number))
      .map((number) => `ADR ${number} must be either a record or an archived number`),
    ...files
      .filter(({ path }) => !index.includes(path.split('/').at(-1) ?? path))
      .map(({ path }) => `docs/decisions/README.md: does not list ${path}`),
    ...decisions.flatMap((decision) => faultsOf(decision, decisions)),
  ];
}

function faultsOf({ path, number, fields, headings }: Decision, all: readonly Decision[]): string[] {
  const faults: string[] = [];
  if (!headings[0]?.startsWith(`ADR ${number}: `)) faults.push(`the title must begin with "ADR ${number}: "`);
  for (const name of fieldNames) if (!fields.has(name)) faults.push(`no line "**${name}:** ..."`);
  for (const name of sectionNames) if (!headings.includes(name)) faults.push(`no section "${name}"`);
  const status = statuses.exec(fields.get('Status') ?? '');
  if (!status) faults.push('the status must be proposed, accepted or superseded by [ADR NNN](file)');
  const next = status?.[2];
  if (next && !citesAs('Supersedes', next, number, all))
    faults.push(`ADR ${next} does not say that it supersedes this one`);
  const previous = /ADR (\d{3})/.exec(fields.get('Supersedes') ?? '')?.[1];
  if (previous && !citesAs('Status', previous, number, all))
    faults.push(`ADR ${previous} does not say that it is superseded by this one`);
  return faults.map((fault) => `${path}: ${fault}`);
}

function citesAs(field: string, of: string, number: string, all: readonly Decision[]): boolean {
  return all.some((other) => other.number === of && (other.fields.get(field) ?? '').includes(`ADR ${number}`));
}
