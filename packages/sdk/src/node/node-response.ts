import type { IncomingMessage } from 'node:http';

const wholeUpTo = 1 << 20;
const noBody = [204, 205, 304];

/** The answer as `fetch` gives it. Small ones of known length are read at once, which is quicker. */
export async function responseOf(
  answer: IncomingMessage,
  method: string,
  signal: AbortSignal,
): Promise<Response> {
  const status = answer.statusCode ?? 0;
  const init = { status, statusText: answer.statusMessage ?? '', headers: headersOf(answer) };
  if (method === 'HEAD' || noBody.includes(status)) {
    answer.resume();
    return new Response(null, init);
  }
  const length = Number(answer.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const body = length <= wholeUpTo ? await whole(answer, signal) : streamOf(answer, signal);
  return new Response(body, init);
}

function headersOf({ rawHeaders }: IncomingMessage) {
  const pairs: Array<[string, string]> = [];
  for (let index = 0; index < rawHeaders.length; index += 2)
    pairs.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  return pairs;
}

function whole(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.once('end', () => resolve(Buffer.concat(chunks)));
    answer.once('error', (error) => reject(signal.aborted ? signal.reason : error));
  });
}

function streamOf(answer: IncomingMessage, signal: AbortSignal) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      answer.on('data', (chunk: Buffer) => {
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) answer.pause();
      });
      answer.once('end', () => controller.close());
      // left by its reader: there is nobody to tell
      answer.once('error', (error) => controller.error(signal.aborted ? signal.reason : error));
      answer.pause();
    },
    pull: () => void answer.resume(),
    cancel: () => void answer.destroy(),
  });
}
