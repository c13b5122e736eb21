import { run } from './run';

const stop = new AbortController();

let signals = 0;

function askToStop() {
  signals += 1;
  // a second Ctrl-C does not wait for anything
  if (signals > 1) process.exit(130);
  stop.abort();
}

process.on('SIGINT', askToStop);
process.on('SIGTERM', askToStop);
// a parent that started us with a channel and is gone, however it went, wants us gone too
if (process.channel) process.on('disconnect', () => stop.abort());

const exitCode = await run({
  args: process.argv.slice(2),
  signal: stop.signal,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
process.exit(exitCode);
