// Accessibility of a page as axe-core sees it: WCAG 2.0 to 2.2, A and AA, and best practice.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface Violation {
  rule: string;
  impact: string;
  /** Selector of each element, with the reason. */
  elements: string[];
}

/** Runs axe in the page as it is now; an empty list is what a test wants. Works under a strict content policy. */
export async function findViolations(page: Page): Promise<Violation[]> {
  return violations(page, { runOnly: tags, resultTypes: ['violations'] });
}

/** The same for colours alone, which is all that another colour scheme changes. */
export async function findPoorContrast(page: Page): Promise<Violation[]> {
  return violations(page, { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] });
}

async function violations(page: Page, options: RunOptions): Promise<Violation[]> {
  // evaluate() runs alongside the page's own scripts, so a policy without inline scripts does not forbid it.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(readFileSync(axePath, 'utf8'));
  const results = await page.evaluate(
    (given) => (globalThis as unknown as { axe: { run: (o: object) => Promise<AxeResults> } }).axe.run(given),
    options as object,
  );
  return results.violations.map(({ id, impact, nodes }) => ({
    rule: id,
    impact: impact ?? 'unknown',
    elements: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
}
