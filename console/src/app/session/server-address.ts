import { basePath } from '~/app/links/base-path';
import { readJsonText, readText, removeKey, writeText } from '~/app/storage';

const key = 'global/server-address';

/** The master at the address of the page, without a trailing slash. */
const ownAddress = () => withoutSlash(new URL(basePath(), location.href).href);

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The server address stored in this browser, unchanged; null if there is none. */
export const keptAddress = (): string | null => readJsonText(key) ?? (readText(key) || null);

/** Returns the stored address if it is not a web address; null otherwise. */
export function badAddress(): string | null {
  const storedAddress = keptAddress();
  return storedAddress === null || isAddress(readJsonText(key) ?? '') ? null : storedAddress;
}

/**
 * URL of the master without a trailing slash: the one stored in this browser, else the origin of
 * the page.
 */
export function serverAddress(): string {
  const storedAddress = readJsonText(key);
  return storedAddress !== null && isAddress(storedAddress)
    ? withoutSlash(storedAddress)
    : ownAddress();
}

/** Switches back to the server of the page. */
export const forgetAddress = (): void => removeKey(key);

/** Uses another server from the next page load on. */
export const keepAddress = (address: string): void => writeText(key, JSON.stringify(address));
