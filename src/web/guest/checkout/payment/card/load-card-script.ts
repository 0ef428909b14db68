// The provider's script may not be bundled; a setting has its address, for the sandbox
// (docs/domain/checkout.md#test-and-live-mode).
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';

let loading: Promise<void> | null = null;
const atWork = new Map<string, Promise<Stripe | null>>();

function loadScript(url: string): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = null;
      script.remove();
      reject(new Error('The payment script did not load'));
    };
    document.head.append(script);
  });
  return loading;
}

async function startScript(scriptUrl: string, publicKey: string): Promise<Stripe | null> {
  try {
    await loadScript(scriptUrl);
    return await loadStripe(publicKey);
  } catch {
    atWork.delete(publicKey);
    return null;
  }
}

/** Loads once for all callers; null on failure. */
export function loadCardScript(scriptUrl: string, publicKey: string): Promise<Stripe | null> {
  const started = atWork.get(publicKey) ?? startScript(scriptUrl, publicKey);
  atWork.set(publicKey, started);
  return started;
}

export function useCardScript(): { readonly stripe: Promise<Stripe | null> | null; readonly isMissing: boolean } {
  const { publicKey, scriptUrl } = useApp().settings.payment;
  const [stripe, setStripe] = useState<Promise<Stripe | null> | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (scriptUrl === '') return;
    const script = loadCardScript(scriptUrl, publicKey);
    setStripe(script);
    void script.then((loaded) => setMissing(loaded === null));
  }, [scriptUrl, publicKey]);
  return { stripe, isMissing };
}
