/** A signal that ends a process, and what it most often means. */
export type Signal = { name: string; number: number; meaning: string };

const signals: readonly Signal[] = [
  { name: 'SIGKILL', number: 9, meaning: 'killed, most often because the host ran out of memory' },
  { name: 'SIGSEGV', number: 11, meaning: 'segmentation fault in native code' },
  { name: 'SIGTERM', number: 15, meaning: 'terminated from outside' },
  { name: 'SIGABRT', number: 6, meaning: 'aborted by native code' },
  {
    name: 'SIGBUS',
    number: 7,
    meaning: 'bus error, most often because shared memory (/dev/shm) is full',
  },
  { name: 'SIGFPE', number: 8, meaning: 'arithmetic error in native code' },
  { name: 'SIGILL', number: 4, meaning: 'illegal instruction: built for another processor' },
];

const numberOf: Record<string, number> = {
  Killed: 9,
  'Segmentation fault': 11,
  Terminated: 15,
  Aborted: 6,
  'Bus error': 7,
  'Floating point exception': 8,
  'Illegal instruction': 4,
};

const words = Object.keys(numberOf).join('|');
const signalName = /\bSIG(?:KILL|SEGV|TERM|ABRT|BUS|FPE|ILL)\b/;
const numbered = /\bsignal:? (\d{1,2})\b/i;
const codes =
  /\b(?:exit(?:ed with)?[ _-]?(?:code|status)|return code|returncode)[ :=]{0,4}(-?\d{1,3})\b/gi;
const spelled = new RegExp(`\\b(?:signal|error|task \\d+): (?:by signal: )?(${words})\\b`);
// bash writes "train.sh: line 5: 71 Killed  python train.py", and sh only "Killed"
const shell = new RegExp(
  `^(?:[^:]{1,200}: line \\d{1,6}: +\\d{1,9} (${words})\\b|(${words})(?: \\(core dumped\\))?$)`,
);
const kernel = /out of memory: Killed process|oom[-_]kill|OOMKilled/i;

const byNumber = (number: number) => signals.find((signal) => signal.number === number);

/** Returns the signal that a line says a process ended with; undefined without one. */
export function signalOf(text: string): Signal | undefined {
  const name = signalName.exec(text)?.[0];
  if (name) return signals.find((signal) => signal.name === name);
  if (kernel.test(text)) return byNumber(9);
  const word = deathOf(text) ?? spelled.exec(text)?.[1];
  if (word) return byNumber(numberOf[word] ?? 0);
  const number = numbered.exec(text)?.[1];
  if (number) return byNumber(Number(number));
  for (const [, code] of text.matchAll(codes)) {
    const value = Number(code);
    // shells report 128 more than the signal, launchers its negative
    const signal = value > 128 ? byNumber(value - 128) : value < 0 ? byNumber(-value) : undefined;
    if (signal) return signal;
  }
  return undefined;
}

/** Returns the word by which a shell reports that a signal ended a process. */
export function deathOf(text: string): string | undefined {
  const match = shell.exec(text.trimEnd());
  return match?.[1] ?? match?.[2];
}

/** As in "SIGKILL, 137: killed, most often because the host ran out of memory". */
export const signalText = ({ name, number, meaning }: Signal): string =>
  `${name}, ${128 + number}: ${meaning}`;
