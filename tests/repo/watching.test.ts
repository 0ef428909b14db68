// The monitoring files of deploy/ only name existing metrics (docs/operations/watch.md).
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { taskKinds } from '#src/domain/admin/waiting.ts';
import { backlogStatement, watchBacklog } from '#src/server/platform/db/backlog-queries.ts';
import { watchLocks } from '#src/server/platform/db/lock-waits-queries.ts';
import { createMetrics, watchDisk } from '#src/server/platform/metrics.ts';
import { watchClock } from '#src/server/platform/start/clock-queries.ts';

const folder = join(projectRoot, 'deploy');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const rules = read('prometheus/alerts.yml');

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
const panels = (JSON.parse(read('grafana/banyan.json')) as { panels: Panel[] }).panels;
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** A process's metric names, as a collector finds them. */
async function known(): Promise<Set<string>> {
  const away = { query: () => Promise.reject(new Error('away')) } as unknown as Parameters<typeof watchLocks>[1];
  const { registry } = createMetrics({ ratesAge: async () => 0 });
  watchLocks(registry, away);
  watchBacklog(registry, away);
  watchDisk(registry, { data: folder });
  watchClock({ pool: away, metrics: { registry } } as unknown as Parameters<typeof watchClock>[0])();
  const metrics = await registry.getMetricsAsJSON();
  return new Set(
    metrics.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    ),
  );
}

const named = (text: string) => [...new Set(text.match(/\b(?:banyan|nodejs|process)_[a-z0-9_]+\b/g))];
/** The kinds that a text selects of a metric, as `kind="a"` or `kind=~"a|b"`. */
const kindsOf = (text: string, metric: RegExp) =>
  [...text.matchAll(new RegExp(`${metric.source}\\{[^}]*?kind=~?"([^"]+)"`, 'g'))].flatMap(([, kinds = '']) =>
    kinds.split('|'),
  );

describe('rules and dashboard', () => {
  it('name only metrics that a process shows', async () => {
    const all = await known();
    const unknown = (text: string) => named(text).filter((name) => !all.has(name));
    expect(unknown('rate(banyan_invented_total[5m])')).toEqual(['banyan_invented_total']);
    expect([unknown(rules), unknown(queries.join('\n'))]).toEqual([[], []]);
    expect([named(rules).length > 8, queries.length > 20]).toEqual([true, true]);
  });

  it('name only kinds that there are', () => {
    const texts = rules + queries.join('\n');
    const backlogs = kindsOf(texts, /banyan_backlog(?:_seconds)?/);
    expect(backlogs.length).toBeGreaterThan(5);
    expect(backlogs.filter((kind) => !backlogStatement.includes(`'${kind}' as kind`))).toEqual([]);
    const tasks = kindsOf(texts, /banyan_staff_task(?:s|_seconds)/);
    expect(tasks.length).toBeGreaterThan(3);
    expect(tasks.filter((kind) => !taskKinds.some((known) => known === kind))).toEqual([]);
  });

  it('have a test for what fires', () => {
    const tests = read('prometheus/alerts.test.yml');
    const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const untested = alerts.filter((name) => !new RegExp(`alertname(?:: |=")${name}\\b`).test(tests));
    expect(untested).toEqual([]);
  });

  const promtool = spawnSync('promtool', ['--version']).status === 0;
  it.skipIf(!promtool)(`promtool accepts them${promtool ? '' : ' (left out: promtool is not installed)'}`, () => {
    for (const words of [
      ['check', 'rules', 'prometheus/alerts.yml'],
      ['test', 'rules', 'prometheus/alerts.test.yml'],
      ['check', 'config', 'prometheus/prometheus.yml'],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', words, { cwd: folder, encoding: 'utf8' });
      expect(status, stdout + stderr).toBe(0);
    }
  });
});

it('files of deploy/ name only settings that there are', () => {
  const settings = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  const texts = rules + read('prometheus/prometheus.yml');
  const names = [...new Set(texts.match(/\b(?:BANYAN|DB|RATES|DATABASE|SMTP|STRIPE|PAYPAL)_[A-Z_]+\b/g))];
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !settings.includes(name))).toEqual([]);
});
