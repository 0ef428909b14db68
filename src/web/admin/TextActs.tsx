import { type ReactNode, useState } from 'react';
import { pageLanguage } from '#src/domain/catalogue/page-rules.ts';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { t as words } from './content-words-texts.ts';
import { withFreshFactor } from './fresh-factor.ts';
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import { failureTrouble, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { AdminText } from './text-load.ts';
import { t } from './text-texts.ts';

type Act = 'publish' | 'hide' | 'show' | 'withdraw' | 'take';
type ActAnswer = ApiAnswer<'admin/content-publish'>;

interface ActsProps {
  readonly page: AdminText;
  readonly onDone: (said: string) => void;
}

/** What may be done with the page as it stands. */
function actsOf({ language, state, is_hidden: isHidden, kept_because: kept, text, faults, ...page }: AdminText): Act[] {
  const isEnglish = language === pageLanguage;
  const isLive = page.in_languages.some((one) => one.language === language && one.is_live);
  return [
    ...(text !== null && !text.is_live && faults.length === 0 ? (['publish'] as const) : []),
    ...(isEnglish && isHidden ? (['show'] as const) : []),
    ...(isEnglish && !isHidden && state !== 'draft' && kept === null ? (['hide'] as const) : []),
    ...(!isEnglish && isLive ? (['withdraw'] as const) : []),
    ...(isEnglish && page.can_follow && page.release === null ? (['take'] as const) : []),
  ];
}

/** Publish, hide, show, take a language back, follow the release again; each asks once more what it does. */
export function Acts({ page, onDone }: ActsProps) {
  const [open, setOpen] = useState<Act | null>(null);
  const acts = actsOf(page);
  if (open !== null) return <ActForm act={open} page={page} onDone={onDone} onEnd={() => setOpen(null)} />;
  return (
    <div className="needs-script grid gap-3">
      <div className="flex flex-wrap gap-3">
        {acts.map((act) => (
          <Button key={act} kind={act === 'publish' ? 'primary' : 'secondary'} onClick={() => setOpen(act)}>
            {t(act)}
          </Button>
        ))}
      </div>
      {page.kept_because !== null && page.language === pageLanguage && (
        <p className="text-small text-ink-2">{t(`kept.${page.kept_because}`)}</p>
      )}
    </div>
  );
}

interface ActFormProps extends ActsProps {
  readonly act: Act;
  readonly onEnd: () => void;
}

/** One act with what it does; of a text that binds people also with the reason. */
export function ActForm({ act, page, onDone, onEnd }: ActFormProps) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const { slug, language, text } = page;
  const asksReason = page.is_legal && act !== 'hide' && act !== 'show';
  const make = (reason: string): Promise<ActAnswer> => {
    const why = reason !== '' && { reason };
    const version = text?.version ?? 1;
    if (act === 'publish') return api('admin/content-publish', { slug, language, version, ...why });
    if (act === 'withdraw') return api('admin/content-withdraw', { slug, language, ...why });
    if (act === 'take') return api('admin/content-release', { slug, seen: version, is_taken: true, ...why });
    return api('admin/content-hide', { slug, is_hidden: act === 'hide' });
  };
  const form = useForm({
    read: (element) => String(new FormData(element).get('reason') ?? '').trim(),
    check: (reason): Record<string, string> =>
      asksReason && reason.length < reasonLength.least ? { reason: t('field.reasonMissing') } : {},
    send: async (reason) => {
      const answer = await withFreshFactor<'admin/content-publish'>(() => make(reason));
      if (!answer.ok) {
        if (isRefusedAs(answer, 'content-changed')) navigate(path + search, { replace: true });
        return failureTrouble(answer);
      }
      onDone(answer.data.message);
      onEnd();
      navigate(path + search, { replace: true });
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={t(act)}
      className="needs-script grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
      onSubmit={form.submit}
    >
      <What act={act} page={page} />
      <FormMessage text={form.message} />
      {form.errorOf('body') !== undefined && <p className="text-error">{form.errorOf('body')}</p>}
      {asksReason && (
        <TextArea
          label={t('field.reason')}
          hint={t('field.reasonHint')}
          name="reason"
          rows={2}
          maxLength={reasonLength.most}
          error={form.errorOf('reason')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          kind={act === 'hide' || act === 'withdraw' ? 'danger' : 'primary'}
          loading={form.busy}
          loadingLabel={t('busy')}
        >
          {t(act)}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function What({ act, page }: Pick<ActFormProps, 'act' | 'page'>): ReactNode {
  const places = [...new Set(page.menus.map((place) => words(`menu.${place as 'header'}`)))].join(', ');
  if (act === 'publish')
    return (
      <>
        <p>{t('publish.text', { version: page.text?.version ?? 0 })}</p>
        {page.is_legal && <p>{t('legal')}</p>}
      </>
    );
  if (act === 'show') return null;
  return (
    <>
      <p>{t(`${act}.text`)}</p>
      {act === 'hide' && places !== '' && <p>{t('hide.menus', { places })}</p>}
    </>
  );
}
