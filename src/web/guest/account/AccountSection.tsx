import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { ChevronDown } from 'lucide-react';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import type { ButtonKind } from '#src/web/ui/button/button-look.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import { t } from './texts.ts';

interface AccountSectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly isFolded?: boolean;
  readonly children: ReactNode;
}

/** True when a posted form shows its result: then no section is folded. */
export const PostedContext = createContext(false);

/** A section of the account with its heading; the id is also its fragment in the address. */
export function AccountSection(props: AccountSectionProps) {
  const isPosted = useContext(PostedContext);
  const fold = useRef<HTMLDetailsElement>(null);
  const { id, title, text, isFolded = true, children } = props;
  // A link to a folded section opens it; the browser does so only for a new page.
  useEffect(() => {
    if (location.hash === `#${id}` && fold.current !== null) fold.current.open = true;
  }, [id]);
  if (!isFolded) return <OpenSection {...props} />;
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="scroll-mt-24">
      <details ref={fold} open={isPosted || undefined} className="group rounded-panel border border-line bg-surface">
        <summary className="flex min-h-14 items-center gap-3 px-(--pad) py-2">
          <h2 id={`${id}-title`} className="flex-1 text-h4">
            {title}
          </h2>
          <ChevronDown aria-hidden size={20} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-(--pad) pb-(--pad)">
          {text !== undefined && <p className="text-ink-2 wrap-anywhere">{text}</p>}
          {children}
        </div>
      </details>
    </section>
  );
}

function OpenSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="grid grid-cols-[minmax(0,1fr)] scroll-mt-24 gap-4 rounded-panel border border-line bg-surface p-(--pad)"
    >
      <div>
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-ink-2 wrap-anywhere">{text}</p>}
      </div>
      {children}
    </section>
  );
}

interface SectionFormProps {
  readonly act: string;
  readonly posted: PageForm | null;
  readonly form: FormWork;
  readonly done: string;
  readonly submit: string;
  readonly kind?: ButtonKind;
  readonly children: ReactNode;
}

/** The form of a section: fields, one button and the result. Works without script. */
export function SectionForm({ act, posted, form, done, submit, kind = 'primary', children }: SectionFormProps) {
  const isPosted = posted !== null && posted.values['act'] === act;
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={form.submit}>
      {posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />}
      <input type="hidden" name="act" value={act} />
      <FormMessage text={form.message || (isPosted ? posted.trouble : null)} />
      {children}
      <div className="grid gap-4">
        <Button type="submit" kind={kind} loading={form.busy} loadingLabel={t('busy')} className="justify-self-start">
          {submit}
        </Button>
        {done !== '' && <Banner tone="success">{done}</Banner>}
      </div>
    </form>
  );
}

export function errorsOf(act: string, form: FormWork, posted: PageForm | null) {
  return (field: string): string | undefined =>
    form.errorOf(field) ?? (posted?.values['act'] === act ? posted.errors[field] : undefined);
}
