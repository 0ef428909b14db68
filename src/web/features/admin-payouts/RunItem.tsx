import { type SubmitEvent, useState } from 'react';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { OpenRun } from './load.ts';
import { t } from './texts.ts';

type Item = OpenRun['items'][number];

/** One host in a run; the bank may not have paid them, or sent it back. */
export function RunItem({ item }: { readonly item: Item }) {
  return (
    <li className="border-t border-line py-3">
      <div className="flex items-start justify-between gap-4">
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-medium">
            {item.place}. {item.host_name}
          </span>
          <span className="block text-small text-ink-2">
            {t(`item.state.${item.state}`)}
            {item.ending !== '' && ` · ${t('account', { country: item.country, ending: item.ending })}`}
          </span>
          {item.fail_reason !== '' && (
            <span className="block text-small">{t('item.failed', { reason: item.fail_reason })}</span>
          )}
        </span>
        <span className="numbers shrink-0 font-bold">{priceText(wireCents(item.amount))}</span>
      </div>
      {item.can_fail && <FailForm itemId={item.id} />}
    </li>
  );
}

function FailForm({ itemId }: { readonly itemId: string }) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [reason, setReason] = useState('');
  const fail = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await api('payout/item-fail', { item_id: itemId, reason: reason.trim() });
      if (!answer.ok) return failureText(answer);
      navigate(path + search, { replace: true });
      return null;
    });
  };
  return (
    <details className="needs-script">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('item.fail')}</summary>
      <form onSubmit={fail} className="mt-1 grid max-w-120 gap-3">
        <FormMessage text={trouble} />
        <TextField
          label={t('item.reason')}
          required
          minLength={3}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" kind="danger" loading={busy} loadingLabel={t('busy')}>
          {t('item.fail')}
        </Button>
      </form>
    </details>
  );
}
