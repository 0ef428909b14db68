import { createContext, use, type ReactNode } from 'react';
import type { Api } from '#src/web/platform/api/api.ts';
import type { ClientSettings } from './page-settings.ts';

export interface App {
  readonly api: Api;
  readonly settings: ClientSettings;
}

const AppContext = createContext<App | null>(null);

export function AppProvider({ app, children }: { readonly app: App; readonly children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('AppProvider is missing above this component');
  return app;
}
