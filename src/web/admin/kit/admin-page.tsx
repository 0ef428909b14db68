// A back office page declared once: loader, title and messages (docs/reference/back-office.md#pages-and-actions).
import { type ComponentType, type ReactNode, useState } from 'react';
import type { CallInput, CallName, CallOutput } from '#src/contract/types.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import type { PageInput, PageModule, PageResult } from '#src/web/platform/router/page.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { AdminShell, type Admitted, admittedPage } from './AdminShell.tsx';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The call's input from the path's id; null without one. */
export const byId =
  <Field extends string>(field: Field) =>
  ({ id = '' }: PageInput['params']): { readonly [F in Field]: string } | null =>
    uuid.test(id) ? ({ [field]: id } as { readonly [F in Field]: string }) : null;

export type PageData<Name extends CallName, Beside extends object = object> = Beside & {
  readonly admitted: Admitted<CallOutput<Name>>;
};

export interface Done {
  readonly say: (message: string) => void;
  readonly onDone: (message: string) => void;
  readonly reload: () => void;
  readonly banner: ReactNode;
}

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

export type BodyProps<Name extends CallName, Beside extends object = object> = Beside & {
  readonly data: CallOutput<Name>;
  readonly done: Done;
};

// A page's data may have a `kind`, too.
const isFailed = (beside: object): beside is PageResult<never> =>
  'kind' in beside && beside.kind === 'failed' && 'reference' in beside;

interface AdminPage<Name extends CallName, Beside extends object> {
  readonly call: Name;
  /** Nothing by default; null where the address names nothing. */
  readonly input?: (params: PageInput['params'], url: URL) => CallInput<Name> | null;
  /** Refusal codes that mean not found. */
  readonly missing?: readonly string[];
  /** `data` is null without access. */
  readonly title: (data: CallOutput<Name> | null, beside: Beside | null) => string;
  /** The heading is stored data, such as an email's subject. */
  readonly hasDataTitle?: true;
  readonly head?: (data: CallOutput<Name> | null, beside: Beside) => string;
  /** Loaded in parallel, or after `isAdmitted`; its failure matters only to an admitted reader. */
  readonly beside?: (input: PageInput, isAdmitted: Promise<boolean>) => Promise<Beside | PageResult<never>>;
  /** A new key resets the page: forms close, the message goes. */
  readonly keyOf?: (data: CallOutput<Name>) => string;
  readonly Body: ComponentType<BodyProps<Name, Beside>>;
}

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
