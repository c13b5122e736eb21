/** The answer to a download is not a whole archive; another request would get the same. */
export class WrongArchive extends Error {}

const headBytes = 512;

/**
 * Yields the bytes of an answer, once their beginning is that of a compressed archive.
 * @param broken gets the error of the connection as its `cause`
 * @throws WrongArchive that names what came instead
 */
export async function* checkedBytes(
  body: ReadableStream<Uint8Array>,
  broken: { cause?: unknown },
): AsyncGenerator<Uint8Array, void, undefined> {
  let head = new Uint8Array();
  let isChecked = false;
  for await (const piece of piecesOf(body, broken)) {
    if (isChecked) {
      yield piece;
      continue;
    }
    head = joined(head, piece);
    if (head.length < headBytes) continue;
    checkHead(head);
    isChecked = true;
    yield head;
  }
  if (isChecked) return;
  checkHead(head);
  yield head;
}

async function* piecesOf(body: ReadableStream<Uint8Array>, broken: { cause?: unknown }) {
  try {
    for await (const piece of body) yield piece;
  } catch (error) {
    broken.cause = error;
    throw error;
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function checkHead(head: Uint8Array) {
  if (head[0] === 0x1f && head[1] === 0x8b) return;
  throw new WrongArchive(`${nameOf(head)} came instead of a compressed archive.`);
}

function nameOf(head: Uint8Array): string {
  if (head.length === 0) return 'An empty answer';
  const text = new TextDecoder().decode(head);
  if (text.slice(257, 262) === 'ustar') return 'An archive without compression';
  const start = text.trimStart();
  if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) {
    const title = /<title>([^<]*)</i.exec(start)?.[1]?.replace(/\s+/g, ' ').trim();
    return `An HTML page${title ? ` (${title})` : ''}, as of a proxy or a sign-in page,`;
  }
  if (/^[[{]/.test(start)) return `JSON (${start.slice(0, 60)})`;
  return isText(start) ? `Text (${start.slice(0, 60)})` : 'Data of another kind';
}

// a control character, or one that could not be decoded
const isText = (text: string) => !/[\p{Cc}\ufffd]/u.test(text.slice(0, 60).replace(/\s/g, ' '));
