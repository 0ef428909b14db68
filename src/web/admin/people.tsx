// /admin/people: who has an account (docs/back-office.md#people).
import { personList } from '#src/contract/admin/person-list.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { areaFields, areasIn } from './AreaBoxes.tsx';
import { nameText, rolesText, roleText, stateText, areasText } from './people-words.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { personRoles, personStates } from '#src/domain/account/person-acts.ts';
import { listPage } from './kit/list-page.tsx';
import { t } from './people-texts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Act, Acts, textIn } from './kit/act-form.tsx';
import { useDone } from './kit/admin-page.tsx';
import { Section } from './kit/sections.tsx';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';

/** Invitations to the staff that wait or have expired. */
type Invitations = CallOutput<'admin/staff-invitations'>['data'];

/** Colleagues who are invited to the staff, and a form to invite one more (docs/back-office.md#invitations). */
export function StaffInvitations({ invitations }: { readonly invitations: Invitations }) {
  const { api } = useApp();
  const { banner, onDone } = useDone();
  return (
    <Section id="invitations" title={t('staff.title')} className="mb-7 max-w-160">
      {banner}
      <Acts acts={[inviteAct(api)]} look="small" onDone={onDone} />
      {invitations.length > 0 && (
        <ul>
          {invitations.map(({ id, email, areas, invited_by: by, state, expires_at: until }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2.5"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-medium">{email}</span>
                <span className="block text-small text-ink-2">
                  {t('staff.line', { areas: areasText(areas), by })} ·{' '}
                  {t(`staff.${state}`, { date: dateText(until.slice(0, 10)) })}
                </span>
              </span>
              <Acts
                acts={[
                  {
                    name: t('staff.withdraw'),
                    openName: t('staff.withdrawNamed', { email }),
                    text: <p>{t('staff.withdrawText')}</p>,
                    isDanger: true,
                    reason: null,
                    make: () => api('admin/staff-revoke', { invitation_id: id }),
                  },
                ]}
                look="small"
                onDone={onDone}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const boxes = areaFields(['support']);

const inviteAct = (api: Api): Act => ({
  name: t('staff.invite'),
  submit: t('staff.send'),
  text: <p>{t('staff.inviteText')}</p>,
  renderFields: (errorOf) => (
    <>
      <TextField
        label={t('staff.email')}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        error={errorOf('email')}
      />
      {boxes.renderFields(errorOf)}
    </>
  ),
  check: (data) => ({
    ...boxes.check(data),
    ...(textIn(data, 'email') === '' && { email: t('staff.emailMissing') }),
  }),
  make: (reason, data) => api('admin/staff-invite', { email: textIn(data, 'email'), areas: areasIn(data), reason }),
});

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
