import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer, startUpstream } from '../test/http';
import { connectionLimit, refusalNotice } from './connection-limit';
import { createMasterProxy } from './proxy/proxy';

const limits = (files: string) => `Limit  Soft Limit  Hard Limit  Units
Max open files            ${files}                 1048576              files
`;

test.each([
  ['1048576', 1, { max: 10_000, isOfFiles: false }],
  ['1024', 1, { max: 492, isOfFiles: true }],
  ['1024', 2, { max: 246, isOfFiles: true }],
  ['64', 2, { max: 6, isOfFiles: true }],
  ['10', 1, { max: 4, isOfFiles: true }],
  ['unlimited', 1, { max: 10_000, isOfFiles: false }],
])(
  'with %s open files and %i ports a port accepts %j connections (ATK-19)',
  (files, ports, max) => {
    expect(connectionLimit({ requested: 10_000, ports, limits: limits(files) })).toEqual(max);
  },
);

test('a refused connection is explained once a minute', () => {
  const lines: string[] = [];
  let now = 0;
  const onRefusal = refusalNotice(
    { max: 6, isOfFiles: true },
    (line) => lines.push(line),
    () => now,
  );
  for (now of [0, 1, 59_999, 60_000]) onRefusal();
  const line =
    'Connections are refused: 6 are open at this port. The limit of open files allows no more; raise it (ulimit -n, or LimitNOFILE of systemd).';
  expect(lines).toEqual([line, line]);
});

test('a server without room for a connection reports it, and serves those that it has (ATK-19)', async () => {
  const { url: master } = await startUpstream((_request, response) => response.end('answered'));
  const warn = vi.fn();
  const origin = await startServer({
    backend: createMasterProxy({ master, basePath: '/' }),
    site: null,
    basePath: '/',
    warn,
    limits: { connections: 1 },
  });
  const { hostname, port } = new URL(origin);
  const open = async () => {
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  const first = await open();
  const second = await open();
  await once(second, 'close');
  expect(warn).toHaveBeenCalledExactlyOnceWith('Connections are refused: 1 are open at this port.');
  first.write(`GET /api/v1/me HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  expect(String((await once(first, 'data'))[0])).toContain('HTTP/1.1 200');
});
