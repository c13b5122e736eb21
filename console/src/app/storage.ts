/** Every key of the console in the browser's local storage. */
export type StorageKey =
  | 'global/auth-token'
  | 'global/server-address'
  | 'global/theme-hint'
  | 'lastUsername';

// a browser may deny storage to a page; the console then works without it
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

const landingKey = 'landing';

/** Stores the target of a sign-in for this tab, while the provider's page is shown. */
export const keepLanding = (path: string): void => {
  attempt(() => sessionStorage.setItem(landingKey, path));
};

/** Returns the target of the sign-in, once; null if none was stored. */
export const takeLanding = (): string | null =>
  attempt(() => {
    const path = sessionStorage.getItem(landingKey);
    sessionStorage.removeItem(landingKey);
    return path;
  });

/** A text stored as JSON, like the token and the server address; null if absent or invalid. */
export function readJsonText(key: StorageKey): string | null {
  const value: unknown = attempt(() => JSON.parse(readText(key) ?? 'null'));
  return typeof value === 'string' && value !== '' ? value : null;
}
