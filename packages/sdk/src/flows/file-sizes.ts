import { ownValue } from '../model/own';
import type { Checkpoint } from '../types';

/** The size of each file in bytes, by its path inside the checkpoint. */
export type FileSizes = Record<string, number>;

/** The files that the trial reported. Folders, which have a trailing slash there, have no size. */
export function reportedSizes({ resources }: Pick<Checkpoint, 'resources'>): FileSizes {
  const files = Object.entries(resources).filter(([path]) => !path.endsWith('/'));
  return Object.fromEntries(files.map(([path, size]) => [path, Number(size)]));
}

/** Describes files that are missing or have another size; unreported files do not matter. */
export const sizeDifferences = (reported: FileSizes, found: FileSizes): string[] =>
  Object.entries(reported).flatMap(([path, size]) => {
    const there = ownValue(found, path);
    if (there === undefined) return [`${path} is missing`];
    return there === size ? [] : [`${path} has ${there} bytes instead of ${size}`];
  });
