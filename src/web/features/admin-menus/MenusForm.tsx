import { useState } from 'react';
import { menuPlaces } from '#src/domain/content/menus.ts';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { Menus, AdminMenus } from './load.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { t } from './texts.ts';

interface MenusFormProps {
  readonly kept: AdminMenus;
  readonly onDone: (said: string) => void;
}

/** All groups at once: they are saved together, or reset together. Of two who change them the second is told and loses no word. */
export function MenusForm({ kept, onDone }: MenusFormProps) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const [menus, setMenus] = useState<Menus>(kept.menus);
  const [isLostSeen, setLostSeen] = useState(false);
  const form = useForm({
    read: () => menus,
    check: (): Record<string, string> => ({}),
    send: (all) => send(all),
  });
  const send = async (all: Menus | null) => {
    const answer = await api('admin/menu-save', { menus: all, version: kept.version, is_lost_seen: isLostSeen });
    if (!answer.ok) return failureTrouble(answer);
    onDone(answer.data.message);
    navigate(path, { replace: true });
    return null;
  };
  const lost = form.errorOf('menus');
  return (
    <form
      noValidate
      method="post"
      aria-label={t('title')}
      className="needs-script grid grid-cols-[minmax(0,1fr)] gap-8"
      onSubmit={form.submit}
    >
      <datalist id="menu-pages">
        {kept.pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
      {menuPlaces.map((place) => (
        <MenuGroup key={place} place={place} menus={menus} kept={kept} errorOf={form.errorOf} onChange={setMenus} />
      ))}
      <FormMessage text={form.message} />
      {(lost !== undefined || isLostSeen) && (
        <div className="grid gap-2">
          {lost !== undefined && <Banner tone="warning">{lost}</Banner>}
          <Checkbox label={t('lost')} checked={isLostSeen} onChange={(event) => setLostSeen(event.target.checked)} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy} loadingLabel={t('busy')}>
          {t('save')}
        </Button>
        {!kept.is_original && <Reset onReset={() => send(null)} />}
      </div>
    </form>
  );
}

/** The way back to the menus of the program, asked for once more. */
function Reset({ onReset }: { readonly onReset: () => Promise<{ readonly message: string } | null> }) {
  const [isAsked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (!isAsked)
    return (
      <Button kind="secondary" onClick={() => setAsked(true)}>
        {t('reset')}
      </Button>
    );
  return (
    <div className="grid w-full gap-3 rounded-card border border-line p-4">
      <p>{t('reset.text')}</p>
      <FormMessage text={trouble} />
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" onClick={() => void onReset().then((found) => setTrouble(found?.message ?? null))}>
          {t('reset')}
        </Button>
        <Button kind="secondary" onClick={() => setAsked(false)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
