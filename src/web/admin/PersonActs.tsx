import type { CallOutput } from '#src/contract/types.ts';
import { dangerOfAct, type GivenRole, type PersonAct } from '#src/domain/account/person-acts.ts';
import type { DeletionObstacle } from '#src/domain/account/deletion.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { areaFields, areasIn } from './AreaBoxes.tsx';
import { roleText } from './people-words.ts';
import { bookingChoiceFields, offSaleFields, offSaleIn } from './BookingChoice.tsx';
import { type Act, Acts } from './kit/act-form.tsx';
import { Section } from './kit/sections.tsx';
import { t } from './people-texts.ts';

type Person = CallOutput<'admin/person'>;

interface PersonActsProps {
  readonly person: Person;
  readonly onDone: (message: string) => void;
}

/** What may be done with the account now, each in two steps. */
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

/** A block may take the listings of a host off sale; hiding does. Then the host reads the reason, too. */
function offSaleOf(act: PersonAct, { host_name: host, is_hidden: isHidden }: Person): Partial<Act> {
  if (act === 'hide') return { renderFields: bookingChoiceFields, reason: { hint: t('reasonMailed') } };
  if (act === 'show') return { reason: { hint: t('reasonMailed') } };
  return act === 'block' && host !== null && !isHidden
    ? { renderFields: offSaleFields, reason: { hint: t('reasonMailedOffSale') } }
    : {};
}

/** What has to end before personal data can be erased. */
const obstaclesText = (obstacles: readonly DeletionObstacle[]): string =>
  t('obstacles', { list: obstacles.map((one) => t(`obstacle.${one}`)).join('; ') });

/** What the person still has to do with others, by name, before it is decided. */
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

/** Roles that may be given or taken now. */
export function RoleActs({ person: { id, can_give: canGive, can_take: canTake }, onDone }: PersonActsProps) {
  const { api } = useApp();
  const act = (role: GivenRole, give: boolean): Act => {
    const makesStaff = role === 'operator' && give;
    return {
      name: t(give ? 'roles.give' : 'roles.take', { role: roleText(role).toLowerCase() }),
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
