const binary = 'application/octet-stream';
const text = 'text/plain; charset=utf-8';

const signatures: Array<[bytes: number[], type: string]> = [
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  [[0xff, 0xd8, 0xff], 'image/jpeg'],
  [[0x47, 0x49, 0x46, 0x38], 'image/gif'],
  [[0x25, 0x50, 0x44, 0x46, 0x2d], 'application/pdf'],
  [[0x1f, 0x8b, 0x08], 'application/x-gzip'],
  [[0x50, 0x4b, 0x03, 0x04], 'application/zip'],
];

/** Guesses a content type from the first bytes of a file, as the master does. */
export function sniffedType(content: Uint8Array): string {
  const head = content.subarray(0, 512);
  const signature = signatures.find(([bytes]) =>
    bytes.every((byte, index) => head[index] === byte),
  );
  if (signature) return signature[1];
  if (head.some(isBinary)) return binary;
  const start = new TextDecoder().decode(head).trimStart().toLowerCase();
  if (/^<(?:!doctype html|html|head|script|body|table|title|h1|div|p|br|a|b|!--)[ >]/.test(start)) {
    return 'text/html; charset=utf-8';
  }
  return start.startsWith('<?xml') ? 'text/xml; charset=utf-8' : text;
}

const isBinary = (byte: number) =>
  byte <= 0x08 || byte === 0x0b || (byte >= 0x0e && byte <= 0x1a) || (byte >= 0x1c && byte <= 0x1f);
