// Entry point of the method Alipay.
import * as alipayCheck from './alipay-check.ts';
import * as alipay from './alipay.ts';
import * as sgd from './sgd.ts';

export const alipayHandlers = {
  [alipay.route]: alipay.handle,
  [alipayCheck.route]: alipayCheck.handle,
  [sgd.route]: sgd.handle,
} as const;

export { startAlipayWithoutScript, type AlipayRedirect } from './alipay-redirect.ts';
