import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ofConsole = ['packages/ui/src', 'console/src'];

const isTest = (file: string) => /\.test\.tsx?$|\/test\//.test(file);

const codeFiles = (folders: string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file));

/**
 * The source files of folders without tests, from the project's root: by default those that the
 * console's build can hold.
 */
export const shippedFiles = (folders = ofConsole): string[] =>
  codeFiles(folders).filter((file) => !isTest(file));

/** The tests of the console and its blocks, with their helpers, from the project's root. */
export const pageTests = (): string[] => codeFiles(ofConsole).filter(isTest);
