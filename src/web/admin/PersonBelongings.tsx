import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { listingList } from '#src/contract/admin/listing-list.ts';
import { personList } from '#src/contract/admin/person-list.ts';
import { adminListingsUrl } from '#src/contract/addresses/host-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Acts, textIn } from './kit/act-form.tsx';
import { Links, Rows, Section } from './kit/sections.tsx';
import { statusText } from './t.ts';
import { t } from './people-texts.ts';

type Person = CallOutput<'admin/person'>;

interface PersonProps {
  readonly person: Person;
}

/** What the person has booked: what is ahead first. */
export function Bookings({ person: { bookings, email } }: PersonProps) {
  const { path } = adminRoutes['admin-bookings'];
  return (
    <Section id="bookings" title={t('bookings.title')}>
      <Rows
        none={t('bookings.none')}
        rows={bookings.map(({ id, ref, title, date, time, booking_status: status, is_ahead: isAhead }) => ({
          key: id,
          main: (
            <>
              <a href={`${path}/${id}`} className="link font-medium">
                {ref}
              </a>{' '}
              {title}
            </>
          ),
          about: `${dateText(date)}, ${time} · ${statusText(status)}${isAhead ? ` · ${t('ahead')}` : ''}`,
        }))}
      />
      {email !== '' && <Links links={[{ href: path + personList.write({ find: email }), label: t('bookings.all') }]} />}
    </Section>
  );
}

const listingText = (status: string): string => {
  const key = `listing.${status}`;
  return t.has(key) ? t(key as 'listing.draft') : status;
};

/** What the person offers, and in whose teams they are. */
export function Offers({ person: { listings, host_name: hostName, is_hidden: isHidden, teams, id } }: PersonProps) {
  if (hostName === null && teams.length === 0) return null;
  return (
    <Section id="listings" title={t(hostName === null ? 'teams.title' : 'listings.title')} text={hostName ?? ''}>
      {isHidden && <Banner tone="warning">{t('listings.hidden')}</Banner>}
      {hostName !== null && listings.length === 0 && <p className="text-ink-2">{t('listings.none')}</p>}
      <Rows
        none=""
        rows={[
          ...listings.map(({ id: listing, title, city, status, guests_ahead: count }) => ({
            key: String(listing),
            main: (
              <a href={adminListingsUrl(String(listing))} className="link font-medium">
                {title}
              </a>
            ),
            about: `${city} · ${listingText(status)} · ${t('listings.guests', { count })}`,
          })),
          ...teams.map(({ host, role }) => ({ key: `${host} ${role}`, main: t('teams.member', { role, host }) })),
        ]}
      />
      {hostName !== null && (
        <Links links={[{ href: adminListingsUrl() + listingList.write({ find: id }), label: t('listings.all') }]} />
      )}
    </Section>
  );
}

interface HelpersProps extends PersonProps {
  readonly mayInvite: boolean;
  readonly onDone: (message: string) => void;
}

/** Who acts for a host; for one without a login, support invites another coordinator (docs/team.md#leaving-a-team). */
export function Helpers({ person, mayInvite, onDone }: HelpersProps) {
  const { api } = useApp();
  const { id, host_name: host, helpers } = person;
  const isNeeded = mayInvite && person.needs_helper;
  if (host === null || (helpers.length === 0 && !isNeeded)) return null;
  return (
    <Section
      id="helpers"
      title={t('helpers.title')}
      text={isNeeded && t(helpers.length === 0 ? 'helpers.nobody' : 'helpers.noLogin')}
    >
      <Rows
        none=""
        rows={helpers.map(({ name: who, role }) => ({ key: `${who} ${role}`, main: t('helpers.one', { who, role }) }))}
      />
      {isNeeded && (
        <Acts
          acts={[
            {
              name: t('helpers.invite'),
              text: <p>{t('helpers.text', { host })}</p>,
              renderFields: (errorOf) => (
                <TextField
                  label={t('helpers.email')}
                  name="email"
                  type="email"
                  maxLength={254}
                  autoComplete="off"
                  error={errorOf('email')}
                />
              ),
              make: (reason, data) =>
                api('admin/host-coordinator', { host_id: id, email: textIn(data, 'email'), reason }),
            },
          ]}
          onDone={onDone}
        />
      )}
    </Section>
  );
}

/** A browser and its system. */
function deviceText({ browser, system }: Person['sessions'][number]): string {
  return browser === null || system === null
    ? (browser ?? system ?? t('device.unknown'))
    : t('device', { browser, system });
}

/** Where the person is logged in; the one used last first. */
export function Sessions({ person: { sessions } }: PersonProps) {
  return (
    <Section id="sessions" title={t('sessions.title')}>
      <Rows
        none={t('sessions.none')}
        rows={sessions.map((session) => ({
          key: session.created_at,
          main: deviceText(session),
          about:
            t('sessions.used', { when: instantText(session.last_seen_at, 'UTC') }) +
            (session.has_factor ? ` · ${t('sessions.factor')}` : ''),
        }))}
      />
    </Section>
  );
}
