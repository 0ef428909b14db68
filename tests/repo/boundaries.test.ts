import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boundaryFaults, readTree } from '#scripts/check/tree-faults.ts';
import { boundaryRules, guestLayers, serverLayers, webLayers } from '#scripts/tree/boundary-rules.ts';
import { findBreaches } from '#scripts/tree/boundaries.ts';
import { buildGraph, type Breach } from '#scripts/tree/graph.ts';
import { findUndeclared, type Manifest } from '#scripts/tree/packages.ts';
import { findStrayStatements } from '#scripts/tree/statements.ts';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { plantedBreaches, plantedTree } from './fixtures/planted-breaches.ts';

const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Manifest;
const reported = ({ rule, from, path }: Breach) => `${rule}: ${[from, ...path].join(' -> ')}`;

describe('boundaries', () => {
  it('finds every planted breach and nothing else', () => {
    const graph = buildGraph(Object.entries(plantedTree).map(([path, text]) => ({ path, text })));
    const breaches = [...findBreaches(graph, () => false), ...findUndeclared(graph, manifest)];
    expect(breaches.map(reported).sort()).toEqual([...plantedBreaches]);
  });

  it('has a planted breach for every rule', () => {
    const planted = new Set(plantedBreaches.map((line) => line.split(':')[0]));
    expect(boundaryRules.map((rule) => rule.name).filter((name) => !planted.has(name))).toEqual([]);
  });

  it('gives every folder and file of the server one layer', () => {
    const namesIn = (folder: string) =>
      readdirSync(join(projectRoot, 'src/server', folder)).filter((name) => !/\.test\.ts$|^tsconfig/.test(name));
    const names = namesIn('').flatMap((name) =>
      name === 'platform' ? namesIn(name).map((one) => `platform/${one}`) : [name],
    );
    expect(serverLayers.flat().toSorted()).toEqual(names.toSorted());
  });

  it('names rooms of the web that exist', () => {
    const foldersOf = (folder: string) =>
      readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((one) =>
        one.isDirectory() ? [one.name] : [],
      );
    expect(webLayers.flat().toSorted()).toEqual(
      foldersOf('src/web')
        .filter((name) => name !== 'styles')
        .toSorted(),
    );
    expect(foldersOf('src/web/guest')).toEqual(expect.arrayContaining(guestLayers.flat()));
  });

  it('finds statements past the import rule', () => {
    const text = "await db.selectFrom('booking');\nawait pool.query('select 1');\nhandler.query(request);";
    const found = (path: string) => findStrayStatements([{ path, text }]).length;
    expect(found('src/server/features/trip/booking-detail.ts')).toBe(2);
    expect(found('src/server/features/booking/queries.ts')).toBe(0);
    expect(found('src/server/features/availability/course-terms-queries.ts')).toBe(0);
    expect(found('src/server/platform/db/pool.ts')).toBe(0);
    expect(found('src/web/entry-server.tsx')).toBe(0);
  });

  it('holds in the project', () => {
    const { graph } = readTree();
    expect(graph.size).toBeGreaterThan(100);
    const edges = [...graph.values()].flat().length;
    expect(edges).toBeGreaterThan(graph.size);
    expect(boundaryFaults()).toEqual([]);
  });
});
