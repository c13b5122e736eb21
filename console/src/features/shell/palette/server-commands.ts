import { showToast } from '@trainyard/ui/lib/toast-store';
import { forgetAddress, keepAddress, serverAddress } from '~/app/session/server-address';
import { CommandError, type CommandNode, type Outcome } from './command-tree';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** True if an address answers like a master. */
async function isMaster(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/v1/master`);
  const facts: unknown = await answer.json();
  if (typeof facts !== 'object' || facts === null) return false;
  const { version, masterId, clusterId }: Partial<Record<string, unknown>> = { ...facts };
  return isText(version) && isText(masterId) && isText(clusterId);
}

// a report of the policy comes a moment after the request it stopped
const reportsWithinMs = 500;

/** Runs a step, and returns whether the page's own policy blocked it. */
async function withPolicy<Value>(step: () => Promise<Value>) {
  const watch = new AbortController();
  const refusal = new Promise<true>((resolve) =>
    document.addEventListener('securitypolicyviolation', () => resolve(true), watch),
  );
  try {
    return { value: await step(), isRefused: false };
  } catch {
    const waited = new Promise<false>((resolve) =>
      setTimeout(() => resolve(false), reportsWithinMs),
    );
    return { value: null, isRefused: await Promise.race([refusal, waited]) };
  } finally {
    watch.abort();
  }
}

async function useServer(typed: string): Promise<Outcome> {
  const address = typed.replace(/\/+$/, '');
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) throw notAServer(typed);
  const { value, isRefused } = await withPolicy(() => isMaster(address));
  if (isRefused) throw notAllowed(new URL(address).origin);
  if (value !== true) throw notAServer(typed);
  keepAddress(address);
  location.reload();
  return { kind: 'done' };
}

const notAllowed = (origin: string) =>
  new CommandError(`This console may not ask ${origin}: serve it with --allow-master ${origin}.`);

const notAServer = (typed: string) =>
  new CommandError(`Server not found. Could not find a valid server at "${typed}".`);

export const addressCommands = (): CommandNode => ({
  name: 'serverAddress',
  label: 'Address of the master',
  children: [
    {
      name: 'show',
      run: () => {
        showToast({ title: 'Server address', description: serverAddress() });
        return { kind: 'quiet' };
      },
    },
    {
      name: 'set',
      expects: 'Type an address, https://…',
      children: (typed) => (typed === '' ? [] : [{ name: typed, run: () => useServer(typed) }]),
    },
    {
      name: 'reset',
      run: () => {
        forgetAddress();
        location.reload();
        return { kind: 'done' };
      },
    },
  ],
});

/** The commands that clear all data of this browser, or only that of one user. */
export const forgetOwnKeys = (userId: number): CommandNode[] => [
  {
    name: 'resetLocalStorage',
    run: () => {
      localStorage.clear();
      return { kind: 'done' };
    },
  },
  {
    name: 'resetUserPreferences',
    run: () => {
      for (const store of [localStorage, sessionStorage])
        for (const key of Object.keys(store))
          if (key.startsWith(`u:${userId}/`)) store.removeItem(key);
      return { kind: 'done' };
    },
  },
];
