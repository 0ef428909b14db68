import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { FormHead } from '#src/web/features/host-calendar/FormHead.tsx';
import type { Feeds, Range, Listing } from '#src/web/features/host-calendar/load.ts';
import type { Place } from '#src/web/features/host-calendar/place.ts';
import { t as calendar } from '#src/web/features/host-calendar/texts.ts';
import { t } from './texts.ts';
import { FeedCard } from './FeedCard.tsx';
import { OwnAddress } from './OwnAddress.tsx';
import { type Acting, useActing } from './use-acting.ts';
import { useState } from 'react';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';

interface OtherCalendarsProps {
  readonly place: Place;
  readonly range: Range;
  readonly feeds: Feeds;
}

/** Calendars elsewhere that are read, with their age and what they are at odds with; and the host's own for others. */
export function OtherCalendars({ place, range, feeds }: OtherCalendarsProps) {
  const acting = useActing();
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

/** Guests of one listing close the others while they are there (docs/domain/host-calendar.md#two-listings-at-one-time). */
function OneAtATime({ range, acting }: Pick<OtherCalendarsProps, 'range'> & { readonly acting: Acting }) {
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

/** Adds a calendar elsewhere: it is read at once, and only kept if that goes well. */
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
      if (!answer.ok) return failureTrouble(answer);
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
