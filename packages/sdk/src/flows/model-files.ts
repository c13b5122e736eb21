import type { Caller, CallOptions } from '../client/call';
import { getModelDefFile, getModelDefTree } from '../generated/calls/experiments';
import type { FileNode } from '../types';

type Options = Pick<CallOptions, 'signal'>;
// written indirectly, because compilers before 5.7 do not have type parameters for Uint8Array
export type Bytes = ReturnType<Uint8ArrayConstructor['from']>;

/** A file of a model definition, and its size in bytes. */
export type ModelPath = { path: string; size: number };

export async function modelPaths(
  client: Caller,
  experimentId: number,
  options: Options = {},
): Promise<ModelPath[]> {
  const { files } = await getModelDefTree(client, { experimentId }, options);
  return filesIn(files);
}

const filesIn = (nodes: FileNode[]): ModelPath[] =>
  nodes.flatMap(({ path, isDir, contentLength, files }) =>
    isDir ? filesIn(files) : [{ path, size: contentLength }],
  );

export async function modelFile(
  client: Caller,
  { experimentId, path }: { experimentId: number; path: string },
  options: Options = {},
): Promise<Bytes> {
  const { file } = await getModelDefFile(client, { experimentId, body: { path } }, options);
  return Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
}
