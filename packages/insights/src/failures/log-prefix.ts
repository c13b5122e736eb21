/** A line of a log without what programs and launchers write in front of each line. */
export type UnprefixedLine = {
  text: string;
  /** the process of a distributed run, where the prefix names it */
  rank: number | null;
  /** true for a rank that is counted per machine */
  isLocal: boolean;
  /** the process by another name, such as "pid 71"; empty without one */
  process: string;
};

type Prefix = { pattern: RegExp; names?: 'rank' | 'localRank' | 'process' };

const std = `<std(?:err|out)>:? ?`;
const time = String.raw`\d\d:\d\d:\d\d(?:[.,]\d{1,9})?`;

const failureText = String.raw`(?= *(?:Traceback \(most|File "[^"]|[\w.]{0,80}(?:Error|Exception)\b))`;

/** each is at the start of a line, and leaves the indentation of the text behind it */
const prefixes: readonly Prefix[] = [
  { pattern: /^\[rank[ =:]? ?(\d{1,5})\]:? ?/i, names: 'rank' },
  // mpirun and Horovod
  { pattern: new RegExp(String.raw`^\[\d{1,6},(\d{1,5})\]${std}`), names: 'rank' },
  { pattern: new RegExp(String.raw`^\[(\d{1,5})\]${std}`), names: 'rank' },
  // torchrun: the role and the rank on its machine
  { pattern: /^\[(?:default|trainer|worker)(\d{1,4})\]: ?/, names: 'localRank' },
  // Ray
  { pattern: /^\((?:[^()=]{1,60} )?(pid=\d{1,9})(?:, ip=[\w.:]{1,45})?\) ?/, names: 'process' },
  { pattern: /^\((raylet)(?:, ip=[\w.:]{1,45})?\) ?/, names: 'process' },
  { pattern: /^([\w.-]{1,60}-\d{1,4}) {1,8}\| /, names: 'process' },
  { pattern: /^std(?:err|out): ?/ },
  // a logger that writes a traceback line by line
  { pattern: /^(?:ERROR|CRITICAL) \d\d-\d\d \d\d:\d\d:\d\d [^\]\s]{1,60}\] ?/ },
  { pattern: /^[0-9a-f]{8} (?=\|\||\[rank)/ },
  { pattern: /^\|\| ?/ },
  { pattern: /^\[\d{1,7}\] [\w.]{1,60}: / },
  {
    pattern: new RegExp(
      String.raw`^\[?\d{4}[-/]\d\d[-/]\d\d[T _]${time}(?:Z|[+-]\d\d:?\d\d)?\]?:? ?(?:[-|] )?`,
    ),
  },
  { pattern: new RegExp(String.raw`^\[${time}\] ?|^${time} `) },
  { pattern: new RegExp(String.raw`^[A-Z][a-z]{2} [A-Z][a-z]{2} +\d{1,2} ${time} \d{4}:? ?`) },
  { pattern: new RegExp(String.raw`^[A-Z][a-z]{2} +\d{1,2} ${time} [\w.-]{1,60} (?=\S)`) },
  { pattern: /^\[ *\d{1,9}\.\d{3,9}\] / },
  // groups of exceptions
  { pattern: /^ {0,20}\| (?=\s*\S)/ },
  // srun --label and pdsh: too like other lines, except before a traceback
  { pattern: new RegExp(String.raw`^ {0,4}(\d{1,4}): ${failureText}`), names: 'rank' },
  { pattern: new RegExp(String.raw`^([\w.-]{0,60}\d): ${failureText}`), names: 'process' },
];

const maxPrefixes = 6;

/** Removes times, ranks and names of processes from the start of a line. */
export function withoutPrefix(line: string): UnprefixedLine {
  const rest: UnprefixedLine = { text: line, rank: null, isLocal: false, process: '' };
  for (let count = 0; count < maxPrefixes; count += 1) {
    if (!prefixes.some((prefix) => take(rest, prefix))) break;
  }
  return rest;
}

/** Removes one prefix and notes what it names; returns false without it. */
function take(rest: UnprefixedLine, { pattern, names }: Prefix): boolean {
  const match = pattern.exec(rest.text);
  if (!match) return false;
  const name = match[1] ?? '';
  rest.text = rest.text.slice(match[0].length);
  if (names === 'process') rest.process = name.replace('=', ' ');
  else if (names && rest.rank === null) {
    rest.rank = Number(name);
    rest.isLocal = names === 'localRank';
  }
  return true;
}
