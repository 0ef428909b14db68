// A page of the back office: loader, title and what was done follow from its declaration (docs/reference/back-office.md#pages-and-acts).
import { type ComponentType, type ReactNode, useState } from 'react';
import type { CallInput, CallName, CallOutput } from '#src/contract/types.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import type { PageInput, PageModule, PageResult } from '#src/web/platform/router/page.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { AdminShell, type Admitted, admittedPage } from './AdminShell.tsx';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The input of a call that takes an id under this name; null where the address has none. */
export const byId =
  <Field extends string>(field: Field) =>
  ({ id = '' }: PageInput['params']): { readonly [F in Field]: string } | null =>
    uuid.test(id) ? ({ [field]: id } as { readonly [F in Field]: string }) : null;

/** The data of a page: the answer of its call, and what is loaded beside it. */
export type PageData<Name extends CallName, Beside extends object = object> = Beside & {
  readonly admitted: Admitted<CallOutput<Name>>;
};

/** What an act has done: its message, and the page as it is now. */
export interface Done {
  /** Shows a message. */
  readonly say: (message: string) => void;
  /** Shows a message, and loads the page again. */
  readonly onDone: (message: string) => void;
  /** Loads the page again: it shows what another operator has changed. */
  readonly reload: () => void;
  /** The last message; null before there is one. */
  readonly banner: ReactNode;
}

/** The message of the last act on a page. */
export function useDone(): Done {
  const { path, search, navigate } = useNavigation();
  const [message, setMessage] = useState<string | null>(null);
  const reload = (): void => navigate(path + search, { replace: true });
  return {
    say: setMessage,
    onDone(text) {
      setMessage(text);
      reload();
    },
    reload,
    banner: message === null ? null : <Banner tone="success">{message}</Banner>,
  };
}

/** The props of the body of a page. */
export type BodyProps<Name extends CallName, Beside extends object = object> = Beside & {
  readonly data: CallOutput<Name>;
  readonly done: Done;
};

// A page's own data may have a kind, too.
const isFailed = (beside: object): beside is PageResult<never> =>
  'kind' in beside && beside.kind === 'failed' && 'reference' in beside;

/** Describes a page. */
interface AdminPage<Name extends CallName, Beside extends object> {
  readonly call: Name;
  /** The input of the call, nothing unless given; null where the address names nothing. */
  readonly input?: (params: PageInput['params'], url: URL) => CallInput<Name> | null;
  /** Codes of refusals that mean that there is no such thing. */
  readonly missing?: readonly string[];
  /** The heading; of a page without data `data` is null. */
  readonly title: (data: CallOutput<Name> | null, beside: Beside | null) => string;
  /** The heading is stored data, such as the subject of an email. */
  readonly hasDataTitle?: true;
  /** The title of the document where it differs from the heading. */
  readonly head?: (data: CallOutput<Name> | null, beside: Beside) => string;
  /** What is loaded beside it, at the same time, or after the call has let the reader in; it fails for such a reader only. */
  readonly beside?: (input: PageInput, isAdmitted: Promise<boolean>) => Promise<Beside | PageResult<never>>;
  /** When the key changes, the page starts again: forms close, and the message goes. */
  readonly keyOf?: (data: CallOutput<Name>) => string;
  readonly Body: ComponentType<BodyProps<Name, Beside>>;
}

/** Makes a page from its declaration. */
export function adminPage<const Name extends CallName, Beside extends object = object>(
  page: AdminPage<Name, Beside>,
): PageModule<PageData<Name, Beside>> {
  return {
    async load(input): Promise<PageResult<PageData<Name, Beside>>> {
      const query = page.input === undefined ? ({} as CallInput<Name>) : page.input(input.params, input.url);
      if (query === null) return { kind: 'missing', what: 'page' };
      const called = input.api(page.call, query);
      const isAdmitted = called.then(({ ok }) => ok);
      const [answer, beside] = await Promise.all([called, page.beside?.(input, isAdmitted) ?? ({} as Beside)]);
      if (!answer.ok && page.missing?.some((code) => isRefusedAs(answer, code)))
        return { kind: 'missing', what: 'page' };
      if (isFailed(beside)) return beside;
      const loaded = admittedPage(answer, (page.head ?? page.title)(answer.ok ? answer.data : null, beside));
      return loaded.kind === 'page' ? { ...loaded, data: { ...beside, admitted: loaded.data } } : loaded;
    },
    Page({ data: { admitted, ...beside } }) {
      const extra = beside as unknown as Beside;
      return (
        <AdminShell
          admitted={admitted}
          isData={page.hasDataTitle}
          title={page.title(admitted.kind === 'in' ? admitted.data : null, extra)}
        >
          {(data) => <LoadedBody key={page.keyOf?.(data)} page={page} data={data} beside={extra} />}
        </AdminShell>
      );
    },
  };
}

interface LoadedBodyProps<Name extends CallName, Beside extends object> {
  readonly page: AdminPage<Name, Beside>;
  readonly data: CallOutput<Name>;
  readonly beside: Beside;
}

function LoadedBody<Name extends CallName, Beside extends object>({
  page: { Body },
  data,
  beside,
}: LoadedBodyProps<Name, Beside>) {
  const done = useDone();
  return <Body {...beside} data={data} done={done} />;
}
