import { useState } from 'react';
import { dashboardInquiryUrl } from '#src/contract/addresses/urls.ts';
import { failureText, isRefusedAs } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { EntryHead, type EntryWork, Fact } from './EntryHead.tsx';
import type { Entry } from './load.ts';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

type Question = Extract<Entry, { kind: 'question' }>;

interface QuestionCardProps extends EntryWork {
  readonly entry: Question;
}

const outcomes = ['answered', 'offered', 'declined', 'expired', 'booked'] as const;

/** A guest's question: answered here in words; an offer with a price has the page of the question. */
export function QuestionCard({ entry: { inquiry, host, until }, ...work }: QuestionCardProps) {
  const { guest_name: name, time } = inquiry;
  const known = outcomes.find((one) => one === inquiry.status) ?? 'other';
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-surface p-(--pad)">
      <EntryHead
        kind="question"
        title={inquiry.course_title}
        hostName={work.isMany ? host.name : null}
        until={until}
        now={work.now}
        place={{ zone: inquiry.time_zone, city: inquiry.city_name }}
      />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact label={t('fact.when')}>
          {time === null ? dateText(inquiry.date) : `${dateText(inquiry.date)}, ${time}`}
        </Fact>
        <Fact label={t('fact.party')}>
          {t('guests', { count: inquiry.pax })}, <Written>{name}</Written>
        </Fact>
      </dl>
      <blockquote className="border-s-2 border-line-strong ps-4">
        <p className="text-small text-ink-2">{t('message.guest', { name })}</p>
        <p className="whitespace-pre-line wrap-anywhere">
          <Written isBlock>{inquiry.message}</Written>
        </p>
      </blockquote>
      {until === null ? (
        <div className="flex flex-wrap items-center gap-3 text-small">
          <Badge tone={known === 'booked' ? 'success' : 'sand'}>{t(`done.${known}`)}</Badge>
          {inquiry.answer !== '' && <p className="w-full whitespace-pre-line wrap-anywhere">{inquiry.answer}</p>}
          <a href={dashboardInquiryUrl(inquiry.id)} className="link inline-flex min-h-11 items-center">
            {t('question')}
          </a>
        </div>
      ) : (
        <Answer inquiry={inquiry} {...work} />
      )}
    </article>
  );
}

function Answer({ inquiry: { id }, onDone, onTaken }: Pick<Question, 'inquiry'> & EntryWork) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [text, setText] = useState('');
  const send = (decision: 'answer' | 'decline'): void =>
    void run(async () => {
      const message = text.trim();
      if (decision === 'answer' && message === '') return t('reply.missing');
      const answer = await api('inquiry/answer', { inquiry_id: id, decision, ...(message !== '' && { message }) });
      if (answer.ok) onDone(answer.data.message);
      else if (isRefusedAs(answer, 'inquiry-closed') || isRefusedAs(answer, 'inquiry-not-found')) onTaken();
      else return failureText(answer);
      return null;
    });
  return (
    <div className="needs-script grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormMessage text={trouble} />
      <TextArea
        label={t('reply.text')}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button loading={busy} loadingLabel={t('busy')} onClick={() => send('answer')}>
          {t('reply.send')}
        </Button>
        <a href={dashboardInquiryUrl(id)} className={buttonLook('secondary')}>
          {t('reply.offer')}
        </a>
        <Button kind="quiet" loading={busy} loadingLabel={t('busy')} onClick={() => send('decline')}>
          {t('reply.no')}
        </Button>
      </div>
    </div>
  );
}
