import { useState } from 'react';
import { dangerOfAct, type GivenRole, type PersonAct } from '#src/domain/account/person-acts.ts';
import { ActForm, bookingChoiceFields, offSaleFields, offSaleIn } from './ActForm.tsx';
import { roleText } from './people-words.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { areaFields, areasIn } from './AreaBoxes.tsx';
import { obstaclesText } from './person-words.ts';
import type { Person } from './person-load.ts';
import { t } from './person-texts.ts';

interface PersonActsProps {
  readonly person: Person;
  readonly onDone: (said: string) => void;
}

/** What may be done with the account now, each in two steps. */
export function PersonActs({ person, onDone }: PersonActsProps) {
  const { api } = useApp();
  const [open, setOpen] = useState<PersonAct | null>(null);
  const { id, acts, is_self: isSelf, erase_obstacles: obstacles, state } = person;
  if (isSelf) return <Banner tone="info">{t('acts.self')}</Banner>;
  return (
    <section aria-labelledby="acts" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="acts" className="text-h3">
        {t('acts.title')}
      </h2>
      {acts.length === 0 && <p className="text-ink-2">{t('acts.none')}</p>}
      <div className="needs-script flex flex-wrap gap-3">
        {acts.map((act) => (
          <Button key={act} kind="secondary" aria-expanded={open === act} onClick={() => setOpen(act)}>
            {t(`act.${act}`)}
          </Button>
        ))}
      </div>
      {open !== null && acts.includes(open) && (
        <ActForm
          key={open}
          name={t(`act.${open}`)}
          asksReason={dangerOfAct[open] !== null}
          isDanger={dangers.includes(open)}
          {...offSaleOf(open, person)}
          make={(reason, data) => {
            const offSale = offSaleIn(data);
            return api('admin/person-act', {
              user_id: id,
              act: open,
              ...(offSale !== null && { off_sale: offSale }),
              ...(reason !== '' && { reason }),
            });
          }}
          onDone={onDone}
          onEnd={() => setOpen(null)}
        >
          <p>{t(`act.${open}.text`, { email: person.email, count: person.put_back })}</p>
          {(open === 'block' || open === 'hide' || open === 'erase') && <Ahead person={person} />}
        </ActForm>
      )}
      {state !== 'erased' && obstacles.length > 0 && (
        <p className="text-small text-ink-2">{obstaclesText(obstacles)}</p>
      )}
    </section>
  );
}

const dangers: readonly PersonAct[] = ['hide', 'block', 'erase', 'release-factor'];

/** A block may take the listings of a host off sale; hiding does. Then the host reads the reason, too. */
function offSaleOf(act: PersonAct, { host_name: host, is_hidden: isHidden }: Person) {
  if (act === 'hide') return { fields: bookingChoiceFields, reasonHint: t('reasonMailed') };
  if (act === 'show') return { reasonHint: t('reasonMailed') };
  return act === 'block' && host !== null && !isHidden
    ? { fields: offSaleFields, reasonHint: t('reasonMailedOffSale') }
    : {};
}

/** What the person still has to do with others, by name, before it is decided. */
function Ahead({ person: { bookings, bookings_ahead: count, listings } }: Pick<PersonActsProps, 'person'>) {
  const refs = bookings.filter((one) => one.is_ahead).map(({ ref, date }) => `${ref} (${date})`);
  return (
    <>
      <p>{t('ahead.bookings', { count, list: refs.join(', ') })}</p>
      <p>{t('ahead.listings', { count: listings.length, list: listings.map(listingWords).join('; ') })}</p>
    </>
  );
}

const listingWords = ({ title, guests_ahead: count }: Person['listings'][number]): string =>
  `${title} (${t('listings.guests', { count })})`;

interface Change {
  readonly role: GivenRole;
  readonly give: boolean;
}

/** Roles that may be given or taken now. */
export function RoleActs({ person: { id, can_give: canGive, can_take: canTake }, onDone }: PersonActsProps) {
  const { api } = useApp();
  const [open, setOpen] = useState<Change | null>(null);
  const changes: Change[] = [
    ...canGive.map((role) => ({ role, give: true })),
    ...canTake.map((role) => ({ role, give: false })),
  ];
  return (
    <section aria-labelledby="roles" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="roles" className="text-h3">
        {t('roles.title')}
      </h2>
      <p className="text-small text-ink-2">{t('roles.text')}</p>
      {changes.length === 0 && <p className="text-ink-2">{t('roles.none')}</p>}
      <div className="needs-script flex flex-wrap gap-3">
        {changes.map((change) => (
          <Button
            key={change.role}
            kind="secondary"
            aria-expanded={open?.role === change.role}
            onClick={() => setOpen(change)}
          >
            {nameOf(change)}
          </Button>
        ))}
      </div>
      {open !== null && (
        <ActForm
          key={open.role}
          name={nameOf(open)}
          asksReason
          isDanger={!open.give}
          make={(reason, data) =>
            api('admin/person-role', {
              user_id: id,
              ...open,
              ...(makesStaff(open) && { areas: areasIn(data) }),
              reason,
            })
          }
          {...(makesStaff(open) && areaFields([]))}
          onDone={onDone}
          onEnd={() => setOpen(null)}
        >
          {null}
        </ActForm>
      )}
    </section>
  );
}

const makesStaff = ({ role, give }: Change): boolean => role === 'operator' && give;

const nameOf = ({ role, give }: Change): string =>
  t(give ? 'roles.give' : 'roles.take', { role: roleText(role).toLowerCase() });
