import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { FormHead } from '#src/web/host/availability/FormHead.tsx';
import { type Feeds, FeedCard, type FeedActions, useFeedActions } from './FeedCard.tsx';
import type { Range, Listing } from '#src/web/host/availability/days.ts';
import type { CalendarView } from '#src/web/host/availability/calendar-view.ts';
import { t as calendar } from '#src/web/host/availability/texts.ts';
import { t } from './texts.ts';
import { useState } from 'react';
import { failureFormError, failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';

interface OtherCalendarsProps {
  readonly place: CalendarView;
  readonly range: Range;
  readonly feeds: Feeds;
}

export function OtherCalendars({ place, range, feeds }: OtherCalendarsProps) {
  const acting = useFeedActions();
  return (
    <div className="grid max-w-180 gap-8">
      <FormHead place={place} title={t('title')} text={t('text')} />
      <FormMessage text={acting.trouble} />
      {acting.done !== null && <Banner tone="success">{acting.done}</Banner>}
      <Conflicts feeds={feeds} />
      <section className="grid gap-3">
        <h3 className="text-h4 font-bold">{t('in')}</h3>
        <p className="text-ink-2">{t('every', { minutes: feeds.every_minutes })}</p>
        {feeds.feeds.length === 0 && <p className="rounded-card bg-sand p-5 text-ink-2">{t('none')}</p>}
        <ul className="grid gap-3">
          {feeds.feeds.map((feed) => (
            <li key={feed.feed_id}>
              <FeedCard feed={feed} listings={range.listings} stopHours={feeds.stop_hours} acting={acting} />
            </li>
          ))}
        </ul>
        <AddFeed hostId={feeds.host_id} listings={range.listings} onDone={acting.tell} />
      </section>
      {range.listings.length > 1 && <OneAtATime range={range} acting={acting} />}
      <OwnAddress feeds={feeds} listings={range.listings} />
    </div>
  );
}

/** Bookings of one listing close the others (docs/domain/calendar.md#two-listings-at-one-time). */
function OneAtATime({ range, acting }: Pick<OtherCalendarsProps, 'range'> & { readonly acting: FeedActions }) {
  const { host_id: hostId, one_at_a_time: isOn } = range;
  return (
    <section className="grid gap-2">
      <h3 className="text-h4 font-bold">{t('one')}</h3>
      <p className="text-ink-2">{t('oneText')}</p>
      <div className="needs-script">
        <Checkbox
          label={t('oneLabel')}
          checked={isOn}
          disabled={acting.busy}
          onChange={() => acting.setOneAtATime(hostId, !isOn)}
        />
      </div>
    </section>
  );
}

function Conflicts({ feeds: { conflicts, feeds } }: Pick<OtherCalendarsProps, 'feeds'>) {
  if (conflicts.length === 0) return null;
  const moment = (wall: string): string => `${dateText(wall.slice(0, 10))}, ${wall.slice(11)}`;
  return (
    <section className="grid gap-2 rounded-card border border-marigold-ink bg-marigold-soft p-4">
      <h3 className="font-bold">{t('conflicts')}</h3>
      <p className="text-small">{t('conflictsText')}</p>
      <ul className="grid gap-2 text-small">
        {conflicts.map((one) => (
          <li key={`${one.feed_id} ${one.course_id} ${one.date} ${one.time} ${one.busy_from}`}>
            <span className="font-medium">
              {calendar('question.slot', { date: dateText(one.date), time: one.time, title: one.title })}
            </span>
            {' · '}
            {t('conflict', {
              name: feeds.find(({ feed_id }) => feed_id === one.feed_id)?.name ?? '',
              from: moment(one.busy_from),
              to: moment(one.busy_to),
              guests: one.guests,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AddFeedProps {
  readonly hostId: string;
  readonly listings: readonly Listing[];
  readonly onDone: (message: string) => void;
}

/** Reads a new calendar at once, and saves it only on success. */
function AddFeed({ hostId, listings, onDone }: AddFeedProps) {
  const { api } = useApp();
  const [round, setRound] = useState(0);
  const form = useForm({
    read: (element) => new FormData(element),
    check: () => ({}),
    send: async (typed) => {
      const answer = await api('feed/add', {
        host_id: hostId,
        course_id: Number(typed.get('listing')) || null,
        name: String(typed.get('name')).trim(),
        url: String(typed.get('url')).trim(),
      });
      if (!answer.ok) return failureFormError(answer);
      onDone(answer.data.message);
      setRound(round + 1);
      return null;
    },
  });
  return (
    <form key={round} onSubmit={form.submit} className="grid max-w-120 gap-4 border-t border-line pt-4">
      <FormMessage text={form.message} />
      <TextField
        label={t('url')}
        hint={t('urlHint')}
        name="url"
        inputMode="url"
        autoComplete="off"
        required
        maxLength={2000}
        error={form.errorOf('url')}
      />
      <TextField
        label={t('name')}
        name="name"
        required
        maxLength={60}
        placeholder={t('namePlaceholder')}
        error={form.errorOf('name')}
      />
      {listings.length > 1 && (
        <Select
          label={t('for')}
          name="listing"
          options={[
            { value: '', label: calendar('listing.all') },
            ...listings.map(({ course_id, title }) => ({ value: String(course_id), label: title })),
          ]}
        />
      )}
      <Button type="submit" loading={form.busy} loadingLabel={calendar('busy')} className="justify-self-start">
        {t('add')}
      </Button>
    </form>
  );
}

interface OwnAddressProps {
  readonly feeds: Feeds;
  readonly listings: readonly Listing[];
}

/** The secret export address: created, renewed, ended. Shown once. */
export function OwnAddress({ feeds, listings }: OwnAddressProps) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [listing, setListing] = useState('');
  const [result, setResult] = useState<{ url: string | null; message: string } | null>(null);
  const course_id = Number(listing) || null;
  const existing = feeds.addresses.find((one) => one.course_id === course_id);
  const act = (name: 'calendar-address/make' | 'calendar-address/revoke'): void =>
    void run(async () => {
      setResult(null);
      const answer = await api(name, { host_id: feeds.host_id, course_id });
      if (!answer.ok) return failureText(answer);
      const { data } = answer;
      setResult({ url: 'url' in data ? data.url : null, message: data.message });
      navigate(path + search, { replace: true });
      return null;
    });
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-h4 font-bold">{t('out')}</h3>
      <p className="text-ink-2">{t('outText')}</p>
      {listings.length > 1 && (
        <div className="max-w-120">
          <Select
            label={t('for')}
            value={listing}
            options={[
              { value: '', label: calendar('listing.all') },
              ...listings.map((one) => ({ value: String(one.course_id), label: one.title })),
            ]}
            onChange={(event) => setListing(event.target.value)}
          />
        </div>
      )}
      <p className="text-small">
        {existing === undefined ? t('outNone') : t('outMade', { date: dateText(existing.made_at.slice(0, 10)) })}
        {typeof existing?.read_at === 'string' && ` ${t('outRead', { date: dateText(existing.read_at.slice(0, 10)) })}`}
      </p>
      <FormMessage text={trouble} />
      {result !== null && (
        <Banner tone="success">
          <p>{result.message}</p>
          {result.url !== null && <CopyField label={t('outLabel')} value={result.url} />}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          loading={busy}
          loadingLabel={calendar('busy')}
          onClick={() => act('calendar-address/make')}
        >
          {t(existing === undefined ? 'outMake' : 'outMakeNew')}
        </Button>
        {existing !== undefined && (
          <Button kind="quiet" disabled={busy} onClick={() => act('calendar-address/revoke')}>
            {t('outRevoke')}
          </Button>
        )}
      </div>
    </section>
  );
}
