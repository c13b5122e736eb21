import { basename } from 'node:path';
import { isObject } from '../model/own';

const sentences: Record<string, string> = {
  ENOSPC: 'There is no space left on the disk',
  EDQUOT: 'Your quota of the disk is used up',
  EIO: 'The disk cannot be read or written',
  EFBIG: 'A file is larger than the file system or a limit of this machine allows',
  EROFS: 'The file system is read-only',
  ENAMETOOLONG: 'A name is longer than the file system allows',
  EACCES: 'You may not write there',
  EPERM: 'You may not write there',
  EMFILE: 'Too many files are open',
};

// a failed write has no path; the rest are codes of sockets as well
const pathless: unknown[] = ['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG', 'EROFS'];

type FileError = Error & { code?: string; path?: string };

/** True for an error of the file system: the same step would fail again. */
export const isFileError = (error: unknown): error is FileError =>
  error instanceof Error &&
  isObject(error) &&
  typeof error.syscall === 'string' &&
  (typeof error.path === 'string' || pathless.includes(error.code));

/** Names the folder and what was downloaded in an error of the file system; other errors stay. */
export function fileFailure(error: unknown, { folder, what }: { folder: string; what: string }) {
  if (!isFileError(error)) return error;
  const sentence = sentences[error.code ?? ''] ?? error.message;
  const at = error.path === undefined ? '' : `, ${shortened(basename(error.path))}`;
  const message = `${sentence} (${error.code}${at}): ${what} cannot be written to ${folder}`;
  return Object.assign(new Error(message, { cause: error }), { code: error.code });
}

const shortened = (name: string) => (name.length > 80 ? `${name.slice(0, 80)}…` : name);
