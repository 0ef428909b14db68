// Stages of `npm test` in order: fast and telling first (ADR 018).
import { zoneFiles } from './zone-files.ts';

export interface Stage {
  readonly name: string;
  /** Arguments of vitest besides reporters. */
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Tests of an earlier stage in another environment. */
  readonly isAgain?: true;
}

/**
 * Half a day ahead of UTC, and behind it by a fraction of an hour: a date that depends on the machine's zone differs in
 * one (ADR 018).
 */
const awkwardZones = ['Pacific/Apia', 'America/St_Johns'];

function stageIn(zone: string): Stage {
  return {
    name: `unit in ${zone}`,
    // Read when its stage begins, so other stages do not wait.
    get words() {
      return ['--project', 'unit', '--project', 'dom', ...zoneFiles()];
    },
    env: { TZ: zone },
    isAgain: true,
  };
}

export const stages: readonly Stage[] = [
  { name: 'unit', words: ['--project', 'unit', '--project', 'dom', '--project', 'repo'], env: {} },
  ...awkwardZones.map(stageIn),
  { name: 'db', words: ['--project', 'db'], env: {} },
  { name: 'e2e', words: ['--project', 'e2e'], env: {} },
];
