/**
 * Reads the expiry of a token from the token itself: a date; null for one that does not expire;
 * undefined for one without this information, such as an opaque one. Verifies and sends nothing.
 */
export function tokenExpiry(token: string): Date | null | undefined {
  const [version, purpose, payload = ''] = token.split('.');
  if (version !== 'v2' || purpose !== 'public') return undefined;
  const claims = claimsOf(payload);
  if (!claims) return undefined;
  const expiry = claims.expiry ?? claims.exp;
  // Go's unset time
  if (claims.expiry === null || String(expiry).startsWith('0001-')) return null;
  const date = new Date(String(expiry));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const signatureBytes = 64;

/** Reads the claims: the signed part is JSON followed by the signature. */
function claimsOf(payload: string): Record<string, unknown> | undefined {
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder().decode(bytes.subarray(0, -signatureBytes));
    const claims: unknown = JSON.parse(text);
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}
