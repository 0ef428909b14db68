import { useState } from 'react';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { ActForm } from './ActForm.tsx';
import type { Report, ReportDetail } from './load.ts';
import { Conversation, Looks, Problem, Review } from './Reported.tsx';
import { t } from './texts.ts';

interface ReportCardProps {
  readonly report: Report;
  /** What was said about it; null where somebody else was faster. */
  readonly onEnd: (said: string | null) => void;
}

/** One report: a line of it, and by a press what was reported and what can be done. */
export function ReportCard({ report, onEnd }: ReportCardProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [detail, setDetail] = useState<ReportDetail | null>(null);
  const isTalk = report.kind === 'message_report';
  const look = (): void =>
    void run(async () => {
      const answer = await api('report/detail', { report_id: report.id });
      if (!answer.ok) return failureText(answer);
      setDetail(answer.data);
      return null;
    });
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-panel border border-line bg-surface p-(--pad)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h4 font-bold">{t(`kind.${report.kind}`)}</h2>
        <time dateTime={report.opened_at} className="numbers text-small text-ink-2">
          {t('opened', { at: instantText(report.opened_at, 'UTC') })}
        </time>
      </div>
      {/* Of a conversation nothing is shown before the look is written down. */}
      {!isTalk && <p className="whitespace-pre-line wrap-anywhere">{report.detail}</p>}
      <FormMessage text={trouble} />
      {detail === null ? (
        <Button
          kind="secondary"
          className="needs-script justify-self-start"
          loading={busy}
          loadingLabel={t('busy')}
          onClick={look}
        >
          {t(isTalk ? 'look.logged' : 'look')}
        </Button>
      ) : (
        <>
          {detail.conversation !== null && <Conversation talk={detail.conversation} />}
          {detail.review !== null && <Review review={detail.review} />}
          {detail.problem !== null && <Problem problem={detail.problem} />}
          {detail.conversation === null && detail.review === null && detail.problem === null && <p>{t('talk.gone')}</p>}
          <Looks looks={detail.looks} />
          {detail.can.length > 0 && <ActForm reportId={report.id} can={detail.can} onEnd={onEnd} />}
        </>
      )}
    </article>
  );
}
