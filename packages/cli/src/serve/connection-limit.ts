import { readFileSync } from 'node:fs';

/** Files of the process besides connections: the program, its log, what it sends. */
const otherFiles = 40;

export type ConnectionLimit = {
  /** connections of one port */
  max: number;
  /** it follows from the system's limit of open files */
  isOfFiles: boolean;
};

type Input = {
  /** connections of one port that the server wants to allow */
  requested: number;
  ports: number;
  /** text of `/proc/self/limits`; by default that of this process, where there is one */
  limits?: string;
};

/**
 * Returns how many connections a port accepts. Each may need a second file, for its connection to the
 * master, and at the system's limit of open files a connection would be closed without a word.
 */
export function connectionLimit({
  requested,
  ports,
  limits = ownLimits(),
}: Input): ConnectionLimit {
  const files = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  if (files === undefined) return { max: requested, isOfFiles: false };
  const possible = Math.max(4, Math.floor((Number(files) - otherFiles) / 2 / ports));
  return { max: Math.min(requested, possible), isOfFiles: possible < requested };
}

function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return ''; // not Linux
  }
}

const pauseMs = 60_000;

/**
 * Returns a function to call for each connection that is refused because too many are open: it reports
 * that, and what to do, once a minute.
 */
export function refusalNotice(
  { max, isOfFiles }: ConnectionLimit,
  warn: (line: string) => void = () => {},
  now: () => number = Date.now,
): () => void {
  const cure = isOfFiles
    ? ' The limit of open files allows no more; raise it (ulimit -n, or LimitNOFILE of systemd).'
    : '';
  let nextAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() < nextAt) return;
    nextAt = now() + pauseMs;
    warn(`Connections are refused: ${max} are open at this port.${cure}`);
  };
}
