import { useState } from 'react';
import { AnswerBox } from './AnswerBox.tsx';
import { HostAnswer } from './HostAnswer.tsx';
import type { OpenInquiry } from './inquiry.ts';
import { InquiryHead } from './InquiryHead.tsx';
import { Question } from './Question.tsx';
import { t } from './t.ts';
import { Verify } from './Verify.tsx';

/** A question with what has become of it; what its viewer can do stands where the eye is. */
export function InquiryView({ open: { inquiry: first, opener } }: { readonly open: OpenInquiry }) {
  const [inquiry, setInquiry] = useState(first);
  const isHost = inquiry.viewer === 'host';
  const open = { inquiry, opener };
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <InquiryHead inquiry={inquiry} />
      {inquiry.status === 'unverified' && !isHost && <Verify open={open} onOpened={setInquiry} />}
      <AnswerBox inquiry={inquiry} />
      <Question inquiry={inquiry} />
      {inquiry.can.answer && <HostAnswer open={open} onAnswered={setInquiry} />}
      {!isHost && (
        <p className="text-small text-ink-2">
          {t('privacy')}{' '}
          <a href={inquiry.course_url} className="link">
            {t('seeCourse')}
          </a>
        </p>
      )}
    </div>
  );
}
