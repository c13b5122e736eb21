import { Failure } from '../failure';

/**
 * Creates a folder and those above it that are missing.
 *
 * @param mode permissions of new folders; those of the system by default
 * @throws Failure that names the folder
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  // loaded on demand: commands without a file do not need it
  const { makeFolders } = await import('@trainyard/sdk/node');
  try {
    await makeFolders(path, mode);
  } catch (cause) {
    throw new Failure(`The folder ${path} cannot be created.`, { cause });
  }
}
