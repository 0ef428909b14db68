import type { PageForm } from '#src/web/app/page-form.ts';

/** What a post without script carries unseen: proof, keys, and the amount that was shown, because no other is paid. */
export function HiddenFields({ form, due }: { readonly form: PageForm; readonly due: number }) {
  const { csrf, key, replaces } = form;
  return (
    <>
      {Object.entries({ csrf, key, replaces, due }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
