// Pages of text with a form: contact and the ambassador's application. They are made for each visit, because their form carries
// a token of the browser (docs/content.md#write-to-the-operator).
import type { PageForm } from '#src/web/app/page-form.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { ContentPage } from './ContentPage.tsx';
import { load as loadContent, type ContentData } from './content.ts';
import { ApplicationForm } from './write/ApplicationForm.tsx';
import { FeedbackForm } from './write/FeedbackForm.tsx';

interface WriteData extends ContentData {
  /** For who has no script; null in the browser. */
  readonly form: PageForm | null;
  readonly isSent: boolean;
}

/** The text with its form; `?sent=1` is where a form without script leads. */
export async function load(input: PageInput): Promise<PageResult<WriteData>> {
  const found = await loadContent(input);
  if (found.kind !== 'page') return found;
  const isSent = input.url.searchParams.get('sent') === '1';
  return { ...found, data: { ...found.data, form: input.form ?? null, isSent } };
}

/** The page; a line `:::feedback` or `:::apply` of its text is the form. */
export function Page({ data: { form, isSent, ...data } }: { readonly data: WriteData }) {
  const parts = {
    feedback: <FeedbackForm posted={form} isSent={isSent} />,
    apply: <ApplicationForm posted={form} isSent={isSent} />,
  };
  return <ContentPage data={data} parts={parts} />;
}
