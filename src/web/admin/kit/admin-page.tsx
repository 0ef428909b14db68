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

export type PageData<Name extends CallName, Extra extends object = object> = Extra & {
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

export type BodyProps<Name extends CallName, Extra extends object = object> = Extra & {
  readonly data: CallOutput<Name>;
  readonly done: Done;
};

// A page's data may have a `kind`, too.
const isFailed = (extra: object): extra is PageResult<never> =>
  'kind' in extra && extra.kind === 'failed' && 'reference' in extra;

interface AdminPage<Name extends CallName, Extra extends object> {
  readonly call: Name;
  /** Nothing by default; null where the address names nothing. */
  readonly input?: (params: PageInput['params'], url: URL) => CallInput<Name> | null;
  /** Refusal codes that mean not found. */
  readonly missing?: readonly string[];
  /** `data` is null without access. */
  readonly title: (data: CallOutput<Name> | null, extra: Extra | null) => string;
  /** The heading is stored data, such as an email's subject. */
  readonly hasDataTitle?: true;
  readonly head?: (data: CallOutput<Name> | null, extra: Extra) => string;
  /** Loaded in parallel, or after `isAdmitted`; its failure matters only to an admitted reader. */
  readonly extra?: (input: PageInput, isAdmitted: Promise<boolean>) => Promise<Extra | PageResult<never>>;
  /** A new key resets the page: forms close, the message goes. */
  readonly keyOf?: (data: CallOutput<Name>) => string;
  readonly Body: ComponentType<BodyProps<Name, Extra>>;
}

export function adminPage<const Name extends CallName, Extra extends object = object>(
  page: AdminPage<Name, Extra>,
): PageModule<PageData<Name, Extra>> {
  return {
    async load(input): Promise<PageResult<PageData<Name, Extra>>> {
      const query = page.input === undefined ? ({} as CallInput<Name>) : page.input(input.params, input.url);
      if (query === null) return { kind: 'missing', what: 'page' };
      const called = input.api(page.call, query);
      const isAdmitted = called.then(({ ok }) => ok);
      const [answer, extra] = await Promise.all([called, page.extra?.(input, isAdmitted) ?? ({} as Extra)]);
      if (!answer.ok && page.missing?.some((code) => isRefusedAs(answer, code)))
        return { kind: 'missing', what: 'page' };
      if (isFailed(extra)) return extra;
      const loaded = admittedPage(answer, (page.head ?? page.title)(answer.ok ? answer.data : null, extra));
      return loaded.kind === 'page' ? { ...loaded, data: { ...extra, admitted: loaded.data } } : loaded;
    },
    Page({ data: { admitted, ...extra } }) {
      const own = extra as unknown as Extra;
      return (
        <AdminShell
          admitted={admitted}
          isData={page.hasDataTitle}
          title={page.title(admitted.kind === 'in' ? admitted.data : null, own)}
        >
          {(data) => <LoadedBody key={page.keyOf?.(data)} page={page} data={data} extra={own} />}
        </AdminShell>
      );
    },
  };
}

interface LoadedBodyProps<Name extends CallName, Extra extends object> {
  readonly page: AdminPage<Name, Extra>;
  readonly data: CallOutput<Name>;
  readonly extra: Extra;
}

function LoadedBody<Name extends CallName, Extra extends object>({
  page: { Body },
  data,
  extra,
}: LoadedBodyProps<Name, Extra>) {
  const done = useDone();
  return <Body {...extra} data={data} done={done} />;
}
