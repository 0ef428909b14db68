import { productDetailUrl } from '#src/contract/urls.ts';
import { CodeField } from '../../booking/CodeField.tsx';
import { PriceSummary } from '../../booking/PriceSummary.tsx';
import { tn as bookingCount, t as booking } from '../../booking/t.ts';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { CodeWithoutScript } from './CodeWithoutScript.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { t } from './t.ts';
import type { CodeState } from './use-code.ts';

interface SummaryProps {
  readonly data: CheckoutData;
  readonly code: CodeState;
  /** The way back to the widget; left out in the sheet, whose Back leads there. */
  readonly hasWayBack: boolean;
}

/** What is booked and what it costs, with the code. */
export function Summary({ data, code, hasWayBack }: SummaryProps) {
  const { course, query } = data;
  const [image] = course.images;
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-4">
        {image !== undefined && (
          <Picture image={image} shape="card" sizes="112px" decorative className="h-20 w-28 shrink-0 rounded-control" />
        )}
        <div className="min-w-0 flex-1 basis-40">
          <p className="leading-snug font-bold">{course.title}</p>
          <p className="mt-1 text-small">
            <LocalTime
              date={query.date}
              time={query.time}
              zone={course.time_zone}
              zoneLabel={booking('zone.local', { city: course.city.name })}
            />
          </p>
          <p className="text-small">{bookingCount('book.guestsCount', query.pax)}</p>
        </div>
      </div>
      {hasWayBack && (
        <a
          href={`${path}?date=${query.date}&time=${query.time}&pax=${query.pax}#book`}
          className="link inline-flex min-h-11 items-center justify-self-start text-small"
        >
          {t('review.back')}
        </a>
      )}
      <PriceSummary quote={code.quote} code={code.applied} busy={code.busy} />
      <CodeField
        isOpen={code.isOpen}
        typed={code.typed}
        applied={code.applied}
        busy={code.busy}
        error={code.error}
        quote={code.quote}
        onToggle={code.setOpen}
        onType={code.setTyped}
        onApply={code.apply}
        onCancel={code.cancel}
      />
      <CodeWithoutScript query={query} tried={code.error === 'refused' ? data.triedCode : null} />
    </div>
  );
}
