import type { Caller } from '../client/call';
import type { CreateAndFollowOptions, RunningExperiment } from '../flows/create-and-follow';
import { createAndFollow } from '../flows/flows';
import type { OnceCreate } from '../flows/once';
import { type OpenDirectoryOptions, openDirectory } from './open-directory';

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
