// Entry point of the method Alipay.
import { alipayCalls } from './alipay-calls.ts';
import * as alipay from './alipay.ts';

export const alipayHandlers = {
  [alipay.route]: alipay.handle,
  ...alipayCalls,
} as const;

export { startAlipayWithoutScript, type AlipayRedirect } from './alipay-redirect.ts';
