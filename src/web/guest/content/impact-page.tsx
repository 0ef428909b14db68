// /commitment-to-impact: the promises with live figures (docs/reference/texts.md#live-figures).
import type { CallOutput } from '#src/contract/types.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { ContentPage } from './page.tsx';
import { load as loadContent, type ContentData } from './content.ts';
import { countText, percentText } from '#src/texts/intl.ts';
import { wholePriceText } from '#src/texts/money-text.ts';
import { t } from './texts.ts';

interface ImpactData extends ContentData {
  /** Null when they failed to load: the text is shown without them. */
  readonly figures: CallOutput<'impact/figures'>['data'] | null;
}

export async function load(input: PageInput): Promise<PageResult<ImpactData>> {
  const [content, figures] = await Promise.all([loadContent(input), input.api('impact/figures', {})]);
  if (content.kind !== 'page') return content;
  return { ...content, data: { ...content.data, figures: figures.ok ? figures.data.data : null } };
}

/** A line `:::figures` of the text is the table. */
export function Page({ data: { figures, ...data } }: { readonly data: ImpactData }) {
  return <ContentPage data={data} parts={figures === null ? {} : { figures: <Figures figures={figures} /> }} />;
}

type Impact = CallOutput<'impact/figures'>['data'];

function Figures({ figures }: { readonly figures: Impact }) {
  const { courses, hosts, community_hosts, cities, countries, bookings, guests, paid, cash_to_hosts } = figures;
  const offered = [
    { label: t('impact.hosts', { count: hosts }), value: countText(hosts) },
    ...(community_hosts > 0 ? [{ label: t('impact.communityHosts'), value: countText(community_hosts) }] : []),
    { label: t('impact.courses', { count: courses }), value: countText(courses) },
    { label: t('impact.places', { count: countries }), value: countText(cities) },
  ];
  const held = [
    { label: t('impact.guests', { count: guests }), value: countText(guests) },
    { label: t('impact.cash'), value: wholePriceText(Math.round(cash_to_hosts)) },
  ];
  return (
    <section aria-label={t('impact.title')}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line tablet:grid-cols-3">
        {[...offered, ...(bookings > 0 ? held : [])].map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1 bg-surface p-4 tablet:p-5">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="numbers text-h3 font-bold wrap-anywhere tablet:text-h2">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-ink-2">
        {paid > 0
          ? t('impact.share', { share: percentText(Math.round((cash_to_hosts / paid) * 100) / 100), count: bookings })
          : t('impact.begins')}
      </p>
    </section>
  );
}
