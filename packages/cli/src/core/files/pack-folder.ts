import { resolve } from 'node:path';
import type { ModelFile, UnexpectedFiles } from '@trainyard/sdk/node';
import type { Cli } from '../verb';

/** A folder to send, or none, and files and folders to send along. */
export type Packing = { folder: string | undefined; include: readonly string[] };

/**
 * Reads the files to send, and says which are left out, and which the user may not know of: those
 * outside of the folder that links lead to, and `.env`.
 * @throws ApiError naming the largest if they are too large
 */
export async function packFolder(cli: Cli, { folder, include }: Packing): Promise<ModelFile[]> {
  const place = (path: string) => resolve(cli.system.cwd(), path);
  const { openDirectory } = await import('@trainyard/sdk/node');
  return openDirectory(folder === undefined ? undefined : place(folder), {
    include: include.map(place),
    onSkip: (path) => cli.notify(`${path} cannot be read and is left out.`),
    onUnexpected: (found) => cli.notify(unexpectedText(found)),
  });
}

function unexpectedText({ linksOut, envFiles }: UnexpectedFiles) {
  const links =
    linksOut.length === 1
      ? `1 link leads out of the folder, and its file is sent (${linksOut[0]})`
      : `${linksOut.length} links lead out of the folder, and their files are sent (${few(linksOut)})`;
  const env = `${few(envFiles)} ${envFiles.length === 1 ? 'is' : 'are'} sent`;
  const parts = [...(linksOut.length > 0 ? [links] : []), ...(envFiles.length > 0 ? [env] : [])];
  const them = linksOut.length + envFiles.length === 1 ? 'it' : 'them';
  return `${parts.join('; ')}. A .detignore can leave ${them} out.`;
}

const few = (paths: string[]) =>
  paths.length > 3
    ? `${paths.slice(0, 3).join(', ')} and ${paths.length - 3} more`
    : paths.join(', ');
