import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { priceText } from '#src/texts/money-text.ts';
import { percentText } from '#src/texts/intl.ts';
import { Money } from '#src/web/ui/text/Money.tsx';
import { SectionHead } from './SectionHead.tsx';
import { t } from './texts.ts';

const steps = ['deposit', 'voucher', 'cash', 'review'] as const;

/** Deposit, voucher, cash, review: the four steps, and one booking split into what is paid when. */
export function HowPayingWorks() {
  const { contentPages } = useApp().settings;
  return (
    <section aria-labelledby="paying" className="section bg-sand py-8 tablet:py-20">
      <div className="shell">
        <SectionHead
          id="paying"
          folio={t('home.payingFolio')}
          title={t('home.payingTitle')}
          lead={t('home.payingLead')}
        />
        <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-5 phone:grid-cols-2 tablet:gap-8 desk:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step} className="border-t-2 border-ink/80 pt-3 tablet:pt-4">
              <span
                aria-hidden
                className="font-serif text-[1.75rem] leading-none font-[560] text-brand tablet:text-[2.5rem]"
              >
                {index + 1}
              </span>
              <h3 className="mt-1.5 text-body tablet:mt-3 tablet:text-h3">{t(`home.step.${step}`)}</h3>
              <p className="mt-1 text-small text-ink-2 tablet:mt-1.5 tablet:text-body">{t(`home.step.${step}Text`)}</p>
            </li>
          ))}
        </ol>
        <Example />
        {contentPages.includes('how-it-works') && (
          <p className="mt-3 tablet:mt-6">
            <a href={contentPageUrl('how-it-works')} className="link inline-flex min-h-11 items-center">
              {t('home.payingMore')}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

function Part({
  className,
  label,
  cents,
}: {
  readonly className: string;
  readonly label: string;
  readonly cents: number;
}) {
  return (
    <div
      style={{ flexGrow: cents }}
      className={`basis-0 min-w-[min(8.5rem,100%)] px-3.5 py-3 tablet:px-5 tablet:py-4 ${className}`}
    >
      <Money cents={cents} className="block text-h3 font-bold" />
      <span className="font-medium">{label}</span>
    </div>
  );
}

/** The booking with the marketplace's own rates: the bar shows the same split that checkout will. */
function Example() {
  const { rates } = useApp().settings;
  const { pax, price_cents, total_cents, online_cents, cash_cents } = rates.example;
  return (
    <figure className="mt-5 rounded-panel bg-surface p-4 shadow-1 tablet:mt-12 tablet:p-8">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="font-medium">{t('home.exampleTitle')}</span>
        <span className="text-ink-2">
          {t('home.exampleTotal')} <Money cents={total_cents} className="font-bold text-ink" />
        </span>
      </figcaption>
      <div className="mt-3 flex flex-wrap gap-1.5 tablet:mt-4 overflow-hidden rounded-control text-small tablet:text-body">
        <Part className="bg-brand text-on-brand" label={t('home.exampleOnline')} cents={online_cents} />
        <Part className="bg-marigold text-on-marigold" label={t('home.exampleCash')} cents={cash_cents} />
      </div>
      <p className="mt-3 text-small text-ink-2 tablet:mt-4">
        {t('home.exampleNote', {
          count: pax,
          price: priceText(price_cents),
          deposit: percentText(rates.deposit),
          fee: percentText(rates.serviceFee),
        })}
      </p>
    </figure>
  );
}
