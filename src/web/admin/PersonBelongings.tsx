import { useState } from 'react';
import { ActForm } from './ActForm.tsx';
import { personList } from '#src/contract/admin/person-list.ts';
import { adminListingsUrl } from '#src/contract/addresses/host-urls.ts';
import { listingList } from '#src/contract/admin/listing-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { statusText } from './t.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { deviceText, listingText } from './person-words.ts';
import type { Person } from './person-load.ts';
import { t } from './person-texts.ts';

interface PersonProps {
  readonly person: Person;
}

interface HelpersProps extends PersonProps {
  readonly onDone: (said: string) => void;
}

const row = 'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5';

/** What somebody has booked: what is ahead first. */
export function Bookings({ person: { bookings, email } }: PersonProps) {
  const { path } = adminRoutes['admin-bookings'];
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings" className="text-h3">
        {t('bookings.title')}
      </h2>
      {bookings.length === 0 && <p className="mt-2 text-ink-2">{t('bookings.none')}</p>}
      <ul className="mt-2">
        {bookings.map(({ id, ref, title, date, time, booking_status: status, is_ahead: isAhead }) => (
          <li key={id} className={row}>
            <span className="min-w-0 wrap-anywhere">
              <a href={`${path}/${id}`} className="link font-medium">
                {ref}
              </a>{' '}
              {title}
            </span>
            <span className="numbers text-small text-ink-2">
              {dateText(date)}, {time} · {statusText(status)}
              {isAhead && ` · ${t('ahead')}`}
            </span>
          </li>
        ))}
      </ul>
      {email !== '' && (
        <a href={path + personList.write({ find: email })} className="link mt-1 inline-flex min-h-11 items-center">
          {t('bookings.all')}
        </a>
      )}
    </section>
  );
}

/** What somebody offers, and in whose teams they are. */
export function Offers({
  person: { listings, host_name: hostName, is_hidden: isHidden, teams, id: userId },
}: PersonProps) {
  if (hostName === null && teams.length === 0) return null;
  return (
    <section aria-labelledby="listings">
      <h2 id="listings" className="text-h3">
        {hostName === null ? t('teams.title') : t('listings.title')}
      </h2>
      {hostName !== null && <p className="mt-1 text-ink-2 wrap-anywhere">{hostName}</p>}
      {isHidden && <Banner tone="warning">{t('listings.hidden')}</Banner>}
      {hostName !== null && listings.length === 0 && <p className="mt-1 text-ink-2">{t('listings.none')}</p>}
      <ul className="mt-2">
        {listings.map(({ id, title, city, status, guests_ahead: count }) => (
          <li key={id} className={row}>
            <span className="min-w-0 wrap-anywhere">
              <a href={adminListingsUrl(String(id))} className="link font-medium">
                {title}
              </a>
            </span>
            <span className="numbers text-small text-ink-2">
              {city} · {listingText(status)} · {t('listings.guests', { count })}
            </span>
          </li>
        ))}
        {teams.map(({ host, role }) => (
          <li key={`${host} ${role}`} className={row}>
            {t('teams.member', { role, host })}
          </li>
        ))}
      </ul>
      {hostName !== null && (
        <a
          href={adminListingsUrl() + listingList.write({ find: userId })}
          className="link mt-1 inline-flex min-h-11 items-center"
        >
          {t('listings.all')}
        </a>
      )}
    </section>
  );
}

/** Who acts for a host; for one without a login, support invites another coordinator (docs/team.md#leaving-a-team). */
export function Helpers({ person: { id, host_name: name, helpers, needs_helper: isNeeded }, onDone }: HelpersProps) {
  const { api } = useApp();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  if (name === null || (helpers.length === 0 && !isNeeded)) return null;
  return (
    <section aria-labelledby="helpers">
      <h2 id="helpers" className="text-h3">
        {t('helpers.title')}
      </h2>
      {isNeeded && <p className="mt-1 text-ink-2">{t(helpers.length === 0 ? 'helpers.nobody' : 'helpers.noLogin')}</p>}
      <ul className="mt-2">
        {helpers.map(({ name: who, role }) => (
          <li key={`${who} ${role}`} className={row}>
            {t('helpers.one', { who, role })}
          </li>
        ))}
      </ul>
      {isNeeded && !isOpen && (
        <Button kind="secondary" className="needs-script mt-3" onClick={() => setOpen(true)}>
          {t('helpers.invite')}
        </Button>
      )}
      {isNeeded && isOpen && (
        <ActForm
          name={t('helpers.invite')}
          asksReason
          isDanger={false}
          make={(reason) => api('admin/host-coordinator', { host_id: id, email: email.trim(), reason })}
          onDone={onDone}
          onEnd={() => setOpen(false)}
        >
          <p>{t('helpers.text', { host: name })}</p>
          <TextField
            label={t('helpers.email')}
            type="email"
            value={email}
            required
            maxLength={254}
            onChange={(event) => setEmail(event.target.value)}
          />
        </ActForm>
      )}
    </section>
  );
}

/** Where somebody is logged in; the one used last first. */
export function Sessions({ person: { sessions } }: PersonProps) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="text-h3">
        {t('sessions.title')}
      </h2>
      {sessions.length === 0 && <p className="mt-2 text-ink-2">{t('sessions.none')}</p>}
      <ul className="mt-2">
        {sessions.map((session) => (
          <li key={session.created_at} className={row}>
            <span>{deviceText(session)}</span>
            <span className="numbers text-small text-ink-2">
              {t('sessions.used', { when: instantText(session.last_seen_at, 'UTC') })}
              {session.has_factor && ` · ${t('sessions.factor')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
