import type { Cli } from './cli';

/** One's own rows; that there are none is told on standard error, with what shows the others'. */
export async function* tellingNone<Row>(
  cli: Cli,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row, void, undefined> {
  let isEmpty = true;
  for await (const row of rows) {
    isEmpty = false;
    yield row;
  }
  if (isEmpty) cli.say("None of yours; --all shows everybody's.");
}
