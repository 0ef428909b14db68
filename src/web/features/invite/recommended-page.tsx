// /with/{code}: who recommends, one button that keeps it, and a way on without (docs/partners.md#the-link).
import { ThumbsUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useConsent } from '#src/web/analytics/consent.ts';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { loadRecommended, type RecommendedData } from './load-recommended.ts';
import { t } from './texts.ts';

export const load = loadRecommended;

/** A card in the middle of the page, like that of an invitation. */
export function Page({ data }: { readonly data: RecommendedData }) {
  const { name, good_days: days, code, to, form } = data;
  const { api } = useApp();
  const { navigate } = useNavigation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(form?.trouble ?? null);
  useVisit(code);
  const goOn = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const answer = await api('partner/visit', { code, keep: true });
    if (answer.ok) return navigate(to);
    setBusy(false);
    setTrouble(failureText(answer));
  };
  const hasName = name !== '';
  return (
    <div className="shell py-10 tablet:py-16">
      <div className="mx-auto grid max-w-[34rem] justify-items-center gap-5 rounded-panel bg-sand px-5 py-10 text-center tablet:px-10">
        <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
          <ThumbsUp aria-hidden size={30} />
        </span>
        <h1 className="text-h1 wrap-anywhere">
          {hasName ? t('recommended.title', { name }) : t('recommended.titleNameless')}
        </h1>
        <p className="text-lead wrap-anywhere text-ink-2">
          {hasName ? t('recommended.lead', { name }) : t('recommended.leadNameless')}
        </p>
        {to !== '/' && <p className="text-ink-2">{t('recommended.listing')}</p>}
        <FormMessage text={trouble} />
        <form
          method="post"
          className="w-full"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void goOn();
          }}
        >
          {form !== null && <input type="hidden" name="csrf" value={form.csrf} />}
          <Button type="submit" full loading={busy} loadingLabel={t('recommended.busy')}>
            {hasName ? t('recommended.go', { name }) : t('recommended.goNameless')}
          </Button>
        </form>
        <a href={to} className={buttonLook('secondary', 'medium', true)}>
          {t('recommended.without')}
        </a>
        <p className="text-small text-ink-2">
          {hasName
            ? t('recommended.once', { name, days: String(days) })
            : t('recommended.onceNameless', { days: String(days) })}
        </p>
      </div>
    </div>
  );
}

/** The visit is counted; it is kept where the visitor has agreed to be remembered, also by a yes that is given here. */
function useVisit(code: string): void {
  const { api } = useApp();
  const consent = useConsent();
  useEffect(() => {
    if (consent !== 'waiting') void api('partner/visit', { code, keep: consent === 'granted' });
  }, [api, code, consent]);
}
