import { endByOutput, endOnError, writeOut } from './core/output/standard-output';
import { run } from './run';

const stop = new AbortController();

const parentCheckMs = 300;

let signals = 0;

function requestStop() {
  signals += 1;
  // a second Ctrl-C exits at once
  if (signals > 1) process.exit(3);
  stop.abort();
}

process.on('SIGINT', requestStop);
process.on('SIGTERM', requestStop);
// stops with the parent process that opened this channel
if (process.channel) process.on('disconnect', () => stop.abort());
// npx passes a signal to its shell alone, whose end gives this process another parent; a server in
// the background of another shell goes on
if (process.env.npm_lifecycle_event === 'npx') {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop.abort();
  }, parentCheckMs).unref();
}
process.stdout.on('error', endByOutput);

const exitCode = await run({
  args: process.argv.slice(2),
  signal: stop.signal,
  print: (text) => writeOut(`${text}\n`, endOnError),
  printError: (line) => void process.stderr.write(`${line}\n`),
});
// pending output to a slow reader is written first
writeOut('', (error) => {
  endOnError(error);
  process.exit(exitCode);
});
