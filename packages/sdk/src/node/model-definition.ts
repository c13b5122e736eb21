import { randomUUID } from 'node:crypto';
import { dirname, join, posix, resolve } from 'node:path';
import type { Caller, Route } from '../client/call';
import type { CreateAndFollowOptions, RunningExperiment } from '../flows/create-and-follow';
import type { CreateOnceInput } from '../flows/create-once';
import { createAndFollow } from '../flows/flows';
import { maxModelBytes } from '../flows/ignore-rules';
import { modelFile, modelPaths } from '../flows/model-files';
import { repeatUntilDone } from '../flows/repeat-until-done';
import { safePath } from './archive';
import { type DownloadOptions, downloadArchive } from './download';
import { fileFailure } from './file-failure';
import { makeFolders } from './make-folders';
import { type OpenDirectoryOptions, openDirectory } from './open-directory';
import { makeFolder, writeInOneStep } from './real-places';

const route: Route = {
  id: 'downloadModelDefinition',
  method: 'GET',
  path: '/experiments/{experimentId}/model_def',
  required: 'experimentId',
  stream: true,
};

/**
 * Downloads the code of an experiment and returns the directory, as an absolute path; it appears
 * when all files exist, and an interrupted download resumes. At most `maxModelBytes` of `flows`,
 * the most that can be sent, unless `maxBytes` says more.
 * @throws ApiError for refusals of the master, and of type `input` for an archive with paths
 *   outside the folder, or with more than the limits
 */
export const downloadModelDefinition = (
  client: Caller,
  { experimentId, directory }: { experimentId: number; directory: string },
  options: DownloadOptions = {},
): Promise<string> =>
  downloadArchive(
    { client, route, args: { experimentId }, directory },
    { maxBytes: maxModelBytes, ...options },
  );

/**
 * Downloads one file of an experiment's code to a path, in one step, and returns its size in bytes.
 * Creates missing folders.
 * @throws ApiError for refusals of the master: an unknown path answers 500
 */
export async function downloadModelDefFile(
  client: Caller,
  { experimentId, path, to }: { experimentId: number; path: string; to: string },
  { signal, onRetry }: DownloadOptions = {},
): Promise<number> {
  const call = signal ? { signal } : {};
  const read = () => modelFile(client, { experimentId, path }, call);
  const bytes = await repeatUntilDone(read, { signal, onRetry });
  try {
    await makeFolders(dirname(resolve(to)));
    await writeInOneStep({ place: to, half: `${to}.${randomUUID()}.part`, content: bytes });
  } catch (error) {
    throw fileFailure(error, { what: path, folder: dirname(resolve(to)) });
  }
  return bytes.length;
}

/** The files of an experiment to download, and their target. */
export type ModelDefFiles = {
  experimentId: number;
  directory: string;
  /** only these paths, as the master spells them; all by default */
  paths?: readonly string[];
};

/**
 * Downloads files of an experiment's code one by one, and returns their paths below the directory.
 * @throws ApiError of type `input` for paths outside the directory, or through a link in it
 */
export async function downloadModelDefFiles(
  client: Caller,
  { experimentId, directory, paths }: ModelDefFiles,
  { onProgress, ...options }: DownloadOptions = {},
): Promise<string[]> {
  const call = options.signal ? { signal: options.signal } : {};
  const chosenPaths =
    paths ?? (await modelPaths(client, experimentId, call)).map(({ path }) => path);
  const done = { files: 0, bytes: 0 };
  for (const path of chosenPaths) {
    const below = safePath(path);
    const to = join(await makeFolder(directory, posix.dirname(below)), posix.basename(below));
    done.bytes += await downloadModelDefFile(client, { experimentId, path, to }, options);
    done.files += 1;
    onProgress?.({ path, ...done });
  }
  return [...chosenPaths];
}

/** The experiment to submit: the fields of `createExperiment`, and the folder of the code. */
export type Submit = Omit<CreateOnceInput, 'modelDefinition'> &
  Pick<OpenDirectoryOptions, 'include' | 'onSkip' | 'onUnexpected'> & {
    /** the folder of the code; without it no code is sent */
    directory?: string;
  };

/**
 * Creates an experiment from a configuration (YAML text, or an object) and a folder of code, and
 * activates it unless `activate` is false. Returns a handle to wait for it, to read its log and to
 * stop it. With a `key` it exists once, despite broken connections.
 * @throws ApiError of type `input` for a path that is not a folder or is too large; for a
 *   configuration that the master refuses
 */
export async function submitExperiment(
  client: Caller,
  { directory, include, onSkip, onUnexpected, ...create }: Submit,
  options?: CreateAndFollowOptions,
): Promise<RunningExperiment> {
  const reading = {
    ...(include && { include }),
    ...(onSkip && { onSkip }),
    ...(onUnexpected && { onUnexpected }),
  };
  const modelDefinition = await openDirectory(directory, reading);
  return createAndFollow(client, { activate: true, ...create, modelDefinition }, options);
}
