export type FileContent =
  | { kind: 'text'; text: string; sizeBytes: number }
  | { kind: 'empty' }
  /** not text, or not UTF-8 */
  | { kind: 'binary'; sizeBytes: number };

/** The content of a file as text or binary. A zero byte never occurs in text. */
export function readFile(bytes: Uint8Array): FileContent {
  const sizeBytes = bytes.length;
  if (sizeBytes === 0) return { kind: 'empty' };
  if (bytes.includes(0)) return { kind: 'binary', sizeBytes };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { kind: 'text', text, sizeBytes };
  } catch {
    return { kind: 'binary', sizeBytes };
  }
}

/** a longer text is shown without a grammar, which would parse all of it */
export const plainFromBytes = 1_000_000;
