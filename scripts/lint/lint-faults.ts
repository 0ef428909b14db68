// Runs the linter and compares its findings with the exceptions.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot, readSourceFiles } from '#scripts/tree/source-files.ts';
import { exceptions, type Exception, type RuleName } from './exceptions.ts';
import { exceptedMark, exceptionFor } from './rule.ts';
import { sheetFaults } from './text-rules.ts';

export interface Finding {
  filename: string;
  /** Such as `banyan(server-text)`. */
  code: string;
  severity: string;
  message: string;
  labels?: { span: { line: number; column: number } }[];
}

/** The linter's findings, with exceptions `shown` or `hidden`. Rejects when it did not run. */
export function runLinter(root: string, excepted: 'shown' | 'hidden' = 'shown'): Promise<Finding[]> {
  const words = [join(projectRoot, 'node_modules/oxlint/bin/oxlint'), '--deny-warnings', '-f', 'json'];
  const env = { ...process.env, LINT_EXCEPTIONS: excepted };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, { cwd: root, env, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      try {
        resolve((JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics);
      } catch {
        reject(new Error(`${stdout}${stderr}` || error?.message, { cause: error }));
      }
    });
  });
}

const ruleOf = ({ code }: Finding) => /^banyan\((.*)\)$/.exec(code)?.[1] as RuleName | undefined;
const isExcepted = ({ message }: Finding) => message.startsWith(exceptedMark);

function lineOf({ filename, code, message, labels }: Finding): string {
  const { line, column } = labels?.[0]?.span ?? { line: 1, column: 1 };
  return `${filename}:${line}:${column}: ${message} [${code}]`;
}

/** Unused exceptions, and wrong numbers of places. */
export function exceptionFaults(
  findings: readonly Finding[],
  allowed: Readonly<Record<string, Readonly<Record<string, Exception>>>> = exceptions,
): string[] {
  const used = Map.groupBy(findings.filter(isExcepted), (finding) => {
    const rule = ruleOf(finding);
    return rule === undefined ? '' : `${rule} ${exceptionFor(rule, finding.filename) ?? ''}`;
  });
  return Object.entries(allowed).flatMap(([rule, places]) =>
    Object.entries(places).flatMap(([place, exception]) => {
      const found = used.get(`${rule} ${place}`)?.length ?? 0;
      if (found === 0) return [`scripts/lint/exceptions.ts: nothing needs the exception of ${place} from ${rule}`];
      if (typeof exception === 'string' || found === exception[0]) return [];
      return [`scripts/lint/exceptions.ts: ${place} has ${found} places of ${rule}, not ${exception[0]}`];
    }),
  );
}

/** All lint faults: code, style sheets, exceptions. */
export async function lintFaults(): Promise<string[]> {
  const findings = await runLinter(projectRoot);
  const sheets = readSourceFiles('src/web/**/*.css').flatMap(({ path, text }) =>
    sheetFaults(text).map((fault) => `${path}: ${fault}`),
  );
  return [...findings.filter((finding) => !isExcepted(finding)).map(lineOf), ...sheets, ...exceptionFaults(findings)];
}
