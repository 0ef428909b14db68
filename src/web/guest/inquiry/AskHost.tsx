import { MessageCircleQuestion } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import type { SentInquiry } from './inquiry.ts';
import { t } from '#src/web/guest/texts.ts';

const InquiryForm = lazy(() => import('./InquiryForm.tsx').then((module) => ({ default: module.InquiryForm })));
const InquirySent = lazy(() => import('./InquirySent.tsx').then((module) => ({ default: module.InquirySent })));

/** Asks a host a question, with its two popups: the form, and what happens next (docs/domain/messages.md#states). */
export function AskHost({ course }: { readonly course: Course }) {
  const [sent, setSent] = useState<SentInquiry | null>(null);
  const host = course.host.name;
  return (
    <>
      <Button kind="secondary" size="small" className="needs-script" onClick={() => openPopup('inquiry')}>
        <MessageCircleQuestion aria-hidden size={18} />
        {t('ask.button')}
      </Button>
      <Popup name="inquiry" title={t('ask.title', { host })} size="medium">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <InquiryForm
            course={course}
            onSent={(inquiry) => {
              setSent(inquiry);
              openPopup('inquiry-sent');
            }}
          />
        </Suspense>
      </Popup>
      <Popup name="inquiry-sent" title={t('ask.sentTitle')}>
        <Suspense fallback={<Skeleton className="h-40" />}>
          {sent !== null && <InquirySent inquiry={sent} host={host} />}
        </Suspense>
      </Popup>
    </>
  );
}
