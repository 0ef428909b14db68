// /admin/people/{id}: one account (docs/reference/back-office.md#one-person).
import { adminListingsUrl } from '#src/contract/addresses/host-urls.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { listingList } from '#src/contract/admin/catalogue-lists.ts';
import { personList } from '#src/contract/admin/people-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { DeletionObstacle } from '#src/domain/account/deletion.ts';
import { dangerOfAct, type GivenRole, type PersonAct } from '#src/domain/account/person-acts.ts';
import { bookingChoices } from '#src/domain/listing/off-sale.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useMayDo } from '#src/web/platform/session/staff-areas.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { areaFields, areasIn, areasText, nameText, rolesText } from './AreaBoxes.tsx';
import { loadNotes, Notes, type StaffNotes } from './Notes.tsx';
import { Section } from './kit/Section.tsx';
import { type Act, Acts } from './kit/act-form.tsx';
import { adminPage, type BodyProps, byId } from './kit/admin-page.tsx';
import { bookingRow } from './kit/cells.tsx';
import { auditLink, Columns, type Fact, Facts, Links, Rows } from './kit/facts.tsx';
import { type FormField, textIn } from './kit/fields.tsx';
import { bookingChoiceField, offSaleIn } from './kit/off-sale-fields.ts';
import { choicesOf, utc } from './kit/values.ts';
import { t } from './people-texts.ts';

type Person = CallOutput<'admin/person'>;

export const { load, Page } = adminPage({
  call: 'admin/person',
  input: byId('user_id'),
  missing: ['person-not-found'],
  title: (person) => (person === null ? t('one.title') : nameText(person.name)),
  extra: async ({ api, params }) => ({ notes: await loadNotes(api, { user_id: params['id'] ?? '' }) }),
  keyOf: ({ id }) => id,
  Body,
});

function Body({ data: person, notes, done }: BodyProps<'admin/person', { readonly notes: StaffNotes }>) {
  const mayDo = useMayDo();
  const acts = { person, onDone: done.onDone };
  return (
    <Columns
      first={
        <>
          <Facts
            facts={factsOf(person)}
            links={[
              { href: adminRoutes['admin-people'].path, label: t('people') },
              auditLink(`account:${person.id}`, t('audit')),
            ]}
          />
          {done.banner}
          {(mayDo('person-acts') || person.is_self) && <PersonActs {...acts} />}
          {person.can_set_areas && <AreaActs {...acts} />}
          {mayDo('roles') && !person.is_self && <RoleActs {...acts} />}
        </>
      }
      second={
        <>
          <Notes about={{ user_id: person.id }} notes={notes} />
          <Bookings person={person} />
          <Offers person={person} />
          <Helpers {...acts} mayInvite={mayDo('person-acts')} />
          <Sessions person={person} />
        </>
      }
    />
  );
}

function stateOf({ state, blocked_at: blocked, verified_at: verified }: Person): string {
  if (state === 'blocked' && blocked !== null) return t('facts.blocked', { when: instantText(blocked, 'UTC') });
  if (state !== 'active' || verified === null) return t(`state.${state}`);
  return t('facts.verified', { state: t(`state.${state}`), when: instantText(verified, 'UTC') });
}

function factorOf({ has_factor: isOn, factor_release_at: release }: Person): string {
  if (release !== null) return t('facts.release', { when: instantText(release, 'UTC') });
  return t(isOn ? 'facts.on' : 'facts.off');
}

const factsOf = (person: Person): readonly Fact[] => [
  [t('facts.email'), person.email === '' ? t('facts.noEmail') : person.email],
  [t('facts.phone'), person.phone === '' ? t('facts.none') : person.phone],
  [t('facts.state'), stateOf(person)],
  [t('facts.roles'), rolesText(person.roles)],
  [t('facts.areas'), areasText(person.areas)],
  [t('facts.since'), utc(person.made_at)],
  [t('facts.signedIn'), utc(person.signed_in_at, t('facts.never'))],
  [t('facts.password'), t(person.has_password ? 'facts.set' : 'facts.none')],
  [t('facts.factor'), factorOf(person)],
  [t('facts.passkeys'), String(person.passkeys)],
  [t('facts.elsewhere'), person.providers.length === 0 ? t('facts.none') : person.providers.join(', ')],
];

interface AreaActsProps {
  readonly person: Person;
  readonly onDone: (message: string) => void;
}

function AreaActs({ person: { id, areas }, onDone }: AreaActsProps) {
  const { api } = useApp();
  return (
    <Section id="areas" title={t('areas.title')} text={t('areas.text')}>
      <Acts
        acts={[
          {
            name: t('areas.change'),
            submit: t('areas.save'),
            ...areaFields(areas),
            make: (reason, data) =>
              api('admin/person-areas', { user_id: id, seen: [...areas], areas: areasIn(data), reason }),
          },
        ]}
        onDone={onDone}
      />
    </Section>
  );
}

interface PersonActsProps {
  readonly person: Person;
  readonly onDone: (message: string) => void;
}

export function PersonActs({ person, onDone }: PersonActsProps) {
  const { api } = useApp();
  const { acts, is_self: isSelf, erase_obstacles: obstacles, state } = person;
  if (isSelf) return <Banner tone="info">{t('acts.self')}</Banner>;
  return (
    <Section id="acts" title={t('acts.title')}>
      <Acts acts={acts.map((act) => actOf(act, person, api))} none={t('acts.none')} onDone={onDone} />
      {state !== 'erased' && obstacles.length > 0 && (
        <p className="text-small text-ink-2">{obstaclesText(obstacles)}</p>
      )}
    </Section>
  );
}

const dangers: readonly PersonAct[] = ['hide', 'block', 'erase', 'release-factor'];

const actOf = (act: PersonAct, person: Person, api: Api): Act => ({
  name: t(`act.${act}`),
  text: (
    <>
      <p>{t(`act.${act}.text`, { email: person.email, count: person.put_back })}</p>
      {(act === 'block' || act === 'hide' || act === 'erase') && <Ahead person={person} />}
    </>
  ),
  isDanger: dangers.includes(act),
  ...(dangerOfAct[act] === null && { reason: null }),
  ...offSaleOf(act, person),
  make(reason, data) {
    const offSale = offSaleIn(data);
    return api('admin/person-act', {
      user_id: person.id,
      act,
      ...(offSale !== null && { off_sale: offSale }),
      ...(reason !== '' && { reason }),
    });
  },
});

/** Whether a block also takes the host's listings off sale, and the outcome of upcoming bookings; unset by default. */
const offSaleField = (): FormField => ({
  ...bookingChoiceField(),
  label: t('offSale.label'),
  choices: [{ value: '', label: t('offSale.no') }, ...choicesOf(bookingChoices, (choice) => t(`offSale.${choice}`))],
});

/** A block may take the host's listings off sale; hiding always does, and shows the host the reason. */
function offSaleOf(act: PersonAct, { host_name: host, is_hidden: isHidden }: Person): Partial<Act> {
  if (act === 'hide') return { fields: [bookingChoiceField()], reason: { hint: t('reasonMailed') } };
  if (act === 'show') return { reason: { hint: t('reasonMailed') } };
  return act === 'block' && host !== null && !isHidden
    ? { fields: [offSaleField()], reason: { hint: t('reasonMailedOffSale') } }
    : {};
}

/** What must end before personal data can be erased. */
const obstaclesText = (obstacles: readonly DeletionObstacle[]): string =>
  t('obstacles', { list: obstacles.map((one) => t(`obstacle.${one}`)).join('; ') });

/** Upcoming bookings with others, by name. */
function Ahead({ person: { bookings, bookings_ahead: count, listings } }: Pick<PersonActsProps, 'person'>) {
  const refs = bookings.filter((one) => one.is_ahead).map(({ ref, date }) => `${ref} (${date})`);
  const titles = listings.map(
    ({ title, guests_ahead: guests }) => `${title} (${t('listings.guests', { count: guests })})`,
  );
  return (
    <>
      <p>{t('ahead.bookings', { count, list: refs.join(', ') })}</p>
      <p>{t('ahead.listings', { count: listings.length, list: titles.join('; ') })}</p>
    </>
  );
}

function RoleActs({ person: { id, can_give: canGive, can_take: canTake }, onDone }: PersonActsProps) {
  const { api } = useApp();
  const act = (role: GivenRole, give: boolean): Act => {
    const makesStaff = role === 'operator' && give;
    return {
      name: t(give ? 'roles.give' : 'roles.take', { role: t(`role.${role}`).toLowerCase() }),
      isDanger: !give,
      ...(makesStaff && areaFields([])),
      make: (reason, data) =>
        api('admin/person-role', { user_id: id, role, give, ...(makesStaff && { areas: areasIn(data) }), reason }),
    };
  };
  return (
    <Section id="roles" title={t('roles.title')} text={t('roles.text')}>
      <Acts
        acts={[...canGive.map((role) => act(role, true)), ...canTake.map((role) => act(role, false))]}
        none={t('roles.none')}
        onDone={onDone}
      />
    </Section>
  );
}

interface PersonProps {
  readonly person: Person;
}

/** Upcoming bookings first. */
function Bookings({ person: { bookings, email } }: PersonProps) {
  const { path } = adminRoutes['admin-bookings'];
  return (
    <Section id="bookings" title={t('bookings.title')}>
      <Rows
        none={t('bookings.none')}
        rows={bookings.map(({ id, ref, title, date, time, booking_status: status, is_ahead: isAhead }) => ({
          key: id,
          main: bookingRow(id, ref, title),
          about: `${dateText(date)}, ${time} · ${t(`status.${status}`)}${isAhead ? ` · ${t('ahead')}` : ''}`,
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

function Offers({ person: { listings, host_name: hostName, is_hidden: isHidden, teams, id } }: PersonProps) {
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

function Helpers({ person, mayInvite, onDone }: HelpersProps) {
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
              fields: [{ kind: 'email', name: 'email', label: t('helpers.email'), most: 254 }],
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

function deviceText({ browser, system }: Person['sessions'][number]): string {
  return browser === null || system === null
    ? (browser ?? system ?? t('device.unknown'))
    : t('device', { browser, system });
}

function Sessions({ person: { sessions } }: PersonProps) {
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
