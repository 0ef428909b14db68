export { load } from './load.ts';
import { userUrls } from '#src/contract/addresses/user-urls.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { AccountSection, PostedContext, SectionForm } from './AccountSection.tsx';
import { PhoneReminders } from '#src/web/guest/user/PhoneReminders.tsx';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { ConnectedSection, PasskeySection, deviceText, momentText } from './LoginSections.tsx';
import { EmailSection, PasswordSection, ProfileSection } from './ProfileSections.tsx';
import { FactorSection } from './FactorSection.tsx';
import type { AccountData, OwnAccount } from './load.ts';
import { PictureSection } from './PictureSection.tsx';
import { t } from './texts.ts';
import { useState, type FormEvent } from 'react';
import { noticeTopics } from '#src/domain/account/notice-topics.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureFormError, failureText } from '#src/web/platform/api/failure-text.ts';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';

const nameOf = (topic: string) => `wants_${topic}`;

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  return { wanted: noticeTopics.filter((topic) => data.get(nameOf(topic)) === '1') };
}

interface NoticesSectionProps extends Pick<OwnAccount, 'notices'> {
  readonly posted: PageForm | null;
}

/** Which emails are sent; those about bookings cannot be turned off. */
function NoticesSection({ notices, posted }: NoticesSectionProps) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const form = useForm({
    read,
    check: () => ({}),
    send: async (values) => {
      setDone('');
      const answer = await api('account/notices-save', values);
      if (!answer.ok) return failureFormError(answer);
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

function AccountPage({ data }: { readonly data: AccountData }) {
  return (
    <div className="shell pt-6 pb-10 desk:pt-9">
      <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
        <h1 className="text-h1">{t('title')}</h1>
        {data.kind === 'signed-out' ? (
          <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin>
        ) : (
          <Sections data={data} />
        )}
      </div>
    </div>
  );
}

function Sections({ data }: { readonly data: OwnAccount }) {
  useReloadOnLogin();
  const { detail, sessions, factor, passkeys, identities, notices, reminders, obstacles, dialCodes, form, done } = data;
  return (
    <PostedContext
      value={form?.values['act'] !== undefined || done !== null || data.isConnected || data.refused !== null}
    >
      {done !== null && <Banner tone="success">{t(`done.${done}`)}</Banner>}
      <PictureSection detail={detail} posted={form} />
      <ProfileSection detail={detail} dialCodes={dialCodes} posted={form} />
      <EmailSection detail={detail} posted={form} />
      <PasswordSection detail={detail} posted={form} />
      <FactorSection factor={factor} hasPassword={detail.has_password} posted={form} />
      {passkeys.is_offered && <PasskeySection passkeys={passkeys.data} hasPassword={detail.has_password} />}
      <ConnectedSection
        identities={identities}
        hasPassword={detail.has_password}
        posted={form}
        refused={data.refused}
        isDone={data.isConnected}
      />
      <DevicesSection sessions={sessions} posted={form} />
      <NoticesSection notices={notices} posted={form} />
      {reminders.ways.length > 0 && (
        <AccountSection id="reminders" title={t('reminders.title')} text={t('reminders.text')}>
          <PhoneReminders first={reminders} access={{}} />
        </AccountSection>
      )}
      <AccountSection id="data" title={t('data.title')} text={t('data.text')}>
        <a href={userUrls.myData} download className={classNames(buttonLook('secondary'), 'justify-self-start')}>
          {t('data.download')}
        </a>
      </AccountSection>
      <DeletionSection obstacles={obstacles} posted={form} />
    </PostedContext>
  );
}

interface DeletionSectionProps extends Pick<OwnAccount, 'obstacles'> {
  readonly posted: PageForm | null;
}

function DeletionSection({ obstacles, posted }: DeletionSectionProps) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const form = useForm({
    read: () => ({}),
    check: () => ({}),
    send: async () => {
      setDone('');
      const answer = await api('account/delete-send', {});
      if (!answer.ok) return failureFormError(answer);
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

export { AccountPage as Page };

interface DevicesSectionProps extends Pick<OwnAccount, 'sessions'> {
  readonly posted: PageForm | null;
}

/** Login sessions; each device can be logged out, or all others together. Works without script. */
function DevicesSection({ sessions, posted }: DevicesSectionProps) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const end = (event: FormEvent, send: () => Promise<ApiAnswer<'account/sessions-end'>>): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await send();
      if (!answer.ok) return failureText(answer);
      navigate(path, { replace: true });
      return null;
    });
  };
  const csrf = posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />;
  const others = sessions.filter((one) => !one.is_current);
  return (
    <AccountSection id="devices" title={t('devices.title')} text={t('devices.text')}>
      <FormMessage text={trouble} />
      <ul className="grid divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-medium">{deviceText(session)}</p>
              <p className="text-small text-ink-2">{t('devices.used', { at: momentText(session.last_seen_at) })}</p>
            </div>
            {session.is_current ? (
              <Badge tone="jade">{t('devices.current')}</Badge>
            ) : (
              <form
                method="post"

                onSubmit={(event) => end(event, () => api('account/session-end', { id: session.id }))}
              >
                {csrf}
                <input type="hidden" name="act" value="device" />
                <input type="hidden" name="id" value={session.id} />
                <Button
                  type="submit"
                  kind="secondary"
                  size="small"
                  aria-label={t('devices.endOf', { device: deviceText(session) })}
                  disabled={busy}
                >
                  {t('devices.end')}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="text-ink-2">{t('devices.none')}</p>
      ) : (
        <form
          method="post"

          onSubmit={(event) => end(event, () => api('account/sessions-end', {}))}
        >
          {csrf}
          <input type="hidden" name="act" value="devices" />
          <Button type="submit" kind="secondary" loading={busy} loadingLabel={t('busy')}>
            {t('devices.endOthers')}
          </Button>
        </form>
      )}
    </AccountSection>
  );
}
