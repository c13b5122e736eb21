const encoder = new TextEncoder();

/** How old a delivery may be, in ms. */
const defaultMaxAgeMs = 300_000;

/** A received delivery: a `Request`, or its headers and its body as it was received. */
export type Delivery = {
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** the body, before it is parsed: each byte counts */
  body: string | Uint8Array;
};

/** The clock and the greatest age of a delivery. */
export type VerifyOptions = {
  /** how much its time may differ from the clock, in ms; five minutes by default */
  maxAgeMs?: number;
  /** the clock, in ms since 1970 */
  now?: () => number;
};

/**
 * Returns true if a webhook delivery was signed by a master: its header `X-Determined-Ai-Signature`
 * is the hex HMAC-SHA-256 of the time in `X-Determined-Ai-Signature-Timestamp` (Unix seconds), a
 * comma and the body, and that time is recent. A `Request` is read, so pass `request.clone()` to read it
 * again.
 *
 * @param key the master's `webhooks.signing_key`
 */
export async function verifyWebhook(
  delivery: Request | Delivery,
  key: string,
  { maxAgeMs = defaultMaxAgeMs, now = Date.now }: VerifyOptions = {},
): Promise<boolean> {
  const { headers } = delivery;
  const seconds = headerIn(headers, 'X-Determined-Ai-Signature-Timestamp');
  const signature = bytesOf(headerIn(headers, 'X-Determined-Ai-Signature'));
  if (signature === undefined || !/^\d+$/.test(seconds)) return false;
  if (Math.abs(now() - Number(seconds) * 1000) > maxAgeMs) return false;
  const body =
    delivery instanceof Request ? new Uint8Array(await delivery.arrayBuffer()) : delivery.body;
  const signed = joined(
    encoder.encode(`${seconds},`),
    typeof body === 'string' ? encoder.encode(body) : body,
  );
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const { subtle } = crypto;
  const imported = await subtle.importKey('raw', encoder.encode(key), algorithm, false, ['verify']);
  // compares in constant time
  return subtle.verify('HMAC', imported, signature, signed);
}

function headerIn(headers: Delivery['headers'], name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  // Node writes the names of headers in lower case
  const header = Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase());
  return String(header?.[1] ?? '');
}

/** The bytes of a SHA-256 in hex; undefined for other texts. */
function bytesOf(hex: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[0-9a-f]{64}$/i.test(hex)) return undefined;
  return Uint8Array.from({ length: 32 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
