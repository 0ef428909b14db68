import { useState } from 'react';
import type { PageForm } from '#src/web/app/page-form.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { AccountSection, SectionForm } from './AccountSection.tsx';
import type { OwnAccount } from './load.ts';
import { t } from './texts.ts';

interface DeletionSectionProps extends Pick<OwnAccount, 'obstacles'> {
  readonly posted: PageForm | null;
}

/** What goes and what stays, and either what has to be done first or the button that asks for the link. */
export function DeletionSection({ obstacles, posted }: DeletionSectionProps) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const form = useForm({
    read: () => ({}),
    check: () => ({}),
    send: async () => {
      setDone('');
      const answer = await api('account/delete-send', {});
      if (!answer.ok) return failureTrouble(answer);
      setDone(answer.data.message);
      return null;
    },
  });
  return (
    <AccountSection id="delete" title={t('delete.title')} {...(obstacles.length === 0 && { text: t('delete.text') })}>
      <div className="grid gap-2 text-ink-2">
        <p>{t('delete.erased')}</p>
        <p>{t('delete.kept')}</p>
      </div>
      {obstacles.length === 0 ? (
        <SectionForm
          act="delete-send"
          posted={posted}
          form={form}
          done={done}
          submit={t('delete.submit')}
          kind="danger"
        >
          {null}
        </SectionForm>
      ) : (
        <div className="grid gap-2">
          <p className="font-medium">{t('delete.first')}</p>
          <ul className="grid gap-3">
            {obstacles.map(({ code, text, label, url }) => (
              <li key={code} className="grid justify-items-start gap-1">
                <p>{text}</p>
                <a href={url} className="link inline-flex min-h-11 items-center">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </AccountSection>
  );
}
