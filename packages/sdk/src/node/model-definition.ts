import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Caller, Route } from '../client/call';
import type { CreateAndFollowOptions, RunningExperiment } from '../flows/create-and-follow';
import { createAndFollow } from '../flows/flows';
import { modelFile, modelPaths } from '../flows/model-files';
import type { OnceCreate } from '../flows/once';
import { persist } from '../flows/persist';
import { safePath } from './archive';
import { type DownloadOptions, downloadArchive } from './download';
import { type OpenDirectoryOptions, openDirectory } from './open-directory';

const route: Route = {
  id: 'downloadModelDefinition',
  method: 'GET',
  path: '/experiments/{experimentId}/model_def',
  required: 'experimentId',
  stream: true,
};

/**
 * Fetches the code of an experiment and gives the directory, as an absolute path; it appears when
 * all files are there, a cut is gone on from.
 * @throws ApiError for what the master refuses, and of type `input` for an archive that would write
 *   elsewhere
 */
export const downloadModelDefinition = (
  client: Caller,
  { experimentId, directory }: { experimentId: number; directory: string },
  options: DownloadOptions = {},
): Promise<string> =>
  downloadArchive({ client, route, args: { experimentId }, directory }, options);

/**
 * Fetches one file of an experiment's code to a path, in one step, and gives its size in bytes.
 * Folders on the way are made.
 * @throws ApiError for what the master refuses: a path it does not know answers 500
 */
export async function downloadModelDefFile(
  client: Caller,
  { experimentId, path, to }: { experimentId: number; path: string; to: string },
  { signal, onRetry }: DownloadOptions = {},
): Promise<number> {
  const call = signal ? { signal } : {};
  const read = () => modelFile(client, { experimentId, path }, call);
  const bytes = await persist(read, { signal, onRetry });
  await mkdir(dirname(resolve(to)), { recursive: true });
  await writeFile(`${to}.part`, bytes);
  await rename(`${to}.part`, to);
  return bytes.length;
}

/** Which files of an experiment are downloaded, and where to. */
export type ModelDefFiles = {
  experimentId: number;
  directory: string;
  /** only these, as the master spells them; all unless said */
  paths?: readonly string[];
};

/** Fetches files of an experiment's code one by one, and gives their paths below the directory. */
export async function downloadModelDefFiles(
  client: Caller,
  { experimentId, directory, paths }: ModelDefFiles,
  { onProgress, ...options }: DownloadOptions = {},
): Promise<string[]> {
  const call = options.signal ? { signal: options.signal } : {};
  const wanted = paths ?? (await modelPaths(client, experimentId, call)).map(({ path }) => path);
  const done = { files: 0, bytes: 0 };
  for (const path of wanted) {
    const to = join(directory, safePath(path));
    done.bytes += await downloadModelDefFile(client, { experimentId, path, to }, options);
    done.files += 1;
    onProgress?.({ path, ...done });
  }
  return [...wanted];
}

/** The experiment to submit: the fields of `createExperiment`, and where the code is. */
export type Submit = Omit<OnceCreate, 'modelDefinition'> &
  Pick<OpenDirectoryOptions, 'include' | 'onSkip'> & {
    /** the folder of the code; without it none is sent */
    directory?: string;
  };

/**
 * Creates an experiment from a configuration (YAML text, or an object) and a folder of code, and
 * lets it run unless `activate` is false. Gives a handle to wait for it, to read its log and to
 * stop it. With a `key` it exists once, however often the connection breaks.
 * @throws ApiError of type `input` for a folder that is none or is too large; for a configuration
 *   that the master refuses
 */
export async function submitExperiment(
  client: Caller,
  { directory, include, onSkip, ...create }: Submit,
  options?: CreateAndFollowOptions,
): Promise<RunningExperiment> {
  const reading = { ...(include && { include }), ...(onSkip && { onSkip }) };
  const modelDefinition = await openDirectory(directory, reading);
  return createAndFollow(client, { activate: true, ...create, modelDefinition }, options);
}
