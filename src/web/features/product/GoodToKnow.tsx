import type { Course } from '../../booking/booking-course.ts';
import { policySentences } from '../../booking/policy-words.ts';
import { dateText } from '../../ui/local-time-text.ts';
import { Section } from './Section.tsx';
import { policyExample } from './policy-example.ts';
import { t } from './t.ts';

/** Cancelling and paying in plain words, before anybody pays (product 4 and 6). */
export function GoodToKnow({ course }: { readonly course: Course }) {
  const example = policyExample(course);
  return (
    <Section id="good-to-know" title={t('good.title')}>
      <div className="grid gap-x-10 gap-y-7 tablet:grid-cols-2">
        <div>
          <h3 className="mb-2 text-h3">{t('good.policy')}</h3>
          <ul className="grid gap-2">
            {policySentences(course.policy).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {example !== null && (
            <div className="mt-4 rounded-control bg-sand p-4 text-small">
              <p className="font-medium">{t('good.example', { date: dateText(example.date), time: example.time })}</p>
              <ul className="numbers mt-1 grid gap-1">
                {example.deadlines.map((deadline) => (
                  <li key={deadline}>{deadline}</li>
                ))}
              </ul>
              <p className="mt-1 text-ink-2">{t('good.exampleZone', { city: course.city.name })}</p>
            </div>
          )}
        </div>
        <div>
          <h3 className="mb-2 text-h3">{t('good.paying')}</h3>
          <p>{t('good.payingText', { currency: course.city.currency })}</p>
          {course.confirmation === 'on_request' && <p className="mt-2">{t('good.request')}</p>}
        </div>
      </div>
    </Section>
  );
}
