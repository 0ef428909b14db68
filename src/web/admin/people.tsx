// /admin/people: who has an account (docs/back-office.md#people).
import { personList } from '#src/contract/admin/person-list.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { nameText, rolesText, roleText, stateText, areasText } from './people-words.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { personRoles, personStates } from '#src/domain/account/person-acts.ts';
import { listPage } from './kit/list-page.tsx';
import { t } from './people-texts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { useState } from 'react';
import { ActForm } from './ActForm.tsx';
import { areaFields, areasIn } from './AreaBoxes.tsx';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';

/** Invitations to the staff that wait or have expired. */
type Invitations = CallOutput<'admin/staff-invitations'>['data'];

/** Who was invited to the staff, and a form to invite one more (docs/back-office.md#invitations). */
export function StaffInvitations({ invitations }: { readonly invitations: Invitations }) {
  const { path, search, navigate } = useNavigation();
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const onDone = (what: string): void => {
    setSaid(what);
    setOpen(null);
    navigate(path + search, { replace: true });
  };
  return (
    <section aria-labelledby="invitations" className="mb-7 grid max-w-160 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="invitations" className="text-h3">
          {t('staff.title')}
        </h2>
        <div className="needs-script">
          <Button kind="secondary" size="small" aria-expanded={open === 'new'} onClick={() => setOpen('new')}>
            {t('staff.invite')}
          </Button>
        </div>
      </div>
      {said !== null && <Banner tone="success">{said}</Banner>}
      {open === 'new' && <InviteForm onEnd={() => setOpen(null)} onDone={onDone} />}
      {invitations.length > 0 && (
        <ul>
          {invitations.map((one) => (
            <Invited
              key={one.id}
              invitation={one}
              isOpen={open === one.id}
              onOpen={() => setOpen(one.id)}
              onEnd={() => setOpen(null)}
              onDone={onDone}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface FormProps {
  readonly onEnd: () => void;
  readonly onDone: (said: string) => void;
}

interface InvitedProps extends FormProps {
  readonly invitation: Invitations[number];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Invited({ invitation, isOpen, onOpen, onEnd, onDone }: InvitedProps) {
  const { api } = useApp();
  const { id, email, areas, invited_by: by, state, expires_at: until } = invitation;
  return (
    <li className="grid gap-2 border-t border-line py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-medium">{email}</span>
          <span className="block text-small text-ink-2">
            {t('staff.line', { areas: areasText(areas), by })} ·{' '}
            {t(`staff.${state}`, { date: dateText(until.slice(0, 10)) })}
          </span>
        </span>
        <span className="needs-script">
          <Button
            kind="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-label={t('staff.withdrawNamed', { email })}
            onClick={onOpen}
          >
            {t('staff.withdraw')}
          </Button>
        </span>
      </div>
      {isOpen && (
        <ActForm
          name={t('staff.withdraw')}
          asksReason={false}
          isDanger
          make={() => api('admin/staff-revoke', { invitation_id: id })}
          onDone={onDone}
          onEnd={onEnd}
        >
          <p>{t('staff.withdrawText')}</p>
        </ActForm>
      )}
    </li>
  );
}

const boxes = areaFields(['support']);
const emailIn = (data: FormData): string => String(data.get('email') ?? '').trim();

const inviteFields = (errorOf: FormWork['errorOf']) => (
  <>
    <TextField
      label={t('staff.email')}
      name="email"
      type="email"
      autoComplete="off"
      maxLength={254}
      error={errorOf('email')}
    />
    {boxes.fields(errorOf)}
  </>
);

function InviteForm({ onEnd, onDone }: FormProps) {
  const { api } = useApp();
  return (
    <ActForm
      name={t('staff.send')}
      asksReason
      isDanger={false}
      fields={inviteFields}
      check={(data) => ({
        ...boxes.check(data),
        ...(emailIn(data) === '' && { email: t('staff.emailMissing') }),
      })}
      make={(reason, data) => api('admin/staff-invite', { email: emailIn(data), areas: areasIn(data), reason })}
      onDone={onDone}
      onEnd={onEnd}
    >
      <p>{t('staff.inviteText')}</p>
    </ActForm>
  );
}

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
