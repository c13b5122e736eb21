import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readDocument, repository, type Version } from './contract';

export type Prism = { url: string; close(): Promise<void> };

/** The number of messages in every stream. */
export const messageCount = 3;

/** Starts a mock master that checks requests against the contract and answers with its examples. */
export async function startPrism(version: Version): Promise<Prism> {
  const folder = mkdtempSync(join(tmpdir(), 'trainyard-prism-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(prismDocument(version)));
  const port = await freePort();
  const program = `${repository}/node_modules/@stoplight/prism-cli/dist/index.js`;
  const args = [program, 'mock', '--host', '127.0.0.1', '--port', String(port), file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const close = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  };
  const output: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    output.push(line);
    if (line.includes('Prism is listening')) {
      child.stdout.resume();
      return { url: `http://127.0.0.1:${port}`, close };
    }
  }
  await close();
  throw new Error(`Prism did not start:\n${output.join('\n')}`);
}

/** Passes streams to Prism as text, because it cannot write objects line by line. */
function prismDocument(version: Version) {
  const document = readDocument(version);
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) {
      const answer = operation.responses['200'];
      if (!operation['x-stream'] || !answer) continue;
      const line = `${JSON.stringify(answer.content['application/json']?.example)}\n`;
      answer.content = {
        'application/x-ndjson': { schema: { type: 'string' }, example: line.repeat(messageCount) },
      };
    }
  return document;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
