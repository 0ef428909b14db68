// Form of commit subjects: `area: verb ...`, imperative, at most 72 characters (CONTRIBUTING.md#commits).
import { spawnSync } from 'node:child_process';
import { projectRoot } from '#scripts/tree/source-files.ts';

const most = 72;
const notVerbs =
  /^(?:a|an|the|what|who|whose|when|where|which|it|its|this|that|these|those|no|not|each|every|all|some|one|two|three|in|of|on|for|by|with|from|to|as|at|only|we|you|they|there|also|more|plainer|new|second)$/;
// Verbs that look like plurals or participles.
const verbs =
  /^(?:pass|process|focus|discuss|express|address|access|bypass|compress|guess|miss|dismiss|need|feed|embed|speed|shed|read|lead|spread|bring|string|ring|sing)$/;

/** What is wrong with a commit subject, a sentence each; none when valid. */
export function subjectFaults(subject: string): string[] {
  const faults: string[] = [];
  if (subject.length > most) faults.push(`has ${subject.length} characters, at most ${most}`);
  const [, area, first = ''] = /^([\w.-]+(?:, [\w.-]+)*): (\S+)/.exec(subject) ?? [];
  if (area === undefined) faults.push('does not begin with an area: "search: keep the city when no word matches"');
  else if (!/^[a-z][a-z-]*$/.test(first) || notVerbs.test(first) || (/(?:s|ed|ing)$/.test(first) && !verbs.test(first)))
    faults.push(`begins with "${first}", not with a verb in the imperative: keep, add, show`);
  if (subject.endsWith('.')) faults.push('ends with a full stop');
  return faults;
}

/** Faults of the newest commits, without merges; none without history, as in an archive. */
export function commitFaults(newest = 15): string[] {
  const log = spawnSync('git', ['log', '--no-merges', `-${newest}`, '--format=%h %s'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  if (log.status !== 0) return [];
  return log.stdout
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [hash, ...subject] = line.split(' ');
      return subjectFaults(subject.join(' ')).map((fault) => `commit ${hash}: ${fault}`);
    });
}
