// /admin/people: all accounts (docs/reference/back-office.md#people).
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { personList } from '#src/contract/admin/people-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { personRoles, personStates } from '#src/domain/account/person-acts.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { areaFields, areasIn, areasText, nameText, rolesText } from './AreaBoxes.tsx';
import { Section } from './kit/Section.tsx';
import { type Act, Acts } from './kit/act-form.tsx';
import { useDone } from './kit/admin-page.tsx';
import { instantCell, linkTo, longText, oneLine } from './kit/cells.tsx';
import { Rows } from './kit/facts.tsx';
import { textIn } from './kit/fields.tsx';
import { listPage } from './kit/list-page.tsx';
import { choicesOf } from './kit/values.ts';
import { t } from './people-texts.ts';

type Invitations = CallOutput<'admin/staff-invitations'>['data'];

/** Staff invitations, and a form to invite (docs/reference/back-office.md#invitations). */
export function StaffInvitations({ invitations }: { readonly invitations: Invitations }) {
  const { api } = useApp();
  const { banner, onDone } = useDone();
  return (
    <Section id="invitations" title={t('staff.title')} className="mb-7 max-w-160">
      {banner}
      <Acts acts={[inviteAct(api)]} look="small" onDone={onDone} />
      <Rows
        none=""
        rows={invitations.map(({ id, email, areas, invited_by: by, state, expires_at: until }) => ({
          key: id,
          main: email,
          below: `${t('staff.line', { areas: areasText(areas), by })} · ${t(`staff.${state}`, { date: dateText(until.slice(0, 10)) })}`,
          acts: <Acts acts={[withdrawAct(id, email, api)]} look="small" onDone={onDone} />,
        }))}
      />
    </Section>
  );
}

const withdrawAct = (id: string, email: string, api: Api): Act => ({
  name: t('staff.withdraw'),
  openName: t('staff.withdrawNamed', { email }),
  text: <p>{t('staff.withdrawText')}</p>,
  isDanger: true,
  reason: null,
  make: () => api('admin/staff-revoke', { invitation_id: id }),
});

const inviteAct = (api: Api): Act => ({
  name: t('staff.invite'),
  submit: t('staff.send'),
  text: <p>{t('staff.inviteText')}</p>,
  fields: [{ kind: 'email', name: 'email', label: t('staff.email'), most: 254, missing: t('staff.emailMissing') }],
  ...areaFields(['support']),
  make: (reason, data) => api('admin/staff-invite', { email: textIn(data, 'email'), areas: areasIn(data), reason }),
});

/** Staff invitations only for those who may give roles. */
export const { load, Page } = listPage({
  list: personList,
  call: 'admin/people',
  text: t,
  choices: () => ({
    role: choicesOf(personRoles, (role) => t(`role.${role}`)),
    state: choicesOf(personStates, (state) => t(`state.${state}`)),
  }),
  cells: {
    name: ({ id, name }) => linkTo(adminPersonUrl(id), nameText(name), 'min-w-36 font-medium wrap-anywhere'),
    email: ({ email }) => longText(email, 56),
    phone: ({ phone }) => oneLine(phone),
    roles: ({ roles }) => rolesText(roles),
    state: ({ state }) => t(`state.${state}`),
    made_at: (person) => instantCell(person.made_at),
    signed_in_at: (person) => instantCell(person.signed_in_at, t('never')),
  },
  async load({ api }) {
    const invitations = await api('admin/staff-invitations', {});
    return invitations.ok ? invitations.data.data : null;
  },
  around: ({ filter, rows }, { extra: invitations }) => (
    <>
      {filter}
      {invitations !== null && <StaffInvitations invitations={invitations} />}
      {rows}
    </>
  ),
});
