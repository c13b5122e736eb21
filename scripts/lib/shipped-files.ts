import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The source files that the console's build can hold, without tests, from the project's root. */
export const shippedFiles = (): string[] =>
  ['packages/ui/src', 'console/src']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test\//.test(file));
