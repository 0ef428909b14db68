// The results of a benchmark run: printed one by one, saved at the end.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Figure {
  name: string;
  value: number;
  /** A ratio, milliseconds, seconds, megabytes, or a count. */
  unit: '×' | 'ms' | 's' | 'MB' | '';
  /** The least or most allowed; null when only shown. */
  budget: { least: number } | { most: number } | null;
  detail: string;
}

export interface Result extends Figure {
  /** Courses in the catalogue; null when independent of them. */
  courses: number | null;
}

export function ratio(name: string, value: number, budget: Figure['budget'], detail: string): Figure {
  return { name, value, unit: '×', budget, detail };
}

/** Whether the value keeps its budget; a value without one always does. */
export function isKept({ value, budget }: Figure): boolean {
  if (budget === null) return true;
  return 'least' in budget ? value >= budget.least : value <= budget.most;
}

function shown({ value, unit }: Figure): string {
  if (unit === '') return value.toFixed(0);
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)}${unit === '×' ? '' : ' '}${unit}`;
}

export function lineOf(figure: Figure): string {
  const { budget, name, detail } = figure;
  const verdict = budget === null ? '' : isKept(figure) ? 'ok' : 'MISSED';
  const bound = budget === null ? '' : 'least' in budget ? `≥ ${budget.least}` : `≤ ${budget.most}`;
  const line = [verdict.padEnd(6), shown(figure).padStart(9), bound.padStart(7), ` ${name}`].join(' ');
  return detail === '' ? line : `${line}  [${detail}]`;
}

/** Prints results one by one and collects them. */
export function createResults(print: (line: string) => void) {
  const all: Result[] = [];
  return {
    all,
    async addAll(courses: number | null, figures: AsyncIterable<Figure> | Iterable<Figure>): Promise<void> {
      for await (const figure of figures) {
        all.push({ courses, ...figure });
        print(lineOf(figure));
      }
    },
    /** Writes all of them as JSON, with their time and machine. */
    write(file: string, about: Record<string, unknown>): void {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ ...about, results: all }, null, 2)}\n`);
    },
  };
}
