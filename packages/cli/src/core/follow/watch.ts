import type { JsonFilter } from '../output/jq';
import { createOutput } from '../output/output';
import { guardPrint, type Print } from '../output/terminal-text';
import type { System } from '../system';
import type { Cli } from '../verb';

type Watching = {
  cli: Cli;
  everyMs: number;
  once: (cli: Cli) => Promise<number>;
  print: Print;
  filter: JsonFilter | undefined;
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
    const isTerminal = system.isTerminal.stdout;
    const out = createOutput({
      ...cli.globals,
      filter: watching.filter,
      hasColor: cli.out.hasColor,
      width: isTerminal ? system.width() : undefined,
      print: guardPrint((text) => lines.push(text), isTerminal),
    });
    await watching.once({ ...cli, out });
    const picture = lines.join('\n');
    if (isTerminal) watching.print(picture, 'screen');
    else if (picture !== '') watching.print(picture);
    await system.wait(everyMs, cli.signal);
  }
}
