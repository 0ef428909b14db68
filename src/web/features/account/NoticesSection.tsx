import { useState } from 'react';
import { noticeTopics } from '#src/domain/account/notice-topics.ts';
import type { PageForm } from '#src/web/app/page-form.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { AccountSection, SectionForm } from './AccountSection.tsx';
import type { OwnAccount } from './load.ts';
import { t } from './texts.ts';

const nameOf = (topic: string) => `wants_${topic}`;

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  return { wanted: noticeTopics.filter((topic) => data.get(nameOf(topic)) === '1') };
}

interface NoticesSectionProps extends Pick<OwnAccount, 'notices'> {
  readonly posted: PageForm | null;
}

/** Which mails come; those about bookings cannot be turned off, and the section says so. */
export function NoticesSection({ notices, posted }: NoticesSectionProps) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const form = useForm({
    read,
    check: () => ({}),
    send: async (values) => {
      setDone('');
      const answer = await api('account/notices-save', values);
      if (!answer.ok) return failureTrouble(answer);
      setDone(answer.data.message);
      return null;
    },
  });
  return (
    <AccountSection id="notices" title={t('notices.title')} text={t('notices.text')}>
      <SectionForm act="notices" posted={posted} form={form} done={done} submit={t('notices.submit')}>
        <div className="grid gap-1">
          <Checkbox label={t('notices.bookings')} checked disabled readOnly />
          {notices.map(({ topic, is_wanted: isWanted }) => (
            <Checkbox
              key={topic}
              name={nameOf(topic)}
              value="1"
              label={t(`notices.${topic}`)}
              defaultChecked={isWanted}
            />
          ))}
        </div>
      </SectionForm>
    </AccountSection>
  );
}
