// Switches for emails about free seats and lower prices (docs/domain/accounts.md#alerts).
import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useSession } from '#src/web/platform/session/session.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { t } from './texts.ts';

export type Alerts = CallOutput<'wish-alert/list'>;

interface SwitchProps {
  readonly label: string;
  /** Where several have one label: spoken instead of it. */
  readonly spoken?: string | undefined;
  readonly onText: string;
  readonly first: boolean;
  readonly save: (isWanted: boolean) => Promise<ApiAnswer<'wish-alert/seat' | 'wish-alert/price'>>;
}

function AlertSwitch({ label, spoken, onText, first, save }: SwitchProps) {
  const { isLoaded, isLogin } = useSession();
  const [isOn, setOn] = useState(first);
  const { busy, trouble, run } = useTask();
  const press = (): void => {
    if (isLoaded && !isLogin && openPopup('login')) return;
    void run(async () => {
      const answer = await save(!isOn);
      if (!answer.ok) return failureText(answer);
      setOn(!isOn);
      return null;
    });
  };
  return (
    <div className="needs-script relative z-1 text-small">
      <span role="status">{isOn && onText} </span>
      <Button
        kind="quiet"
        size="small"
        className="max-w-full text-start"
        aria-label={isOn ? undefined : spoken}
        loading={busy}
        loadingLabel={t('busy')}
        onClick={press}
      >
        {!isOn && <Bell aria-hidden size={16} />}
        {isOn ? t('alert.stop') : label}
      </Button>
      <FormMessage text={trouble} />
    </div>
  );
}

interface SeatAlertProps {
  readonly day: Omit<CallInput<'wish-alert/seat'>, 'is_wanted'>;
  readonly isOn: boolean;
  /** Several on one page. */
  readonly isNamed?: boolean;
}

/** For a day without enough seats; visitors log in first. */
export function SeatAlert({ day, isOn, isNamed = false }: SeatAlertProps) {
  const { api } = useApp();
  const { time } = day;
  return (
    <AlertSwitch
      label={t('alert.seat')}
      spoken={isNamed && time !== undefined ? t('alert.seatAt', { time }) : undefined}
      onText={t('alert.seatOn')}
      first={isOn}
      save={(is_wanted) => api('wish-alert/seat', { ...day, is_wanted })}
    />
  );
}

interface PriceAlertProps {
  readonly hasAlert: boolean;
  readonly onChange: (alerts: Alerts) => void;
}

/** For the whole list, now and later. */
export function PriceAlert({ hasAlert, onChange }: PriceAlertProps) {
  const { api } = useApp();
  return (
    <AlertSwitch
      label={t('alert.price')}
      onText={t('alert.priceOn')}
      first={hasAlert}
      save={async (is_wanted) => {
        const answer = await api('wish-alert/price', { is_wanted });
        if (answer.ok) onChange(answer.data);
        return answer;
      }}
    />
  );
}

interface PriceBellProps {
  readonly course: { readonly id: number; readonly title: string };
  readonly isOff: boolean;
}

/** One listing, while the whole list is on. */
export function PriceBell({ course: { id: course_id, title }, isOff: first }: PriceBellProps) {
  const { api } = useApp();
  const [isOff, setOff] = useState(first);
  const { busy, trouble, run } = useTask();
  const press = (): void =>
    void run(async () => {
      const answer = await api('wish-alert/price', { course_id, is_wanted: isOff });
      if (!answer.ok) return failureText(answer);
      setOff(!isOff);
      return null;
    });
  return (
    <div className="needs-script absolute end-14 top-2 z-1 grid justify-items-end gap-2">
      <IconButton
        label={t('alert.priceOf', { title })}
        title={isOff ? t('alert.bellOff') : t('alert.bellOn')}
        tone="surface"
        aria-pressed={!isOff}
        disabled={busy}
        onClick={press}
      >
        {isOff ? <BellOff aria-hidden size={20} /> : <Bell aria-hidden size={20} className="fill-current text-brand" />}
      </IconButton>
      <FormMessage text={trouble} />
    </div>
  );
}
