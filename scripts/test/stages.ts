// The parts of `npm test`, in their order: what is quick and tells most comes first (ADR 018).
import { zoneFiles } from './zone-files.ts';

export interface Stage {
  readonly name: string;
  /** What is handed to vitest besides the reporters. */
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Tests that have run in a stage before, in another surrounding. */
  readonly isAgain?: true;
}

/** Half a day ahead of UTC, and behind it by no whole hour: a date that a machine's zone moves shows in one of them (ADR 018). */
const awkwardZones = ['Pacific/Apia', 'America/St_Johns'];

function stageIn(zone: string): Stage {
  return {
    name: `unit in ${zone}`,
    // Read when the stage begins: other stages do not wait for it.
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
