// /dashboard/host-panel/insights: a host's figures over 12 or 52 weeks (docs/domain/insights.md).
import { type WeekSpan, weekSpans } from '#src/domain/insights/spans.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

export type Summary = CallOutput<'insights/summary'>;
export type Week = Summary['weeks'][number];
export type City = Summary['cities'][number];
export type FeedbackAnswer = CallOutput<'insights/words'>;

export interface InsightsData {
  readonly panel: Panel | null;
  readonly span: WeekSpan;
  readonly insights: { readonly summary: Summary; readonly words: FeedbackAnswer } | null;
}

/** Loads figures and words of the weeks that the address asks for (`?weeks=52`), else of 12. */
export async function load(input: PageInput): Promise<PageResult<InsightsData>> {
  const loaded = await loadPanel(input, 'earnings');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const weekCount = Number(input.url.searchParams.get('weeks'));
  const span = weekSpans.find((weeks) => weeks === weekCount) ?? 12;
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, span, insights: null }, head };
  const of = { ...hostOf(panel), weeks: span };
  const [summary, words] = await Promise.all([input.api('insights/summary', of), input.api('insights/words', of)]);
  if (!summary.ok) return failed(summary);
  if (!words.ok) return failed(words);
  return { kind: 'page', data: { panel, span, insights: { summary: summary.data, words: words.data } }, head };
}
