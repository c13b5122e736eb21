import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folder, printed, program } from './blank-project.mjs';
import { ensurePython } from './python.mjs';

const kernels = {
  tslab: ['kernel', '--config-path'],
  deno: ['jupyter', '--kernel', '--conn'],
};

/**
 * Runs a notebook, or a code file as one, in a Jupyter kernel, and returns its output.
 *
 * @param {keyof typeof kernels} kernel
 * @param {string} file in the blank project
 * @param {string} master
 */
export async function shownIn(kernel, file, master) {
  const packages = ['jupyter_client==8.10.0', 'nbformat==5.10.4'];
  const python = await ensurePython({ name: 'jupyter', packages, size: '45 MB' });
  const home = join(folder, 'jupyter');
  await mkdir(join(home, 'kernels', kernel), { recursive: true });
  const argv = [program(kernel), ...kernels[kernel], '{connection_file}'];
  const spec = { argv, display_name: kernel, language: 'typescript' };
  await writeFile(join(home, 'kernels', kernel, 'kernel.json'), JSON.stringify(spec));
  const env = { JUPYTER_PATH: home, DET_MASTER: master };
  return printed(join(python, 'python'), ['run-notebook.py', kernel, file], env);
}

const parts = {
  'a table': /<caption>5 rows<\/caption>/,
  'an experiment': /<b>Experiment \d+<\/b>/,
  values: /^[1-9]\d* values of [1-9]\d* metrics$/m,
  'a curve': /<figure><svg .*<path /,
  'the number of curves': /^[1-9]\d* curves$/m,
};

/** The texts that every example notebook shows. */
export const partsOfExample = Object.keys(parts);

/**
 * @param {keyof typeof kernels} kernel
 * @param {string} master
 */
export async function partsShownIn(kernel, master) {
  const output = await shownIn(kernel, `${kernel}.ipynb`, master);
  const visibleParts = Object.entries(parts).flatMap(([name, mark]) =>
    mark.test(output) ? [name] : [],
  );
  return visibleParts.length === partsOfExample.length ? visibleParts : [...visibleParts, output];
}
