import { useState } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { AddressForm } from './AddressForm.tsx';
import { HostPicture } from './HostPicture.tsx';
import type { HostPage } from './load.ts';
import { t } from './texts.ts';

const names = ['display_name', 'headline', 'story', 'languages'] as const;

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  const [display_name, headline, story, languages] = names.map((name) => String(data.get(name) ?? '').trim());
  return {
    display_name: display_name ?? '',
    headline: headline ?? '',
    story: story ?? '',
    languages: (languages ?? '')
      .split(/[,;\n]+/)
      .map((one) => one.trim().slice(0, 40))
      .filter((one) => one !== '')
      .slice(0, 12),
  };
}

/** What guests read about the host, on every listing. */
export function HostPageSection({ page }: { readonly page: HostPage }) {
  const title = page.is_own ? t('page.title') : t('page.titleOther', { name: page.display_name });
  const isEmpty = page.headline === '' || page.story === '' || page.image === null;
  return (
    <section
      id="host-page"
      aria-labelledby="page-title"
      className="grid grid-cols-[minmax(0,1fr)] scroll-mt-24 gap-4 rounded-panel border border-line bg-surface p-(--pad)"
    >
      <h2 id="page-title" className="text-h3">
        {title}
      </h2>
      {isEmpty && <p className="text-ink-2">{t('page.tip')}</p>}
      {!page.has_login && <AddressForm page={page} />}
      <HostPicture page={page} />
      <PageForm page={page} />
    </section>
  );
}

function PageForm({ page }: { readonly page: HostPage }) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const form = useForm({
    read,
    check: ({ display_name, languages }) => ({
      ...(display_name === '' && { display_name: t('page.noName') }),
      ...(languages.length === 0 && { languages: t('page.noLanguage') }),
    }),
    send: async (typed) => {
      setDone('');
      const answer = await api('host/page-save', { host_id: page.host_id, ...typed });
      if (!answer.ok) return failureTrouble(answer);
      setDone(answer.data.message);
      return null;
    },
  });
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={form.submit}>
      <FormMessage text={form.message} />
      <TextField
        label={t('page.name')}
        name="display_name"
        maxLength={80}
        defaultValue={page.display_name}
        error={form.errorOf('display_name')}
        required
      />
      <TextField
        label={t('page.headline')}
        name="headline"
        maxLength={160}
        placeholder={t('page.headlineHint')}
        defaultValue={page.headline}
        error={form.errorOf('headline')}
      />
      <TextArea
        label={t('page.story')}
        name="story"
        className="min-h-28"
        maxLength={4000}
        hint={t('page.storyHint')}
        defaultValue={page.story}
        error={form.errorOf('story')}
      />
      <TextField
        label={t('page.languages')}
        name="languages"
        maxLength={300}
        hint={t('page.languagesHint')}
        defaultValue={page.languages.join(', ')}
        error={form.errorOf('languages')}
        required
      />
      <Button
        type="submit"
        kind="secondary"
        className="needs-script justify-self-start"
        loading={form.busy}
        loadingLabel={t('busy')}
      >
        {t('page.save')}
      </Button>
      {done !== '' && <Banner tone="success">{done}</Banner>}
    </form>
  );
}
