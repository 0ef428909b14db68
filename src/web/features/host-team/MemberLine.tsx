import { useState } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Member } from './load.ts';
import { t } from './texts.ts';
import { useChange } from './use-change.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

interface MemberLineProps {
  readonly member: Member;
  readonly hostId: string;
  readonly onSaid: (text: string) => void;
}

/** Somebody in the team: another role at a choice, out at two presses. */
export function MemberLine({ member, hostId, onSaid }: MemberLineProps) {
  const { api } = useApp();
  const { busy, trouble, send } = useChange(onSaid);
  const [isAsking, setAsking] = useState(false);
  const { user_id: id, name, email, role, roles, since, is_me: isMe, can_remove: canRemove } = member;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
            <Written>{name}</Written>
            {isMe && <Badge tone="jade">{t('member.you')}</Badge>}
          </p>
          <p className="text-small text-ink-2 wrap-anywhere">{email}</p>
          <p className="text-small text-ink-2">{t('member.since', { date: dateText(since.slice(0, 10)) })}</p>
        </div>
        {roles.length === 0 ? (
          <span className="font-medium">{t(`role.${role}`)}</span>
        ) : (
          <div className="w-full max-w-52">
            <Select
              label={t('member.role', { name })}
              value={role}
              options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
              aria-busy={busy || undefined}
              onChange={(event) => {
                const chosen = roles.find((one) => one === event.target.value);
                if (chosen !== undefined)
                  send(() => api('team/change', { host_id: hostId, user_id: id, role: chosen }));
              }}
            />
          </div>
        )}
      </div>
      <FormMessage text={trouble} />
      {canRemove &&
        (isAsking ? (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-small">{t('member.sureText', { name })}</p>
            <Button
              kind="danger"
              size="small"
              loading={busy}
              loadingLabel={t('busy')}
              onClick={() => send(() => api('team/remove', { host_id: hostId, user_id: id }))}
            >
              {t('member.sure')}
            </Button>
          </div>
        ) : (
          <Button
            kind="quiet"
            size="small"
            className="needs-script justify-self-start"
            aria-label={t('member.removeOf', { name })}
            onClick={() => setAsking(true)}
          >
            {t('member.remove')}
          </Button>
        ))}
    </li>
  );
}
