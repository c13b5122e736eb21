/** Everything this console keeps in the browser's local storage; nothing else goes there. */
export type StorageKey =
  | 'global/auth-token'
  | 'global/server-address'
  | 'global/theme-hint'
  | 'lastUsername';

// a browser may close storage to a page; the console then works without a memory
function attempt<T>(step: () => T): T | null {
  try {
    return step();
  } catch {
    return null;
  }
}

export const readText = (key: StorageKey): string | null =>
  attempt(() => localStorage.getItem(key));

export const writeText = (key: StorageKey, text: string): void => {
  attempt(() => localStorage.setItem(key, text));
};

export const removeKey = (key: StorageKey): void => {
  attempt(() => localStorage.removeItem(key));
};

const newerKey = 'is-newer-master';

/** Keeps for this tab whether its master is one of 0.38: its next load asks for rows in another way. */
export const keepIsNewer = (isNewer: boolean): void => {
  attempt(() =>
    isNewer ? sessionStorage.setItem(newerKey, 'true') : sessionStorage.removeItem(newerKey),
  );
};

export const keptIsNewer = (): boolean =>
  attempt(() => sessionStorage.getItem(newerKey)) === 'true';

const landingKey = 'landing';

/** Keeps for this tab where a sign-in is to lead, while a provider has the page. */
export const keepLanding = (path: string): void => {
  attempt(() => sessionStorage.setItem(landingKey, path));
};

/** Returns where the sign-in is to lead, once; null when nothing was kept. */
export const takeLanding = (): string | null =>
  attempt(() => {
    const path = sessionStorage.getItem(landingKey);
    sessionStorage.removeItem(landingKey);
    return path;
  });

/** A text kept as JSON, as the token and the server address are; null when absent or broken. */
export function readJsonText(key: StorageKey): string | null {
  const value: unknown = attempt(() => JSON.parse(readText(key) ?? 'null'));
  return typeof value === 'string' && value !== '' ? value : null;
}
