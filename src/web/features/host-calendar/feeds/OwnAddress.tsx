import { useState } from 'react';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Feeds, Listing } from '#src/web/features/host-calendar/load.ts';
import { t as calendar } from '#src/web/features/host-calendar/texts.ts';
import { t } from './texts.ts';

interface OwnAddressProps {
  readonly feeds: Feeds;
  readonly listings: readonly Listing[];
}

/** The secret address by which other programs show the host's bookings: made, made anew, ended. It is shown once. */
export function OwnAddress({ feeds, listings }: OwnAddressProps) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [listing, setListing] = useState('');
  const [shown, setShown] = useState<{ url: string | null; message: string } | null>(null);
  const course_id = Number(listing) || null;
  const known = feeds.addresses.find((one) => one.course_id === course_id);
  const act = (name: 'calendar-address/make' | 'calendar-address/revoke'): void =>
    void run(async () => {
      setShown(null);
      const answer = await api(name, { host_id: feeds.host_id, course_id });
      if (!answer.ok) return failureText(answer);
      const { data } = answer;
      setShown({ url: 'url' in data ? data.url : null, message: data.message });
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
        {known === undefined ? t('outNone') : t('outMade', { date: dateText(known.made_at.slice(0, 10)) })}
        {typeof known?.read_at === 'string' && ` ${t('outRead', { date: dateText(known.read_at.slice(0, 10)) })}`}
      </p>
      <FormMessage text={trouble} />
      {shown !== null && (
        <Banner tone="success">
          <p>{shown.message}</p>
          {shown.url !== null && <CopyField label={t('outLabel')} value={shown.url} />}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          loading={busy}
          loadingLabel={calendar('busy')}
          onClick={() => act('calendar-address/make')}
        >
          {t(known === undefined ? 'outMake' : 'outMakeNew')}
        </Button>
        {known !== undefined && (
          <Button kind="quiet" disabled={busy} onClick={() => act('calendar-address/revoke')}>
            {t('outRevoke')}
          </Button>
        )}
      </div>
    </section>
  );
}
