export { load } from './person-load.ts';
import { useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { WorkLink } from './WorkLink.tsx';
import { useMayDo } from '#src/web/platform/session/areas.ts';
import { AdminShell } from './AdminShell.tsx';
import { Notes } from './Notes.tsx';
import { areasText, nameText, rolesText, stateText } from './people-words.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Bookings, Helpers, Offers, Sessions } from './PersonBelongings.tsx';
import type { Person, PersonData } from './person-load.ts';
import { PersonActs, RoleActs } from './PersonActs.tsx';
import { t } from './person-texts.ts';
import { ActForm } from './ActForm.tsx';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { areaFields, areasIn } from './AreaBoxes.tsx';

/** One account: what it is, books, offers and opens, and what an operator may do with it. */
export function PersonPage({ data: { admitted, notes } }: { readonly data: PersonData }) {
  const title = admitted.kind === 'in' ? nameText(admitted.data.name) : t('title');
  return (
    <AdminShell admitted={admitted} title={title}>
      {(person) => <Inside key={person.id} person={person} notes={notes} />}
    </AdminShell>
  );
}

function Inside({ person, notes }: { readonly person: Person } & Pick<PersonData, 'notes'>) {
  const { path, navigate } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  const [done, setDone] = useState(0);
  const mayDo = useMayDo();
  // What was done is said; the page then shows what is.
  const onDone = (what: string): void => {
    setSaid(what);
    setDone((before) => before + 1);
    navigate(path, { replace: true });
  };
  return (
    <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Facts person={person} />
        {said !== null && <Banner tone="success">{said}</Banner>}
        {(mayDo('person-acts') || person.is_self) && (
          <PersonActs key={`acts ${done}`} person={person} onDone={onDone} />
        )}
        {person.can_set_areas && <AreaActs key={`areas ${done}`} person={person} onDone={onDone} />}
        {mayDo('roles') && !person.is_self && <RoleActs key={`roles ${done}`} person={person} onDone={onDone} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Notes about={{ user_id: person.id }} notes={notes} />
        <Bookings person={person} />
        <Offers person={person} />
        <Helpers
          key={`helpers ${done}`}
          person={mayDo('person-acts') ? person : { ...person, needs_helper: false }}
          onDone={onDone}
        />
        <Sessions person={person} />
      </div>
    </div>
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

function Facts({ person }: { readonly person: Person }) {
  const rows = [
    [t('facts.email'), person.email === '' ? t('facts.noEmail') : person.email],
    [t('facts.phone'), person.phone === '' ? t('facts.none') : person.phone],
    [t('facts.state'), stateOf(person)],
    [t('facts.roles'), rolesText(person.roles)],
    ...(person.areas.length === 0 ? [] : [[t('facts.areas'), areasText(person.areas)]]),
    [t('facts.since'), utc(person.made_at)],
    [t('facts.signedIn'), utc(person.signed_in_at)],
    [t('facts.password'), t(person.has_password ? 'facts.set' : 'facts.none')],
    [t('facts.factor'), factorOf(person)],
    [t('facts.passkeys'), String(person.passkeys)],
    [t('facts.elsewhere'), person.providers.length === 0 ? t('facts.none') : person.providers.join(', ')],
  ];
  return (
    <div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="numbers wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={adminRoutes['admin-people'].path} className="link inline-flex min-h-11 items-center">
          {t('people')}
        </a>
        <WorkLink
          work="audit-log"
          href={adminRoutes['admin-audit'].path + auditList.write({ about: `account:${person.id}` })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('audit')}
        </WorkLink>
      </p>
    </div>
  );
}

interface AreaActsProps {
  readonly person: Person;
  readonly onDone: (said: string) => void;
}

/** What one of the staff is there for, and the way to change it. */
function AreaActs({ person: { id, areas }, onDone }: AreaActsProps) {
  const { api } = useApp();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="areas" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="areas" className="text-h3">
        {t('areas.title')}
      </h2>
      <p className="text-small text-ink-2">{t('areas.text')}</p>
      <div className="needs-script">
        <Button kind="secondary" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {t('areas.change')}
        </Button>
      </div>
      {isOpen && (
        <ActForm
          name={t('areas.save')}
          asksReason
          isDanger={false}
          {...areaFields(areas)}
          make={(reason, data) =>
            api('admin/person-areas', { user_id: id, seen: [...areas], areas: areasIn(data), reason })
          }
          onDone={onDone}
          onEnd={() => setOpen(false)}
        >
          {null}
        </ActForm>
      )}
    </section>
  );
}

export { PersonPage as Page };
