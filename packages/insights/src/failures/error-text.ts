import { withoutPrefix } from './log-prefix';
import { deathOf } from './signals';

/** The length of a line that is read. */
const maxCharacters = 2000;

/** Returns a line of plain text without its numbers, addresses, ids and folders. */
export const signatureOf = (text: string): string =>
  text
    .slice(0, maxCharacters)
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, 'id')
    .replace(/\b0x[0-9a-f]+\b/gi, 'address')
    .replace(/(?:\/[\w.@+-]+){2,}/g, (path) => `…/${path.split('/').at(-1)}`)
    .replace(/[+-]?\d+(?:[.,]\d+)*(?:e[+-]?\d+)?/gi, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

const exception =
  /(?:^|[\s:])(?:[\w.]+\.)?[A-Z]\w*(?:Error|Exception|Interrupt)\b:|(?:^|: ?)(?:[\w.]+\.)?[A-Z]\w*(?:Error|Exception|Interrupt)$/;

/** "MeanSquaredError: 0.12" is a metric */
const metric =
  /(?:Mean|Root|Squared|Absolute|Percentage|Relative|Word|Char|RMS|(?:Val|Test|Train)_)\w*Error:\s*[-+]?\d/;

/** Most lines have none of these words, and need no rule; this is read for every line of a log. */
const hint =
  /error(?=[^=_\w/.]|s\b|$)|exception(?=[^=_\w/.]|$)|interrupt|fatal|critical|severe|fault|killed|abort|panic|not found|no such|denied|can't open|core dumped|no space|quota exc|terminate called|assertion|exec format|corrupt|free\(\)|malloc\(\)|illegal|smash|out of memory|cannot allocate|oomkilled|oom-kill|exhausted|nvrm|cancelled|a directory|read-only|exited on|nvidia-container|imagepull|cudaerror|cuda_error/i;
/** "E0501 12:00:00" and "[E file.cc:12]" */
const severeLine = /[EF]\d{4,8} \d\d:|[ [][EF]\d* \S{1,80}\.(?:cc|cpp|cu|h):/;

/** Rules about a line behind its time and process. */
const rules: readonly RegExp[] = [
  // a level in front: of Python's logging, of loguru, of glog, TensorFlow and PyTorch
  /^[[(<|]? ?(?:ERROR|FATAL|CRITICAL|SEVERE|EMERG|ALERT)(?:[\])>|:]| +[-|:])|^(?:ERROR|FATAL) +(?=[A-Za-z])/,
  /(?: - | \| | \[|\]\[|\] \[)(?:ERROR|CRITICAL|FATAL) *(?: - | \||\]|:)/,
  /^[EF]\d{4}(?:\d{4})? \d\d:\d\d:\d\d\.\d+ +\d+ [^\s\]]+:\d+\]/,
  /^:? ?[EF] [\w./-]+\.(?:cc|cpp|cu|h):\d+\]/,
  /\[[EF]\d* ?[^\]]{0,60}\.(?:cc|cpp|cu|h):\d+\]/,
  // programs: "train.py: error: unrecognized arguments", "foo.cu(12): error: …", "Error response from …"
  /^(?:\S{1,200}: )?(?:fatal )?error(?: [A-Z]+\d+)?: (?!\s*[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?%?\s*(?:$|[,;|(]))/i,
  /^fatal: (?!\d+$)/,
  /^Error (?:while|when|during|loading|opening|reading|writing|executing|response from|occurred)\b/,
  /^Error in [\w.:]{1,60}\(/,
  /^CMake Error\b/,
  /^FATAL[: ]/,
  // signals and the runtime of C and C++
  /^Fatal Python error: /,
  /(?:^|: | )Segmentation fault(?: \(core dumped\)|:? *\(\d+\)|\s*$)/,
  /(?:^|: | )(?:Aborted|Bus error|Illegal instruction|Floating point exception) \(core dumped\)/,
  /^(?:Bus error|Illegal instruction|Floating point exception)$/,
  /^terminate called /,
  /^\*\*\* (?:stack smashing detected|buffer overflow detected)/,
  /^(?:double free or corruption|free\(\): |malloc\(\): |corrupted size vs\. prev_size|munmap_chunk\(\): |realloc\(\): )/,
  /[:\]] Assertion [`'"].{1,300}['"`] failed|: Assertion .{1,200} failed\.\s*$/,
  /\*\*\* Process received signal \*\*\*/,
  /exited on signal \d/,
  /symbol lookup error: |error while loading shared libraries: |version `[^']{1,60}' not found/,
  // Go and Rust
  /^panic: /,
  /^fatal error: /,
  /^thread '[^']{1,80}' (?:\(\d+\) )?panicked at /,
  // the kernel, Slurm and MPI
  /out of memory: Killed process|^(?:\S+ )?oom-kill:|\bOOMKilled\b|oom[-_]kill event/i,
  /: segfault at [0-9a-f]|general protection fault/,
  /NVRM: Xid/,
  /^(?:slurmstepd|srun|sbatch|salloc|slurmd): (?:error|fatal): /,
  /^\*\*\* (?:JOB|STEP) \S+ ON .{1,100} CANCELLED/,
  /^MPI_ABORT was invoked/,
  // CUDA, NCCL and compilers of graphs
  /(?:^|: )CUDA (?:error|driver error|failure)\b(?: \d+)?: /i,
  /CUDA out of memory\./,
  /NCCL WARN .{0,80}(?:Cuda failure|Call to .{1,60} failed|error)/i,
  /\bCuda failure\b/,
  /\bcudaError[A-Z]\w+|\bCUDA_ERROR_[A-Z_]{3,}/,
  /^RESOURCE_EXHAUSTED: /,
  // shells and their programs
  /^(?:\S{1,100}: )?(?:line \d+: |\d+: )?[^\s:]{1,200}: (?:command )?not found$/,
  /^[\w./+-]{1,200}: (?:line \d+: |cannot |can't |\d+: )?.{0,300}: (?:No such file or directory|Permission denied|Exec format error|Cannot allocate memory|Not a directory|Is a directory)$/,
  /(?:^|: )can't open /,
  /: No space left on device|: Disk quota exceeded|: Read-only file system$/,
  // containers
  /exec: "[^"]{1,200}": executable file not found/,
  /exec format error$/,
  /OCI runtime (?:create|exec) failed|^nvidia-container-cli: |\bErrImagePull\b|\bImagePullBackOff\b/,
];

/** Lines that a rule takes for errors, and that programs write while all is well. */
const harmless: readonly RegExp[] = [
  // TensorFlow at each start
  /Unable to register cu(?:DNN|BLAS|FFT) factory|computation placer already registered/,
  /\b(?:ERROR|Error|error)s?[ :=]{1,3}(?:0|none|no|False|null)\s*(?:$|[,;|])/,
  /^error \| [-+]?\d/i,
  /^(?:ERROR|Error|error)s? ?(?:rate|bars?|analysis|count|margin|budget|handling|handler|reporting|logs?|tolerance|norm|metric|threshold)\b/i,
];

/** Returns true if a line of plain text names an error, at any level. */
export function isErrorText(line: string): boolean {
  const read = line.length > maxCharacters ? line.slice(0, maxCharacters) : line;
  if (!hint.test(read) && !severeLine.test(read)) return false;
  if (exception.test(read) && !metric.test(read)) return true;
  const { text } = withoutPrefix(read);
  if (harmless.some((rule) => rule.test(text))) return false;
  const death = deathOf(text);
  if (death !== undefined && death !== 'Terminated') return true;
  return rules.some((rule) => rule.test(text));
}
