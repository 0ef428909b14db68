import { describe, expect, it, vi } from 'vitest';
import { confirmAlipay, type AlipayScript } from './alipay.tsx';

const origin = 'https://banyan.example';
const ask = { client_secret: 'pi_1_secret_2', url: '/payment/alipay?token=abc' };
const script = (answer: object) => {
  const confirmAlipayPayment = vi.fn<AlipayScript['confirmAlipayPayment']>(async () => answer as never);
  return { confirmAlipayPayment };
};

describe('confirming an Alipay payment', () => {
  it('names the whole address to come back to', async () => {
    const given = script({ paymentIntent: {} });
    expect(await confirmAlipay(ask, given, origin)).toBe(true);
    expect(given.confirmAlipayPayment).toHaveBeenCalledWith('pi_1_secret_2', {
      return_url: 'https://banyan.example/payment/alipay?token=abc',
    });
  });

  it('comes back to the site that was left, whatever host the address names', async () => {
    const given = script({});
    await confirmAlipay({ ...ask, url: 'https://evil.example/payment/alipay?token=x' }, given, origin);
    expect(given.confirmAlipayPayment).toHaveBeenCalledWith('pi_1_secret_2', {
      return_url: 'https://banyan.example/payment/alipay?token=x',
    });
  });

  it.each([
    ['the provider says no', ask, script({ error: { message: 'no' } })],
    ['the script did not load', ask, null],
    ['there is no secret', { ...ask, client_secret: null }, script({})],
  ])('is false when %s', async (_what, asked, given) => {
    expect(await confirmAlipay(asked, given, origin)).toBe(false);
  });

  it('is false when the script throws', async () => {
    const broken: AlipayScript = { confirmAlipayPayment: async () => Promise.reject(new Error('offline')) };
    expect(await confirmAlipay(ask, broken, origin)).toBe(false);
  });
});
