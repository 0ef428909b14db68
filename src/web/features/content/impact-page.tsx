// /commitment-to-impact: the promises with the figures that show them (docs/content.md#live-figures).
import type { CallOutput } from '#src/contract/types.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { ContentPage } from './ContentPage.tsx';
import { load as loadContent, type ContentData } from './content.ts';
import { Figures } from './impact/Figures.tsx';

interface ImpactData extends ContentData {
  /** Null when they cannot be had: the text stands without them. */
  readonly figures: CallOutput<'impact/figures'>['data'] | null;
}

/** Text and figures, at once. */
export async function load(input: PageInput): Promise<PageResult<ImpactData>> {
  const [found, figures] = await Promise.all([loadContent(input), input.api('impact/figures', {})]);
  if (found.kind !== 'page') return found;
  return { ...found, data: { ...found.data, figures: figures.ok ? figures.data.data : null } };
}

/** The page; a line `:::figures` of its text is the table of figures. */
export function Page({ data: { figures, ...data } }: { readonly data: ImpactData }) {
  return <ContentPage data={data} parts={figures === null ? {} : { figures: <Figures figures={figures} /> }} />;
}
