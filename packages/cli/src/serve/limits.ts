/** Limits per client, in milliseconds, bytes and counts. */
export type Limits = {
  /** until all headers of a request have arrived */
  headersMs: number;
  /** interval of checks for late headers */
  checkMs: number;
  /** path, query and headers together: a comparison of a thousand trials names each in its query */
  headBytes: number;
  /** only the headers */
  headersBytes: number;
  /** maximum number of headers in one request */
  headers: number;
  /** a body must deliver `bodyBytes` within this time, while the master waits for it */
  bodyMs: number;
  bodyBytes: number;
  /** until sent data is read, and for a connection without a request */
  silenceMs: number;
  /** until the master begins an answer that is not a stream */
  firstByteMs: number;
  /** the same for a sign-out: the session's cookie is deleted with or without the master */
  signOutMs: number;
  /** answers that are held at the same time, to be tagged and compressed */
  heldBytes: number;
  connections: number;
  /** concurrent WebSockets */
  sockets: number;
  /** for running requests to finish once the server is stopped */
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
  signOutMs: 5_000,
  heldBytes: 2 ** 27,
  connections: 10_000,
  sockets: 1_000,
  graceMs: 8_000,
};
