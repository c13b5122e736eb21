import { readFileSync } from 'node:fs';
import { UsageError } from '../core/option-values';

/**
 * Reads the file that an option names.
 * @throws UsageError that names both, and why
 */
export function readOptionFile(option: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new UsageError(`--${option} ${file} cannot be read: ${code}`, { cause: error });
  }
}
