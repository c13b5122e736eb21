import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ofConsole = ['packages/ui/src', 'console/src'];

/**
 * The source files of folders without tests, from the project's root: by default those that the
 * console's build can hold.
 */
export const shippedFiles = (folders = ofConsole): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test\//.test(file));
