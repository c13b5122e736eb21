import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Visitor } from './proxy/visitor';

/** An HTTP answer before it is written: pairs, because `set-cookie` may occur several times. */
export type Answer = {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array | AsyncIterable<Uint8Array> | null;
};

export type BackendRequest = {
  request: IncomingMessage;
  /** path and query for the master, without the console's base path */
  path: string;
  visitor: Visitor;
  /** aborted when the browser closes the connection or the server stops; created on first use */
  signal: () => AbortSignal;
};

/** Answers for the master: a real one behind a proxy, the sandbox, or recorded answers. */
export type Backend = {
  answer: (input: BackendRequest) => Promise<Answer>;
  /** handles a WebSocket upgrade and returns its status; without it upgrades are refused */
  upgrade?: (input: UpgradeRequest) => Promise<number>;
  /** resolves when nothing is left to write */
  close: () => void | Promise<void>;
};

type UpgradeRequest = {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  path: string;
  visitor: Visitor;
  /** filters the headers of the master's acceptance */
  protect: (headers: Answer['headers']) => Answer['headers'];
};

export const headerOf = (answer: Answer, name: string): string | undefined =>
  answer.headers.find(([key]) => key.toLowerCase() === name)?.[1];

/** An answer in the master's format for errors outside `/api/v1`. */
export const messageAnswer = (status: number, message: string): Answer => ({
  status,
  headers: [['content-type', 'application/json']],
  body: Buffer.from(JSON.stringify({ message })),
});

export const textAnswer = (status: number, text: string): Answer => ({
  status,
  headers: [['content-type', 'text/plain; charset=utf-8']],
  body: Buffer.from(text),
});

export const redirectAnswer = (location: string): Answer => ({
  status: 302,
  headers: [['location', location]],
  body: null,
});
