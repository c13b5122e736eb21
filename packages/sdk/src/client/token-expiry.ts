/**
 * When a token of the master ends, read from the token itself: a date; null for one without an end;
 * undefined for one that does not tell, such as an opaque one. Nothing is verified, nothing is sent.
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

/** The signed part is JSON with the signature behind it. */
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
