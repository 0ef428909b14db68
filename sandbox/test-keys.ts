// Guards that keep the sandbox away from real money (docs/domain/checkout.md#test-money-and-real-money).

/** What a program is started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The sandbox never runs beside real money.
 * @throws Error when the environment says production
 */
export function refuseProduction(env: Environment): void {
  for (const name of ['NODE_ENV', 'BANYAN_MODE']) {
    if (env[name] === 'production') {
      throw new Error(`The payment sandbox does not start with ${name}=production: it only pretends to take money.`);
    }
  }
}

/** @throws Error when a key is given that does not begin as a test key does */
export function requirePrefix(name: string, value: string | undefined, prefix: string): void {
  if (value !== undefined && !value.startsWith(prefix)) {
    throw new Error(`The payment sandbox needs a test ${name} (it starts with ${prefix}).`);
  }
}
