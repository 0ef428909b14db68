import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { Outlook } from './load.ts';
import { t } from './texts.ts';

/** To whom something is owed, why who is not paid, and the one button that makes a run. */
export function NextRun({ outlook }: { readonly outlook: Outlook }) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const money = (amount: number): string => priceText(wireCents(amount));
  const make = (): void =>
    void run(async () => {
      const answer = await api('payout/run-make', {});
      if (!answer.ok) return failureText(answer);
      navigate(`${path}${buildQuery({ run: String(answer.data.number) })}`);
      return null;
    });
  const { minimum, total, owed, hosts, data } = outlook;
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="text-h3">
        {t('outlook.title')}
      </h2>
      <p className="mt-1 text-ink-2">
        {data.length === 0
          ? t('outlook.none')
          : t('outlook.text', { owed: money(owed), total: money(total), minimum: money(minimum) })}
      </p>
      <FormMessage text={trouble} />
      {data.length > 0 && (
        <Button
          className="needs-script mt-3"
          disabled={hosts === 0}
          loading={busy}
          loadingLabel={t('busy')}
          onClick={make}
        >
          {t('outlook.make', { count: hosts })}
        </Button>
      )}
      <ul className="mt-3">
        {data.map(({ host_id: id, name, owed: amount, country, ending, verdict }) => (
          <li key={id} className="flex items-start justify-between gap-4 border-t border-line py-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{name}</span>
              <span className="block text-small text-ink-2">
                {t(`verdict.${verdict}`)}
                {ending !== '' && ` · ${t('account', { country, ending })}`}
              </span>
            </span>
            <span className="numbers shrink-0 font-bold">{money(amount)}</span>
          </li>
        ))}
      </ul>
      {outlook.is_cut && <p className="mt-2 text-small text-ink-2">{t('outlook.more')}</p>}
    </section>
  );
}
