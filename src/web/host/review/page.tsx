// /dashboard/host-panel/reviews: reviews of a host's experiences, filtered by the query (docs/domain/reviews.md#reviews-of-a-host).
import { useState, type SyntheticEvent } from 'react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useMore } from '#src/web/platform/api/use-more.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { type PanelHost, hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { MoreButton } from '#src/web/ui/button/MoreButton.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { Rating } from '#src/web/ui/text/Rating.tsx';
import { type Reviews, ReviewCard } from './ReviewCard.tsx';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { ApplyButton } from '#src/web/ui/form/ApplyButton.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

/** Null fields do not filter. */
interface Filter {
  readonly courseId: number | null;
  readonly rating: number | null;
  readonly isUnanswered: boolean;
}

interface ReviewsData {
  readonly panel: Panel | null;
  readonly filter: Filter;
  readonly reviews: Reviews | null;
}

function queryOf({ courseId, rating, isUnanswered }: Filter) {
  return {
    ...(courseId !== null && { course_id: courseId }),
    ...(rating !== null && { rating }),
    ...(isUnanswered && { unanswered: true }),
  };
}

/** Unknown query values, such as another host's listing, are ignored. */
export async function load(input: PageInput): Promise<PageResult<ReviewsData>> {
  const loaded = await loadPanel(input, 'reviews');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const { searchParams } = input.url;
  const stars = /^[1-5]$/.exec(searchParams.get('stars') ?? '')?.[0];
  const filter: Filter = {
    courseId: parseId(searchParams.get('listing') ?? undefined),
    rating: stars === undefined ? null : Number(stars),
    isUnanswered: searchParams.get('open') === '1',
  };
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, filter, reviews: null }, head };
  const ask = (of: Filter) => input.api('written-review/list-host', { ...hostOf(panel), ...queryOf(of) });
  const answer = await ask(filter);
  if (answer.ok) return { kind: 'page', data: { panel, filter, reviews: answer.data }, head };
  if (answer.kind !== 'refusal' || answer.error.code !== 'course-not-found') return failed(answer);
  const all = { ...filter, courseId: null };
  const again = await ask(all);
  return again.ok ? { kind: 'page', data: { panel, filter: all, reviews: again.data }, head } : failed(again);
}

interface FilterFormProps {
  readonly filter: Filter;
  readonly courses: Reviews['courses'];
  readonly hostName: string | undefined;
}

const filterPath = routes['host-reviews'].path;

/** A form that works without script and applies at once with it. */
function FilterForm({ filter: { courseId, rating, isUnanswered }, courses, hostName }: FilterFormProps) {
  const { navigate } = useNavigation();
  const change = (event: SyntheticEvent<HTMLFormElement>): void => {
    const fields = new FormData(event.currentTarget);
    const query = new URLSearchParams();
    for (const [name, value] of fields) if (typeof value === 'string' && value !== '') query.set(name, value);
    const text = query.toString();
    navigate(text === '' ? filterPath : `${filterPath}?${text}`, { replace: true });
  };
  return (
    <form
      action={filterPath}
      aria-label={t('filter.title')}
      className="grid items-end gap-4 tablet:grid-cols-[minmax(0,1fr)_10rem_auto]"
      onChange={change}
    >
      {hostName !== undefined && <input type="hidden" name="host" value={hostName} />}
      <Select
        label={t('filter.listing')}
        name="listing"
        defaultValue={courseId ?? ''}
        options={[
          { value: '', label: t('filter.listingAll') },
          ...courses.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      <Select
        label={t('filter.stars')}
        name="stars"
        defaultValue={rating ?? ''}
        options={[
          { value: '', label: t('filter.starsAll') },
          ...['5', '4', '3', '2', '1'].map((value) => ({ value, label: value })),
        ]}
      />
      <Checkbox name="open" value="1" defaultChecked={isUnanswered} label={t('filter.open')} />
      <ApplyButton>{t('filter.go')}</ApplyButton>
    </form>
  );
}

const { path } = routes['host-reviews'];

/** Reviews without a reply come first. */
function ReviewsPage({ data: { panel, filter, reviews } }: { readonly data: ReviewsData }) {
  return (
    <HostShell panel={panel} title={t('title')}>
      {(host, { hosts }) =>
        reviews && (
          <Content
            key={host.id}
            host={host}
            hostName={host.id === hosts[0]?.id ? undefined : host.id}
            filter={filter}
            reviews={reviews}
          />
        )
      }
    </HostShell>
  );
}

interface ContentProps {
  readonly host: PanelHost;
  readonly hostName: string | undefined;
  readonly filter: Filter;
  readonly reviews: Reviews;
}

function Content({ host, hostName, filter, reviews }: ContentProps) {
  const isNarrowed = filter.courseId !== null || filter.rating !== null || filter.isUnanswered;
  if (reviews.courses.length === 0) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Figures reviews={reviews} />
      <FilterForm filter={filter} courses={reviews.courses} hostName={hostName} />
      {reviews.total === 0 ? (
        <EmptyState
          title={t('empty.filtered')}
          action={
            isNarrowed && (
              <a href={`${path}${buildQuery({ host: hostName })}`} className={buttonLook('secondary')}>
                {t('empty.all')}
              </a>
            )
          }
        >
          {t('empty.filteredText')}
        </EmptyState>
      ) : (
        <List host={host} filter={filter} reviews={reviews} />
      )}
    </div>
  );
}

function Figures({ reviews: { courses } }: Pick<ContentProps, 'reviews'>) {
  return (
    <section aria-labelledby="figures" className="rounded-panel border border-line bg-surface p-(--pad)">
      <h2 id="figures" className="text-h4 font-bold">
        {t('figures.title')}
      </h2>
      <ul className="mt-2 grid divide-y divide-line">
        {courses.map(({ id, title, average, total, unanswered }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 font-medium wrap-anywhere">
              <Written>{title}</Written>
            </span>
            <span className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
              {unanswered > 0 && (
                <span className="font-medium text-ink">{t('figures.open', { count: unanswered })}</span>
              )}
              {average === null ? (
                t('figures.total', { count: total })
              ) : (
                <Rating value={average} count={total} label={t('average', { value: average, count: total })} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function List({ host, filter, reviews }: Omit<ContentProps, 'hostName'>) {
  const { api } = useApp();
  const { path: here, search, navigate } = useNavigation();
  const [notice, setNotice] = useState<{ readonly text: string; readonly tone: 'success' | 'warning' } | null>(null);
  const more = useMore(reviews, async (offset) => {
    const answer = await api('written-review/list-host', { host_id: host.id, ...queryOf(filter), offset });
    return answer.ok ? answer.data : failureText(answer);
  });
  const after = (isDone: boolean): void => {
    setNotice(isDone ? { text: t('reply.done'), tone: 'success' } : { text: t('reply.taken'), tone: 'warning' });
    navigate(here + search, { replace: true });
  };
  return (
    <>
      {notice !== null && <Banner tone={notice.tone}>{notice.text}</Banner>}
      <NoScriptNote>{t('reply.noScript')}</NoScriptNote>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {more.data.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} onEnd={after} />
          </li>
        ))}
      </ul>
      <MoreButton list={more} label={t('more')} busyLabel={t('busy')} />
    </>
  );
}

export { ReviewsPage as Page };
