const encoder = new TextEncoder();

/**
 * The headers by which a receiver knows that the master sent this: the time in Unix seconds, and in
 * lower-case hex the HMAC (SHA-256) of that time, a comma and the body.
 */
export async function signedHeaders({ key, seconds, body }: SignInput): Promise<Headers> {
  const signature = await hmacHex(key, `${seconds},${body}`);
  return new Headers({
    'Content-Type': 'application/json; charset=UTF-8',
    'X-Determined-Ai-Signature': signature,
    'X-Determined-Ai-Signature-Timestamp': String(seconds),
  });
}

type SignInput = { key: string; seconds: number; body: string };

async function hmacHex(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ]);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
