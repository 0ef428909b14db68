// Accessibility of a page by axe-core: WCAG 2.0 to 2.2, A and AA, and best practice.
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
 * Runs axe in the current page; tests want an empty list. Works under a strict content policy.
 * @param within a selector of the part to check, by default the whole page
 */
export function findViolations(page: Page, within = 'html'): Promise<Violation[]> {
  return violations(page, within, axeTags);
}

/** The same for what another width can break: the rules that need a layout. */
export function findLayoutViolations(page: Page, within = 'html'): Promise<Violation[]> {
  return violations(page, within, { type: 'rule', values: layoutRules });
}

/** The same for only colours, the part that another colour scheme changes. */
export function findPoorContrast(page: Page, within = 'html'): Promise<Violation[]> {
  return violations(page, within, { type: 'rule', values: ['color-contrast'] });
}

async function violations(page: Page, within: string, runOnly: RunOptions['runOnly']): Promise<Violation[]> {
  // evaluate() runs outside the page's scripts, so a policy without inline scripts allows it.
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
