// The shape of decision records and the links between them.
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

/** Every fault of the records: a missing field or section, a wrong number, a supersession named on one side only. */
export function findDecisionFaults(files: readonly SourceFile[]): string[] {
  const decisions = files.map(readDecision);
  const numbers = decisions.map((decision) => decision.number).sort();
  const gaps = numbers.filter((number, index) => Number(number) !== index + 1).slice(0, 1);
  return [
    ...gaps.map((number) => `numbers are not 001, 002, ... without a gap: look at ${number}`),
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
