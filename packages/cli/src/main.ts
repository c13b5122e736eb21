import { run } from './run';

const stop = new AbortController();

function askToStop() {
  // a second Ctrl-C does not wait for anything
  if (stop.signal.aborted) process.exit(130);
  stop.abort();
}

process.on('SIGINT', askToStop);
process.on('SIGTERM', askToStop);
// a parent that started us with a channel and is gone, however it went, wants us gone too
if (process.channel) process.on('disconnect', askToStop);

const exitCode = await run({
  args: process.argv.slice(2),
  signal: stop.signal,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
process.exit(exitCode);
