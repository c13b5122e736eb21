import { MasterError, withPermissionHint } from '../handlers/errors';
import { streamError } from './error-body';
import { type Chunks, errorReply, goodReply, type Reply } from './reply';

const pieceLength = 256 * 1024;

/** Texts as a body: in one piece if they are short, else piece by piece while they are read. */
export function bodyOfTexts(texts: Iterable<string>): Reply['body'] {
  const pieces = inPieces(texts);
  const first = pieces.next();
  if (first.done) return '';
  const second = pieces.next();
  return second.done ? first.value : chunksOf([first.value, second.value], pieces);
}

function* inPieces(texts: Iterable<string>): Generator<string, undefined> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

async function* chunksOf(first: string[], rest: Iterable<string>): Chunks {
  const encoder = new TextEncoder();
  for (const piece of first) yield encoder.encode(piece);
  for (const piece of rest) yield encoder.encode(piece);
}

type StreamInput = {
  messages: AsyncIterable<object>;
  encode: (message: object) => string;
  /** ends the handler when the client stops reading */
  hangUp: () => void;
  rbacEnabled?: boolean;
};

/**
 * Lines `{"result":…}`, written on demand. An error before the first message answers with its
 * status; a later one becomes the last line, without a newline.
 */
export async function streamReply(input: StreamInput): Promise<Reply> {
  const { messages, encode, hangUp, rbacEnabled = false } = input;
  const refuse = (error: unknown) => withPermissionHint(toMasterError(error), rbacEnabled);
  const iterator = messages[Symbol.asyncIterator]();
  const first = await iterator.next().catch(refuse);
  if (first instanceof MasterError) return errorReply(streamError(first));
  let ready: Step | null = first;
  const step = async () => {
    const next = ready ?? (await iterator.next().catch(refuse));
    ready = null;
    return next;
  };
  const leave = async () => {
    hangUp();
    await iterator.return?.();
  };
  return goodReply(linesOf({ step, encode, leave }));
}

type LinesInput = {
  step: () => Promise<Step>;
  encode: (message: object) => string;
  leave: () => Promise<void>;
};

// not a generator, because one that waits for its next message cannot be ended when the client
// stops reading
function linesOf({ step, encode, leave }: LinesInput): Chunks {
  const encoder = new TextEncoder();
  const end = { done: true, value: undefined } as const;
  let isOver = false;
  const lines: Chunks = {
    [Symbol.asyncIterator]: () => lines,
    next: async () => {
      if (isOver) return end;
      const next = await step();
      isOver ||= next instanceof MasterError || next.done === true;
      const line = lineOf(next, encode);
      return line === null ? end : { done: false, value: encoder.encode(line) };
    },
    return: async () => {
      isOver = true;
      await leave();
      return end;
    },
  };
  return lines;
}

type Step = IteratorResult<object, unknown> | MasterError;

function lineOf(step: Step, encode: (message: object) => string): string | null {
  if (step instanceof MasterError) return streamError(step).text;
  return step.done ? null : `{"result":${encode(step.value)}}\n`;
}

/**
 * Converts any error of a handler to a refusal. An error that is not a `MasterError` is a defect of
 * the sandbox, and the text states it.
 */
export function toMasterError(error: unknown): MasterError {
  if (error instanceof MasterError) return error;
  return new MasterError('Unknown', `The sandbox broke: ${String(error)}`);
}
