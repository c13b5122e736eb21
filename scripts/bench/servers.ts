import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '@trainyard/sandbox';

// the two compared servers, in a separate process: the sandbox, and a plain one that answers any
// path `/<bytes>` with that many bytes of JSON
const bodies = new Map<number, Buffer>();
const bare = createServer((request, response) => {
  const size = Number(request.url?.slice(1)) || 2;
  const body = bodies.get(size) ?? Buffer.from(`"${'x'.repeat(size - 2)}"`);
  bodies.set(size, body);
  response.setHeader('Content-Type', 'application/json');
  response.end(body);
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const { port } = bare.address() as AddressInfo;

const startedAt = performance.now();
const sandbox = createSandbox({ scenario: 'huge', seed: 7 });
const startMs = performance.now() - startedAt;
const { url } = await sandbox.listen();

// without the data of the plain server's answers
const memory = () =>
  [...bodies.values()].reduce((rest, { length }) => rest - length, process.memoryUsage().rss);
process.on('message', () => process.send?.({ memory: memory() }));
process.send?.({ sandbox: url, bare: `http://127.0.0.1:${port}`, startMs });
process.on('disconnect', () => process.exit());
