import type { ReactNode } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { pageLanguage } from '#src/domain/catalogue/page-rules.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t } from './content-texts.ts';
import { type Act, type ActAnswer, Acts } from './kit/act-form.tsx';

type AdminText = CallOutput<'admin/content-text'>;
type TextAct = 'publish' | 'hide' | 'show' | 'withdraw' | 'take';

/** What may be done with the page as it stands. */
function actsOf({
  language,
  state,
  is_hidden: isHidden,
  kept_because: kept,
  text,
  faults,
  ...page
}: AdminText): TextAct[] {
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

interface TextActsProps {
  readonly page: AdminText;
  readonly onDone: (message: string) => void;
}

/** Publish, hide, show, take a language back, follow the release again; each asks once more what it does. */
export function TextActs({ page, onDone }: TextActsProps) {
  const { api } = useApp();
  return (
    <div className="grid gap-3">
      <Acts acts={actsOf(page).map((act) => actOf(act, page, api))} onDone={onDone} />
      {page.kept_because !== null && page.language === pageLanguage && (
        <p className="text-small text-ink-2">{t(`kept.${page.kept_because}`)}</p>
      )}
    </div>
  );
}

/** One act with what it does; of a text that binds people also with the reason. */
export function actOf(act: TextAct, page: AdminText, api: Api): Act {
  const { slug, language, text } = page;
  const asksReason = page.is_legal && act !== 'hide' && act !== 'show';
  return {
    name: t(act),
    isMain: act === 'publish',
    isDanger: act === 'hide' || act === 'withdraw',
    text: <What act={act} page={page} />,
    ...(!asksReason && { reason: null }),
    renderFields: (errorOf) => <p className="text-error empty:hidden">{errorOf('body')}</p>,
    make(reason): Promise<ActAnswer> {
      const why = reason !== '' && { reason };
      const version = text?.version ?? 1;
      if (act === 'publish') return api('admin/content-publish', { slug, language, version, ...why });
      if (act === 'withdraw') return api('admin/content-withdraw', { slug, language, ...why });
      if (act === 'take') return api('admin/content-release', { slug, seen: version, is_taken: true, ...why });
      return api('admin/content-hide', { slug, is_hidden: act === 'hide' });
    },
    stale: ['content-changed'],
  };
}

function What({ act, page }: { readonly act: TextAct; readonly page: AdminText }): ReactNode {
  const places = [...new Set(page.menus.map((place) => t(`menu.${place as 'header'}`)))].join(', ');
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
