import { masterCertificate } from '@trainyard/sdk/node';
import { WebSocket } from 'ws';
import { Failure } from '../../core/failure';
import type { Cli } from '../../core/verb';

/**
 * Bytes of standard input to a task behind the master's proxy, and its bytes to standard output,
 * through a WebSocket as `det` does. Ends with either side.
 * @throws Failure where the master does not let it through
 */
export async function tunnel(cli: Cli, taskId: string): Promise<void> {
  const { master, token } = await cli.session();
  const bearer = await token();
  const url = `${master.replace(/^http/, 'ws')}/proxy/${encodeURIComponent(taskId)}/`;
  const socket = new WebSocket(url, {
    headers: bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` },
    ...(await trustOf(cli, master)),
  });
  const stop = () => socket.terminate();
  cli.signal.addEventListener('abort', stop);
  try {
    await passThrough(cli, socket);
  } finally {
    cli.signal.removeEventListener('abort', stop);
    socket.terminate();
  }
}

async function trustOf(cli: Cli, master: string) {
  const { env } = await cli.session();
  const { ca, noVerify, serverName } = await masterCertificate(env, master);
  return {
    ...(ca === undefined ? {} : { ca }),
    ...(noVerify ? { rejectUnauthorized: false } : {}),
    ...(serverName === undefined ? {} : { servername: serverName }),
  };
}

function passThrough(cli: Cli, socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.binaryType = 'nodebuffer';
    socket.once('open', () => {
      cli.system.pipe(
        (chunk) => socket.send(chunk),
        () => socket.close(),
      );
    });
    socket.on('message', (data) => void cli.system.write(bytesOf(data)));
    socket.once('close', () => resolve());
    socket.once('error', (cause) =>
      reject(new Failure('The master does not let the connection through.', { cause })),
    );
  });
}

const bytesOf = (data: Buffer | ArrayBuffer | Buffer[]) =>
  Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data);
