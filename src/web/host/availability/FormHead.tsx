import { ChevronLeft } from 'lucide-react';
import { type CalendarView, viewUrl } from './calendar-view.ts';
import { t } from './texts.ts';

interface FormHeadProps {
  readonly place: CalendarView;
  readonly title: string;
  readonly text: string;
}

export function FormHead({ place, title, text }: FormHeadProps) {
  return (
    <div className="mb-5 grid max-w-160 gap-2">
      <a href={viewUrl(place, { form: null })} className="link inline-flex min-h-11 items-center gap-1 text-small">
        <ChevronLeft aria-hidden size={16} className="rtl:-scale-x-100" />
        {t('back')}
      </a>
      <h2 className="text-h3">{title}</h2>
      <p className="text-ink-2">{text}</p>
    </div>
  );
}
