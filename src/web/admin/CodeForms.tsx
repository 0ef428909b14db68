// The forms that make, change and draw codes (docs/back-office.md#discount-codes).
import { useState } from 'react';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { codeList } from '#src/contract/admin/code-list.ts';
import { batchLimits } from '#src/domain/pricing/operator-code.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { type Cities, readTermsForm, TermsFields, termsTrouble } from './CodeTerms.tsx';
import { type Act, ActForm, textIn } from './kit/act-form.tsx';
import { t } from './codes-texts.ts';

type Code = CallOutput<'admin/code'>;

/** Makes a code, or changes one as it was seen. `code` null: a new one. */
export function saveAct(code: Code | null, cities: Cities, api: Api): Act<CallOutput<'admin/code-save'>> {
  return {
    name: t(code === null ? 'new.title' : 'change'),
    submit: t(code === null ? 'new.make' : 'save'),
    renderFields: (errorOf) => (
      <>
        <TextField
          label={t('field.code')}
          hint={t(code?.is_used === true ? 'field.usedHint' : 'field.codeHint')}
          name="code"
          maxLength={40}
          autoComplete="off"
          readOnly={code?.is_used === true}
          defaultValue={code?.code}
          error={errorOf('code')}
        />
        <TermsFields code={code} cities={cities} errorOf={errorOf} />
      </>
    ),
    check: termsTrouble,
    make: (reason, data) =>
      api('admin/code-save', {
        ...(code !== null && { code_id: code.id, version: code.version }),
        code: textIn(data, 'code'),
        ...readTermsForm(data),
        reason,
      }),
    stale: ['code-changed'],
  };
}

/** Draws many codes with the same terms; then leads to them and to their file. */
export function BatchForm({ cities }: { readonly cities: Cities }) {
  const { api } = useApp();
  const [drawn, setDrawn] = useState<{ id: string; said: string } | null>(null);
  if (drawn !== null) return <Drawn {...drawn} />;
  return (
    <ActForm
      act={{
        name: t('batch.title'),
        submit: t('batch.draw'),
        text: <p>{t('batch.text')}</p>,
        renderFields: (errorOf) => (
          <>
            <NameFields errorOf={errorOf} />
            <TermsFields code={null} cities={cities} usualUses={1} errorOf={errorOf} />
          </>
        ),
        check: termsTrouble,
        make: (reason, data) =>
          api('admin/code-batch', {
            name: textIn(data, 'name'),
            count: Number(textIn(data, 'count')),
            prefix: textIn(data, 'prefix'),
            ...readTermsForm(data),
            reason,
          }),
      }}
      onDone={(said, { batch_id: id }) => setDrawn({ id, said })}
    />
  );
}

function NameFields({ errorOf }: Pick<FormWork, 'errorOf'>) {
  return (
    <>
      <TextField
        label={t('field.name')}
        hint={t('field.nameHint')}
        name="name"
        maxLength={80}
        autoComplete="off"
        error={errorOf('name')}
      />
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <NumberField
          label={t('field.count')}
          name="count"
          min={1}
          max={batchLimits.most}
          value={100}
          error={errorOf('count')}
        />
        <TextField
          label={t('field.prefix')}
          name="prefix"
          maxLength={batchLimits.prefixMost}
          autoComplete="off"
          error={errorOf('prefix')}
        />
      </div>
    </>
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
