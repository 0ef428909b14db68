// Guards that keep the sandbox away from real money (docs/domain/checkout.md#test-and-live-mode).

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The sandbox never runs where real money does.
 * @throws Error in a production environment
 */
export function refuseProduction(env: Environment): void {
  for (const name of ['NODE_ENV', 'BANYAN_MODE']) {
    if (env[name] === 'production') {
      throw new Error(`The payment sandbox does not start with ${name}=production: it only pretends to take money.`);
    }
  }
}

/** @throws Error when a key lacks the prefix of test keys */
export function requirePrefix(name: string, value: string | undefined, prefix: string): void {
  if (value !== undefined && !value.startsWith(prefix)) {
    throw new Error(`The payment sandbox needs a test ${name} (it starts with ${prefix}).`);
  }
}
