// /admin/people: who has an account (docs/back-office.md#people).
import { personList } from '#src/contract/admin/person-list.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { nameText, rolesText, roleText, stateText } from './people/person-text.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { personRoles, personStates } from '#src/domain/admin/person-acts.ts';
import { StaffInvitations } from './StaffInvitations.tsx';
import { listPage } from './kit/list-page.tsx';
import { t } from './people-texts.ts';

/** Found by name, address or number, narrowed to a role or a state. Who gives roles sees invitations to the staff. */
export const { load, Page } = listPage({
  list: personList,
  call: 'admin/people',
  text: t,
  choices: () => ({
    role: personRoles.map((value) => ({ value, label: roleText(value) })),
    state: personStates.map((value) => ({ value, label: stateText(value) })),
  }),
  cells: {
    name: ({ id, name }) => (
      <a href={adminPersonUrl(id)} className="link inline-flex min-h-6 min-w-36 items-center font-medium wrap-anywhere">
        {nameText(name)}
      </a>
    ),
    email: ({ email }) => <span className="block min-w-56 wrap-anywhere">{email}</span>,
    phone: ({ phone }) => <span className="whitespace-nowrap">{phone}</span>,
    roles: ({ roles }) => rolesText(roles),
    state: ({ state }) => stateText(state),
    made_at: (person) => <span className="whitespace-nowrap">{instantText(person.made_at, 'UTC')}</span>,
    signed_in_at: ({ signed_in_at: at }) => (
      <span className="whitespace-nowrap">{at === null ? t('never') : instantText(at, 'UTC')}</span>
    ),
  },
  async load({ api }) {
    const invitations = await api('admin/staff-invitations', {});
    return invitations.ok ? invitations.data.data : null;
  },
  around: ({ filter, rows }, { beside: invitations }) => (
    <>
      {filter}
      {invitations !== null && <StaffInvitations invitations={invitations} />}
      {rows}
    </>
  ),
});
