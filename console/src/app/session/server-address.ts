import { basePath } from '~/app/base-path';
import { readJsonText, readText, removeKey, writeText } from '~/app/storage';

const key = 'global/server-address';

/** The master at the address from which the page was loaded, without a slash at its end. */
export const ownAddress = () => withoutSlash(new URL(basePath(), location.href).href);

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The server address kept in this browser, as it is written there; null where none is. */
export const keptAddress = (): string | null => readJsonText(key) ?? (readText(key) || null);

/** Returns the stored address if it is not a web address; null otherwise. */
export function badAddress(): string | null {
  const kept = keptAddress();
  return kept === null || isAddress(readJsonText(key) ?? '') ? null : kept;
}

/** Address of the master without a slash at its end: the one chosen in this browser, else where the page came from. */
export function serverAddress(): string {
  const kept = readJsonText(key);
  return kept !== null && isAddress(kept) ? withoutSlash(kept) : ownAddress();
}

/** Goes back to the server that the page came from. */
export const forgetAddress = (): void => removeKey(key);

/** Asks another server from the next load on. */
export const keepAddress = (address: string): void => writeText(key, JSON.stringify(address));
