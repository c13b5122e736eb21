import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Writes changed generated files under one heading that names their source. */
export function writer(source: string) {
  const header = `// Generated from ${source} by \`pnpm generate\`. Do not edit: the next run overwrites it.\n\n`;

  function write(path: string, text: string) {
    const file = resolve(root, path);
    mkdirSync(dirname(file), { recursive: true });
    const next = `${header}${text.trimEnd()}\n`;
    if (read(file) !== next) writeFileSync(file, next);
  }

  /** Writes one file per resource; deletes files of removed resources. */
  function writeFolder(path: string, files: Record<string, string>) {
    for (const [name, text] of Object.entries(files)) write(`${path}/${name}.ts`, text);
    for (const file of readdirSync(resolve(root, path)))
      if (!(file.replace(/\.ts$/, '') in files)) rmSync(resolve(root, path, file));
  }

  return { write, writeFolder };
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
