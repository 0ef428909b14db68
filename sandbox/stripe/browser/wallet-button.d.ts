/** The part of Elements from which a payment method is made. */
interface AgreedElements {
  options: { paymentMethodCreation?: string };
  isSubmitted: boolean;
  agreed: { token: string; billingDetails: { name: string; email?: string } } | null;
}

export declare function walletParams(group: AgreedElements, params?: object): object;
