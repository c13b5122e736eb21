import { hinted, MasterError } from '../handlers/errors';
import { streamError } from './error-body';
import { errorResponse, jsonResponse } from './respond';

type StreamInput = {
  messages: AsyncIterable<object>;
  encode: (message: object) => string;
  signal: AbortSignal;
  /** tells the handler that nobody reads any more */
  hangUp: () => void;
  rbacEnabled?: boolean;
};

/**
 * Lines `{"result":…}`, written as they are asked for. What fails before the first message answers
 * with its status; what fails later becomes the last line, without a newline.
 */
export async function streamResponse(input: StreamInput): Promise<Response> {
  const { messages, encode, signal, hangUp, rbacEnabled = false } = input;
  const refuse = (error: unknown) => hinted(toMasterError(error), rbacEnabled);
  const iterator = messages[Symbol.asyncIterator]();
  const first = await iterator.next().catch(refuse);
  if (first instanceof MasterError) return errorResponse(streamError(first));
  const encoder = new TextEncoder();
  let next: Promise<Step> | null = Promise.resolve(first);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
    },
    pull: async (controller) => {
      const step = await (next ?? iterator.next().catch(refuse));
      next = null;
      if (signal.aborted) return;
      const line = lineOf(step, encode);
      if (line !== null) controller.enqueue(encoder.encode(line));
      if (step instanceof MasterError || step.done) controller.close();
    },
    cancel: async () => {
      hangUp();
      await iterator.return?.();
    },
  });
  return jsonResponse(body);
}

type Step = IteratorResult<object, unknown> | MasterError;

function lineOf(step: Step, encode: (message: object) => string): string | null {
  if (step instanceof MasterError) return streamError(step).text;
  return step.done ? null : `{"result":${encode(step.value)}}\n`;
}

/** Whatever a handler throws, as a refusal; one without a code carries its text alone. */
export function toMasterError(error: unknown): MasterError {
  if (error instanceof MasterError) return error;
  return new MasterError('Unknown', error instanceof Error ? error.message : String(error));
}
