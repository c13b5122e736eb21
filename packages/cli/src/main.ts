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
// the reader has closed the pipe, as in `trainyard e list | head`
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const exitCode = await run({
  args: process.argv.slice(2),
  signal: stop.signal,
  print: (text) => void process.stdout.write(`${text}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
});
// pending output to a slow reader is written first
process.stdout.write('', () => process.exit(exitCode));
