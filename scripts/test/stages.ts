// The parts of `npm test`, in their order: what is quick and tells most comes first (ADR 018).

export interface Stage {
  name: string;
  /** What is handed to vitest besides the reporters. */
  words: string[];
  env: Record<string, string>;
}

/** Zones whose offset is no whole hour, or whose date line moved: wrong calendar maths shows here first. */
const awkwardZones = ['Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia'];

export const stages: readonly Stage[] = [
  { name: 'unit', words: ['--project', 'unit', '--project', 'dom', '--project', 'repo'], env: {} },
  ...awkwardZones.map((zone) => ({
    name: `unit in ${zone}`,
    words: ['--project', 'unit', 'src/domain', 'src/contract'],
    env: { TZ: zone },
  })),
  { name: 'db', words: ['--project', 'db'], env: {} },
  { name: 'e2e', words: ['--project', 'e2e'], env: {} },
];
