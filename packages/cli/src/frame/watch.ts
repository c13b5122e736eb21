import type { Cli } from './cli';
import { createOutput } from './output/output';
import type { System } from './system';

type Watching = {
  cli: Cli;
  everyMs: number;
  once: (cli: Cli) => Promise<number>;
  print: (text: string) => void;
  system: System;
};

/**
 * Shows the same again and again until it is interrupted. On a terminal each picture replaces the
 * last, and shows only once it is whole; elsewhere they follow each other.
 */
export async function watch(watching: Watching): Promise<number> {
  const { cli, everyMs, system } = watching;
  while (true) {
    const lines: string[] = [];
    const out = createOutput({
      ...cli.globals,
      hasColor: cli.out.hasColor,
      width: system.isTerminal.stdout ? system.width() : undefined,
      print: (text) => lines.push(text),
    });
    await watching.once({ ...cli, out });
    const picture = lines.join('\n');
    if (picture !== '' || system.isTerminal.stdout) watching.print(frame(picture, cli));
    await system.wait(everyMs, cli.signal);
  }
}

// home, clear to the end: less flicker than clearing first
const frame = (picture: string, { system }: Cli) =>
  system.isTerminal.stdout ? `\x1b[H\x1b[J${picture}` : picture;
