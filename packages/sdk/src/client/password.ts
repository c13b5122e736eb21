const salt = 'GubPEmmotfiK9TMD6Zdw';

/**
 * Hashes a password for login and password changes: lower-case hex of SHA-512 over the platform's
 * salt followed by the password. The empty password stays empty. Also works on plain-http pages,
 * where browsers do not offer WebCrypto.
 */
export async function hashPassword(password: string): Promise<string> {
  if (password === '') return '';
  const bytes = new TextEncoder().encode(salt + password);
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await globalThis.crypto.subtle.digest('SHA-512', bytes))
    : (await import('@noble/hashes/sha2.js')).sha512(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
