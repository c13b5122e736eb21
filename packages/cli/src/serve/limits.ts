/** Limits per visitor, in milliseconds, bytes and counts. */
export type Limits = {
  /** for all headers of a request to be in */
  headersMs: number;
  /** how often those are looked at that are late with their headers */
  checkMs: number;
  /** path, query and headers together: a comparison of a thousand trials names each in its query */
  headBytes: number;
  /** the headers alone */
  headersBytes: number;
  /** how many headers one request may have */
  headers: number;
  /** a body must bring `bodyBytes` within this time, while the master waits for it */
  bodyMs: number;
  bodyBytes: number;
  /** for what is sent to be taken, and for a connection without a request */
  silenceMs: number;
  /** for the master to begin an answer that is not a stream */
  firstByteMs: number;
  connections: number;
  /** WebSockets at a time */
  sockets: number;
  /** for running requests to finish once the server is asked to stop */
  graceMs: number;
};

export const defaultLimits: Limits = {
  headersMs: 20_000,
  checkMs: 5_000,
  headBytes: 2 ** 20,
  headersBytes: 2 ** 16,
  headers: 500,
  bodyMs: 20_000,
  bodyBytes: 4_096,
  silenceMs: 60_000,
  firstByteMs: 120_000,
  connections: 10_000,
  sockets: 1_000,
  graceMs: 8_000,
};
