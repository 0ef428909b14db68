// The provider's script, which may not be bundled; its address is a setting, so that the sandbox can stand in
// (docs/domain/payment.md#test-money-and-real-money).
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';

let loading: Promise<void> | null = null;

function loadScript(url: string): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      // The next try asks again: the connection may be back.
      loading = null;
      script.remove();
      reject(new Error('The payment script did not load'));
    };
    document.head.append(script);
  });
  return loading;
}

/** The provider's script at work with the public key; null when it did not load. */
export async function loadCardScript(scriptUrl: string, publicKey: string): Promise<Stripe | null> {
  try {
    await loadScript(scriptUrl);
    // Takes the `window.Stripe` that the script has made.
    return await loadStripe(publicKey);
  } catch {
    return null;
  }
}
