import { withFreshFactor } from './fresh-factor.ts';
import { failureTrouble, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { Cities, Code } from './code-load.ts';
import { readTermsForm, termsTrouble } from './code-terms.ts';
import { t } from './code-texts.ts';
import { TermsFields } from './CodeTerms.tsx';

interface CodeFormProps {
  /** The code that is changed; null for a new one. */
  readonly code: Code | null;
  readonly cities: Cities;
  readonly onDone: (said: string) => void;
  readonly onEnd: (() => void) | null;
}

/** Makes a code, or changes one as it was seen. */
export function CodeForm({ code, cities, onDone, onEnd }: CodeFormProps) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const form = useForm({
    read: (element) => {
      const data = new FormData(element);
      return { code: String(data.get('code') ?? '').trim(), ...readTermsForm(data) };
    },
    check: termsTrouble,
    send: async (values) => {
      const which = code !== null && { code_id: code.id, version: code.version };
      const answer = await withFreshFactor(() => api('admin/code-save', { ...which, ...values }));
      if (!answer.ok) {
        // The page then shows what somebody else has made of it.
        if (isRefusedAs(answer, 'code-changed')) navigate(path, { replace: true });
        return failureTrouble(answer);
      }
      onDone(answer.data.message);
      navigate(`${adminRoutes['admin-codes'].path}/${answer.data.code_id}`, { replace: code !== null });
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={t(code === null ? 'new.title' : 'change')}
      className="needs-script grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4 tablet:p-5"
      onSubmit={form.submit}
    >
      <FormMessage text={form.message} />
      <TextField
        label={t('field.code')}
        hint={t(code?.is_used === true ? 'field.usedHint' : 'field.codeHint')}
        name="code"
        maxLength={40}
        autoComplete="off"
        readOnly={code?.is_used === true}
        defaultValue={code?.code}
        error={form.errorOf('code')}
      />
      <TermsFields code={code} cities={cities} errorOf={form.errorOf} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy} loadingLabel={t('busy')}>
          {t(code === null ? 'new.make' : 'save')}
        </Button>
        {onEnd !== null && (
          <Button kind="secondary" onClick={onEnd}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
