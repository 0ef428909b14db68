// Accessibility of a page as axe-core sees it: WCAG 2.0 to 2.2, A and AA, and best practice.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { axeTags, layoutRules } from '#tests/support/axe-rules.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export interface Violation {
  rule: string;
  impact: string;
  /** Selector of each element, with the reason. */
  elements: string[];
}

/**
 * Runs axe in the page as it is now; an empty list is what a test wants. Works under a strict content policy.
 * @param within a selector of the part that is looked at, where it is not all of the page
 */
export function findViolations(page: Page, within = 'html'): Promise<Violation[]> {
  return violations(page, within, axeTags);
}

/** The same for what another width can break: the rules that need a layout. */
export function findLayoutViolations(page: Page, within = 'html'): Promise<Violation[]> {
  return violations(page, within, { type: 'rule', values: layoutRules });
}

/** The same for colours alone, which is all that another colour scheme changes. */
export function findPoorContrast(page: Page, within = 'html'): Promise<Violation[]> {
  return violations(page, within, { type: 'rule', values: ['color-contrast'] });
}

async function violations(page: Page, within: string, runOnly: RunOptions['runOnly']): Promise<Violation[]> {
  // evaluate() runs alongside the page's own scripts, so a policy without inline scripts does not forbid it.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(readFileSync(axePath, 'utf8'));
  const results = await page.evaluate(
    ([part, given]) =>
      (globalThis as unknown as { axe: { run: (part: string, o: object) => Promise<AxeResults> } }).axe.run(
        part,
        given,
      ),
    [within, { runOnly, resultTypes: ['violations'], preload: false } as object] as const,
  );
  return results.violations.map(({ id, impact, nodes }) => ({
    rule: id,
    impact: impact ?? 'unknown',
    elements: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
}
