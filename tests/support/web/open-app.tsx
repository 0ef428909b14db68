// A part of a page in an in-memory document, with the real client and router; the test is the server.
import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { AppProvider } from '#src/web/platform/app/app-context.tsx';
import type { PageSettings } from '#src/web/platform/app/page-settings.ts';
import { BrowserNavigation } from '#src/web/platform/router/navigation.tsx';
import { createRouter, type HistoryEntry } from '#src/web/platform/router/router.ts';
import type { View } from '#src/web/platform/router/view.ts';
import { closePopup, lockPopup } from '#src/web/ui/popup/popup.ts';
import { fixtureSettings } from './settings.ts';

type Input = Readonly<Record<string, unknown>>;

/** A call as the server got it. */
export interface AskedCall {
  readonly name: string;
  readonly input: Input;
  /** Aborted when the page cancels the call; undefined for a call that cannot be. */
  readonly signal: AbortSignal | undefined;
  /** Responds manually: the parts of a success, a refusal, or null for no response. */
  readonly answer: (data: object | null) => Promise<void>;
}

export type Answers = Readonly<Record<string, object | ((input: Input) => object | null)>>;

/** The test responds manually. */
export const later = { later: true } as const;

/** No response: the connection is gone. */
export const noAnswer = (): null => null;

/** The server: `asked` are the calls so far. */
function scriptedServer(answers: Answers) {
  const asked: AskedCall[] = [];
  const api = createApi(
    (name, sent, signal) =>
      new Promise((resolve, reject) => {
        const input = JSON.parse(JSON.stringify(sent)) as Input;
        const reply = (data: object | null): void => {
          if (data === null) reject(new Error('no answer'));
          else resolve(JSON.parse(JSON.stringify({ status: 'success', ...data })));
        };
        asked.push({ name, input, signal, answer: (data) => act(async () => reply(data)) });
        const given = answers[name];
        const data = typeof given === 'function' ? given(input) : given;
        if (data === undefined) reject(new Error(`the test has no answer for ${name}`));
        else if (data !== later) reply(data);
      }),
  );
  const callsOf = (name: string): AskedCall[] => asked.filter((call) => call.name === name);
  /** Waits for the nth call of a name; 0 is the first. */
  const call = (name: string, nth = 0): Promise<AskedCall> =>
    waitFor(() => {
      const found = callsOf(name)[nth];
      if (found === undefined) throw new Error(`${name} was called ${callsOf(name).length} times`);
      return found;
    });
  return { api, asked, callsOf, call };
}

const page: View = {
  kind: 'page',
  match: null,
  place: '/',
  data: null,
  head: { title: '' },
  status: 200,
  Page: () => null,
};

/** The router over the document's history; `opened` are the requested addresses. */
function routerAt(url: string) {
  const opened: string[] = [];
  history.pushState(null, '', url);
  const router = createRouter(
    {
      open: async (to) => {
        opened.push(to.pathname + to.search);
        return { kind: 'view', view: page };
      },
      here: () => new URL(location.href),
      entry: () => history.state as HistoryEntry | null,
      push: (next, href) => history.pushState(next, '', href),
      replace: (next, href) => history.replaceState(next, '', href),
      onPop: (listener) => {
        window.addEventListener('popstate', listener);
        onTestFinished(() => window.removeEventListener('popstate', listener));
      },
      leave: (href) => void opened.push(href),
    },
    page,
  );
  return { router, opened };
}

interface OpenOptions {
  readonly url?: string;
  readonly answers?: Answers;
  readonly settings?: Partial<PageSettings>;
}

export function openApp(content: ReactNode, { url = '/', answers = {}, settings }: OpenOptions = {}) {
  const { api, ...server } = scriptedServer(answers);
  const { router, opened } = routerAt(url);
  // One popup store for the page: nothing stays open for the next test.
  onTestFinished(() => {
    lockPopup(false);
    closePopup();
  });
  const drawn = render(
    <AppProvider app={{ api, settings: { ...fixtureSettings, staffAreas: ['admin'], ...settings } }}>
      <BrowserNavigation router={router}>{content}</BrowserNavigation>
    </AppProvider>,
  );
  return { ...drawn, ...server, router, opened };
}
