import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export const examples = resolve(import.meta.dirname, '../../examples');

export type Run = { args: string[]; env: Record<string, string>; folder: string; input?: string };

/** Runs a program to its end, with additional variables of this process. */
export async function runNode({ args, env, folder, input = '' }: Run) {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });
  let [output, complaints] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaints += text;
  });
  child.stdin.end(input);
  const [code]: unknown[] = await once(child, 'close');
  return { code, output, complaints };
}
