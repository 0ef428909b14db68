import { useState } from 'react';
import { codeList } from '#src/contract/admin/code-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { batchLimits } from '#src/domain/pricing/operator-code.ts';
import { withFreshFactor } from './fresh-factor.ts';
import { failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { Cities } from './code-load.ts';
import { readTermsForm, termsTrouble } from './code-terms.ts';
import { t } from './code-texts.ts';
import { TermsFields } from './CodeTerms.tsx';

/** Draws many codes with the same terms; then leads to them and to their file. */
export function BatchForm({ cities }: { readonly cities: Cities }) {
  const { api } = useApp();
  const [drawn, setDrawn] = useState<{ id: string; said: string } | null>(null);
  const form = useForm({
    read: (element) => {
      const data = new FormData(element);
      const text = (name: string) => String(data.get(name) ?? '').trim();
      return { name: text('name'), count: Number(text('count')), prefix: text('prefix'), ...readTermsForm(data) };
    },
    check: termsTrouble,
    send: async (values) => {
      const answer = await withFreshFactor(() => api('admin/code-batch', values));
      if (!answer.ok) return failureTrouble(answer);
      setDrawn({ id: answer.data.batch_id, said: answer.data.message });
      return null;
    },
  });
  if (drawn !== null) return <Drawn {...drawn} />;
  return (
    <form
      noValidate
      method="post"
      aria-label={t('batch.title')}
      className="needs-script grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4 tablet:p-5"
      onSubmit={form.submit}
    >
      <p>{t('batch.text')}</p>
      <FormMessage text={form.message} />
      <TextField
        label={t('field.name')}
        hint={t('field.nameHint')}
        name="name"
        maxLength={80}
        autoComplete="off"
        error={form.errorOf('name')}
      />
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <NumberField
          label={t('field.count')}
          name="count"
          min={1}
          max={batchLimits.most}
          value={100}
          error={form.errorOf('count')}
        />
        <TextField
          label={t('field.prefix')}
          name="prefix"
          maxLength={batchLimits.prefixMost}
          autoComplete="off"
          error={form.errorOf('prefix')}
        />
      </div>
      <TermsFields code={null} cities={cities} usualUses={1} errorOf={form.errorOf} />
      <div>
        <Button type="submit" loading={form.busy} loadingLabel={t('busy')}>
          {t('batch.draw')}
        </Button>
      </div>
    </form>
  );
}

function Drawn({ id, said }: { readonly id: string; readonly said: string }) {
  const query = codeList.write({ batch_id: id });
  return (
    <div className="grid gap-4">
      <Banner tone="success">{said}</Banner>
      <p className="flex flex-wrap gap-3">
        <a href={adminFileUrl('codes') + query} download className={buttonLook('primary')}>
          {t('batch.file')}
        </a>
        <a href={adminRoutes['admin-codes'].path + query} className={buttonLook('secondary')}>
          {t('batch.see')}
        </a>
      </p>
    </div>
  );
}
