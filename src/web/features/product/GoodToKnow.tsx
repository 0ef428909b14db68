import type { Course } from '../../booking/booking-course.ts';
import { policySentences } from '../../booking/policy-words.ts';
import { Section } from './Section.tsx';
import { t } from './t.ts';

/** Cancelling and paying in plain words, before anybody pays (product 4 and 6). */
export function GoodToKnow({ course }: { readonly course: Course }) {
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
