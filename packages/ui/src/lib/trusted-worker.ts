type TrustedScriptUrl = { toString(): string };
type Policy = { createScriptURL(url: string): TrustedScriptUrl };
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
};

/** The files of this build share a folder; the dev server keeps them in their source folders. */
export function isOwnWorker(url: string, { self, dev }: { self: string; dev: boolean }): boolean {
  const address = new URL(url, self);
  const home = new URL('.', self);
  if (address.origin !== home.origin || address.protocol !== home.protocol) return false;
  const file = address.pathname.split('/').at(-1) ?? '';
  if (!/-worker[\w-]*\.[jt]s$/.test(file)) return false;
  return dev || new URL('.', address).pathname === home.pathname;
}

function checkOwn(url: string): string {
  if (isOwnWorker(url, { self: import.meta.url, dev: import.meta.env.DEV })) return url;
  throw new TypeError(`Not a worker of this build: ${url}`);
}

let policy: Policy | undefined;

/**
 * The only Trusted Types policy of the page, which accepts this build's own workers and nothing
 * else.
 */
function trust(url: string): string | TrustedScriptUrl {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return checkOwn(url);
  policy ??= trustedTypes.createPolicy('trainyard', { createScriptURL: checkOwn });
  return policy.createScriptURL(url);
}

/** Starts a module worker; `url` comes from an import ending in `?worker&url`. */
export function startTrustedWorker(url: string): Worker {
  // the DOM types accept strings only, the browser requires a TrustedScriptURL
  return new Worker(trust(url) as string, { type: 'module' });
}
