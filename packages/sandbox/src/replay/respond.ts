import { securityHeaders } from '../wire/respond';
import type { Recording } from './recording';

/**
 * The recorded answer as a response. A stream whose reader hung up stays open until this one does.
 */
export function playRecording(recording: Recording, signal: AbortSignal): Response {
  const { status, contentType, body } = recording;
  const headers = { ...securityHeaders, 'Content-Type': contentType };
  if (Array.isArray(body))
    return new Response(streamOf(recording, body, signal), { status, headers });
  return new Response(isBodiless(status) ? null : body, { status, headers });
}

const isBodiless = (status: number) => status === 204 || status === 304;

function streamOf({ ended }: Recording, lines: string[], signal: AbortSignal) {
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
    },
    pull: async (controller) => {
      const line = lines[next];
      next += 1;
      if (line !== undefined) controller.enqueue(encoder.encode(`${line}\n`));
      else if (ended) controller.close();
      else await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  });
}
