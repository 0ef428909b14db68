import { useEffect, useRef, useState } from 'react';

export type OtherTab = { readonly state: 'paying' } | { readonly state: 'paid'; readonly url: string };

type TabState = 'paying' | 'paid' | 'stopped';

interface TabMessage {
  readonly address: string;
  readonly state: TabState;
  readonly url: string;
}

const CHANNEL = 'checkout';

function isTabMessage(value: unknown): value is TabMessage {
  return typeof value === 'object' && value !== null && 'address' in value && 'state' in value && 'url' in value;
}

/**
 * Tells other tabs which choice is being paid or is paid. A courtesy: the server decides. `address` is the choice's.
 */
export function useOtherTabs(address: string) {
  const channel = useRef<BroadcastChannel | null>(null);
  const [other, setOther] = useState<OtherTab | null>(null);
  useEffect(() => {
    const tabs = new BroadcastChannel(CHANNEL);
    channel.current = tabs;
    tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isTabMessage(data) || data.address !== address) return;
      if (data.state === 'stopped') return setOther(null);
      const isOurs = data.state === 'paid' && new URL(data.url, location.href).origin === location.origin;
      setOther(isOurs ? { state: 'paid', url: data.url } : { state: 'paying' });
    });
    return () => tabs.close();
  }, [address]);
  const tell = (state: TabState, url = ''): void => channel.current?.postMessage({ address, state, url });
  return { other, tell };
}
