// /be-a-host: what hosting is, and the form with which one begins (docs/listings.md#becoming-a-host). It is made for each visit,
// because its form carries a token of the browser.
import type { CallOutput } from '#src/contract/types.ts';
import type { PageForm } from '#src/web/app/page-form.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { ContentPage } from './ContentPage.tsx';
import { load as loadContent, type ContentData } from './content.ts';
import { HostForm } from './write/HostForm.tsx';

interface HostData extends ContentData {
  /** For who has no script; null in the browser. */
  readonly form: PageForm | null;
  readonly isSent: boolean;
  readonly groups: CallOutput<'city/list-by-country'>['data'];
  readonly dialCodes: CallOutput<'country/isd'>['data'];
}

/** The text with its form; `?sent=1` is where a form without script leads. */
export async function load(input: PageInput): Promise<PageResult<HostData>> {
  const [found, cities, codes] = await Promise.all([
    loadContent(input),
    input.api('city/list-by-country', {}),
    input.api('country/isd', {}),
  ]);
  if (found.kind !== 'page') return found;
  const isSent = input.url.searchParams.get('sent') === '1';
  // Without them the page can still be read.
  const groups = cities.ok ? cities.data.data : [];
  const dialCodes = codes.ok ? codes.data.data : [];
  return { ...found, data: { ...found.data, form: input.form ?? null, isSent, groups, dialCodes } };
}

/** The page; the line `:::host` of its text is the form. */
export function Page({ data: { form, isSent, groups, dialCodes, ...data } }: { readonly data: HostData }) {
  const host = <HostForm posted={form} isSent={isSent} groups={groups} dialCodes={dialCodes} />;
  return <ContentPage data={data} parts={{ host }} />;
}
