import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { Waiting } from './load.ts';
import { t } from './texts.ts';

type Step = Waiting['opening'][number]['step'];

/** Where a step is done; some are done on the machine alone. */
const pages: Readonly<Partial<Record<Step, string>>> = {
  terms: `${adminRoutes['admin-content'].path}/terms-of-service`,
  city: adminRoutes['admin-places'].path,
  rates: adminRoutes['admin-rates'].path,
  listing: adminRoutes['admin-listings'].path,
  staff: adminRoutes['admin-people'].path,
};

/** What is missing until guests can book and pay, each with a tick or its page (docs/back-office.md#steps-to-open). */
export function Opening({ steps }: { readonly steps: Waiting['opening'] }) {
  const done = steps.filter(({ is_done: isDone }) => isDone).length;
  return (
    <section aria-labelledby="opening" className="mb-8 rounded-card border border-line bg-surface px-4 py-3">
      <h2 id="opening" className="text-h3">
        {t('opening.title', { done, all: steps.length })}
      </h2>
      <p className="mt-1 text-ink-2">{t('opening.text')}</p>
      <ul className="mt-2">
        {steps.map(({ step, is_done: isDone }) => (
          <li key={step} className="flex items-start gap-3 border-t border-line py-2.5 first:border-0">
            <span className={isDone ? 'w-18 shrink-0 text-small text-success' : 'w-18 shrink-0 text-small font-bold'}>
              {t(isDone ? 'opening.done' : 'opening.open')}
            </span>
            <span className="min-w-0">
              <StepName step={step} isDone={isDone} />
              {!isDone && <span className="block text-small text-ink-2">{t(`step.${step}.text`)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StepName({ step, isDone }: { readonly step: Step; readonly isDone: boolean }) {
  const href = pages[step];
  if (isDone || href === undefined) return <span className="font-medium">{t(`step.${step}`)}</span>;
  return (
    <a href={href} className="link font-medium">
      {t(`step.${step}`)}
    </a>
  );
}
