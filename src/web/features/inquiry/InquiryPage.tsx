import { AskLogin } from '../../session/AskLogin.tsx';
import { InquiryView } from './InquiryView.tsx';
import type { InquiryData } from './load.ts';
import { t } from './t.ts';

/** The page of one question. */
export function InquiryPage({ data }: { readonly data: InquiryData }) {
  return (
    <div className="shell pt-6 pb-10 desk:pt-9">
      {data === null ? (
        <>
          <h1 className="visually-hidden">{t('title')}</h1>
          <AskLogin title={t('lost.title')}>{t('lost.text')}</AskLogin>
        </>
      ) : (
        <InquiryView key={`${data.inquiry.id} ${data.inquiry.viewer}`} open={data} />
      )}
    </div>
  );
}
