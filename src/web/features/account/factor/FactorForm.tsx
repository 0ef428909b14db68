import type { CallOutput } from '#src/contract/types.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import type { PageForm } from '#src/web/app/page-form.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import type { Api } from '#src/web/api/api.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { errorsOf, SectionForm } from '#src/web/features/account/AccountSection.tsx';
import { t } from './texts.ts';

type Act = 'factor-begin' | 'factor-confirm' | 'factor-recovery' | 'factor-off';

const labels = {
  'factor-begin': () => t('on.submit'),
  'factor-confirm': () => t('confirm.submit'),
  'factor-recovery': () => t('recovery.submit'),
  'factor-off': () => t('off.submit'),
} as const;

/** What each form sends. */
function send(api: Api, act: Act, typed: string) {
  if (act === 'factor-begin') return api('account/factor-begin', { password: typed });
  if (act === 'factor-off') return api('account/factor-off', { code: typed });
  return act === 'factor-confirm'
    ? api('account/factor-confirm', { code: typed })
    : api('account/factor-recovery', { code: typed });
}

interface FactorFormProps {
  readonly act: Act;
  readonly posted: PageForm | null;
  /** What is being set up, to be shown again by a page without script. */
  readonly setup?: CallOutput<'account/factor-begin'>;
  readonly onDone: (shown: NonNullable<PageForm['factor']>) => void;
}

/** One field and one button: the current password to begin, a code for everything else. */
export function FactorForm({ act, posted, setup, onDone }: FactorFormProps) {
  const { api } = useApp();
  const isBegin = act === 'factor-begin';
  const name = isBegin ? 'password' : 'code';
  const form = useForm({
    read: (node) => String(new FormData(node).get(name) ?? ''),
    check: (typed): Readonly<Record<string, string>> =>
      typed.trim() === '' ? { [name]: formErrorText(isBegin ? 'password-wrong' : 'factor-needed') } : {},
    send: async (typed) => {
      const answer = await send(api, act, typed);
      if (!answer.ok) return failureTrouble(answer);
      onDone('message' in answer.data ? { recovery_codes: [] } : answer.data);
      return null;
    },
  });
  const error = errorsOf(act, form, posted)(name);
  return (
    <SectionForm act={act} posted={posted} form={form} done="" submit={labels[act]()}>
      {setup !== undefined && <input type="hidden" name="secret" value={setup.secret} />}
      {setup !== undefined && <input type="hidden" name="url" value={setup.url} />}
      {isBegin ? (
        <PasswordField
          label={t('on.password')}
          name={name}
          autoComplete="current-password"
          maxLength={128}
          error={error}
          required
        />
      ) : (
        <TextField
          label={t(act === 'factor-confirm' ? 'confirm.code' : 'code')}
          name={name}
          autoComplete="one-time-code"
          maxLength={64}
          spellCheck={false}
          {...(act === 'factor-confirm' ? {} : { hint: t('code.hint') })}
          error={error}
          required
        />
      )}
    </SectionForm>
  );
}
