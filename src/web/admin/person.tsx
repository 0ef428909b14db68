// /admin/people/{id}: one account (docs/back-office.md#one-person).
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { areaFields, areasIn } from './AreaBoxes.tsx';
import { areasText, nameText, rolesText, stateText } from './people-words.ts';
import { useMayDo } from '#src/web/platform/session/staff-areas.ts';
import { Acts } from './kit/act-form.tsx';
import { type BodyProps, byId, adminPage } from './kit/admin-page.tsx';
import { auditLink, Columns, type Fact, Facts, Section } from './kit/sections.tsx';
import { loadNotes, Notes, type StaffNotes } from './Notes.tsx';
import { PersonActs, RoleActs } from './PersonActs.tsx';
import { Bookings, Helpers, Offers, Sessions } from './PersonBelongings.tsx';
import { t } from './people-texts.ts';

type Person = CallOutput<'admin/person'>;

/** One account: what it is, books, offers and opens, and what an operator may do with it. */
export const { load, Page } = adminPage({
  call: 'admin/person',
  input: byId('user_id'),
  missing: ['person-not-found'],
  title: (person) => (person === null ? t('one.title') : nameText(person.name)),
  beside: async ({ api, params }) => ({ notes: await loadNotes(api, { user_id: params['id'] ?? '' }) }),
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

const utc = (at: string | null): string =>
  at === null ? t('facts.never') : t('utc', { when: instantText(at, 'UTC') });

function stateOf({ state, blocked_at: blocked, verified_at: verified }: Person): string {
  if (state === 'blocked' && blocked !== null) return t('facts.blocked', { when: instantText(blocked, 'UTC') });
  if (state !== 'active' || verified === null) return stateText(state);
  return t('facts.verified', { state: stateText(state), when: instantText(verified, 'UTC') });
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
  [t('facts.signedIn'), utc(person.signed_in_at)],
  [t('facts.password'), t(person.has_password ? 'facts.set' : 'facts.none')],
  [t('facts.factor'), factorOf(person)],
  [t('facts.passkeys'), String(person.passkeys)],
  [t('facts.elsewhere'), person.providers.length === 0 ? t('facts.none') : person.providers.join(', ')],
];

interface AreaActsProps {
  readonly person: Person;
  readonly onDone: (message: string) => void;
}

/** What one of the staff is there for, and the way to change it. */
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
