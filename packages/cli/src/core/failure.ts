import { existsSync } from 'node:fs';
import {
  type ApiError,
  isApiError,
  isAuthFailure,
  isForbidden,
  isNotFound,
  isUnsupported,
  isWaitError,
} from '@trainyard/sdk';
import { networkAdvice } from './network-advice';
import { UsageError } from './option-values';

/** Exit codes: the first four always, the rest with --detailed-exit-code, else 1. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  interrupted: 3,
  notSignedIn: 4,
  forbidden: 5,
  notFound: 6,
  unsupported: 7,
  timeout: 8,
  someFailed: 9,
  canceled: 10,
  errored: 11,
  unknown: 12,
} as const;

export type Outcome = keyof typeof exitCodes;

type Details = {
  /** a suggestion, as a sentence */
  hint?: string;
  outcome?: Outcome;
  cause?: unknown;
};

/** A command failed: one sentence, and a suggestion. */
export class Failure extends Error {
  override name = 'Failure';
  readonly hint: string | undefined;
  readonly outcome: Outcome;

  constructor(sentence: string, { hint, outcome, cause }: Details = {}) {
    super(sentence, cause === undefined ? undefined : { cause });
    this.hint = hint;
    this.outcome = outcome ?? (cause === undefined ? 'failed' : outcomeOf(cause));
  }
}

/** Returns the outcome of a command for the error that ended it. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof Failure) return error.outcome;
  if (error instanceof UsageError) return 'usage';
  if (isWaitError(error) && error.reason === 'timeout') return 'timeout';
  if (isWaitError(error) && error.cause !== undefined) return outcomeOf(error.cause);
  if (!isApiError(error)) return 'failed';
  if (isUnsupported(error)) return 'unsupported';
  if (error.type === 'input') return 'usage';
  if (isAuthFailure(error)) return 'notSignedIn';
  if (isForbidden(error)) return 'forbidden';
  if (isNotFound(error)) return 'notFound';
  return 'failed';
}

/** The process's exit code; without `isDetailed` only 0, 1, 2 and 3, as in `det`. */
export function exitCodeOf(outcome: Outcome, isDetailed: boolean): number {
  const code = exitCodes[outcome];
  return isDetailed || code <= exitCodes.interrupted ? code : exitCodes.failed;
}

type Where = {
  command: string;
  /** the only entity that the command names, such as `model base` */
  entity?: string | undefined;
  master: string;
  /** the user that an option, a variable or a file names */
  username?: string | undefined;
  /** the file of DET_MASTER_CERT_FILE */
  certificateFile?: string | undefined;
};

/** Returns the lines that describe an error: a sentence, the master's message, a suggestion. */
export function linesOf(error: unknown, where: Where): string[] {
  if (error instanceof Failure) {
    const { cause, hint } = error;
    const words = isApiError(cause)
      ? (wordsOf(cause) ?? sentenceOf(cause, where))
      : sentenceIn(cause);
    const advice = hint ?? (isApiError(cause) ? adviceFor(cause, where) : hintIn(cause));
    return [error.message, ...indented(words), ...indented(advice)];
  }
  if (isApiError(error)) {
    return [
      sentenceOf(error, where),
      ...indented(wordsOf(error)),
      ...indented(adviceFor(error, where)),
    ];
  }
  if (!(error instanceof Error)) return [String(error)];
  // for a refused wait, adds the caller and the message
  if (isApiError(error.cause)) {
    const [, ...others] = linesOf(error.cause, where);
    // the message may contain that of the master
    return [error.message, ...others.filter((line) => !error.message.includes(line.trim()))];
  }
  return [error.message];
}

// a failure caused by another failure of ours, or by an unreadable file
const sentenceIn = (cause: unknown) => (cause instanceof Error ? cause.message : undefined);
const hintIn = (cause: unknown) => (cause instanceof Failure ? cause.hint : undefined);

const indented = (text: string | undefined) =>
  text === undefined || text === '' ? [] : text.split('\n').map((line) => `  ${line}`);

function sentenceOf(error: ApiError, { command, entity, master, username }: Where): string {
  if (error.type === 'input' || error.credential) return error.message;
  if (error.type === 'apiBadResponse') return `The answer of ${master} could not be read.`;
  if (error.reason === 'certificate')
    return `The certificate of the master at ${master} is not accepted.`;
  if (error.reason === 'proxy') return proxySentence(error);
  if (error.reason === 'protocol')
    return `The port of ${master} does not speak ${schemeOf(master)}.`;
  if (error.type === 'server') return `The master at ${master} does not answer.`;
  if (isAuthFailure(error))
    return `You are not signed in at ${master}${username ? ` as ${username}` : ''}.`;
  if (isForbidden(error)) return `You may not do this: ${command}.`;
  if (isNotFound(error) && entity) return `There is no ${entity}, or you may not see it.`;
  if (isNotFound(error)) return `Not found, or you may not see it: ${command}.`;
  if (isOfEdition(error)) return `The edition of this master does not have this: ${command}.`;
  if (error.status === 501) return `This master does not know the call ${error.operation}.`;
  return `The master refused: ${command}.`;
}

/** master behavior: the calls of roles and groups answer 501 in the other edition */
const isOfEdition = ({ status, message }: ApiError) =>
  status === 501 && message.includes('Enterprise Edition');

function wordsOf(error: ApiError): string | undefined {
  if (error.type === 'input' || error.credential || error.reason === 'protocol') return undefined;
  if (error.type !== 'server' || error.status !== undefined) return withoutActors(error.message);
  return rootOf(error);
}

/**
 * Replaces the path of an actor, which the master names when an entity is missing or not running.
 */
const withoutActors = (message: string): string =>
  message.replaceAll(/\bactor '\/([^']+)' not found/g, (_, path: string) => missing(path));

/** Names the entity of an actor's path: `/notebooks/ID`, `/agents/ID/slots/N`, `/experiments/N/UUID`. */
function missing(path: string): string {
  const [kind = '', id, part, partId] = path.split('/');
  if (kind === 'experiments' && part !== undefined) {
    return `the trial is not running in experiment ${id}`;
  }
  const entity = `${kind.replace(/s$/, '')} '${id}'`;
  return part === undefined
    ? `${entity} not found`
    : `${part.replace(/s$/, '')} '${partId}' of ${entity} not found`;
}

/** The innermost cause, such as `connect ECONNREFUSED 127.0.0.1:8080`. */
function rootOf(error: Error): string {
  const { cause } = error;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) {
    return cause.errors[0].message;
  }
  return cause instanceof Error ? rootOf(cause) : error.message;
}

/** The text of the error of a proxy, which is among the causes. */
const proxyText = (error: unknown): string => {
  if (!(error instanceof Error)) return 'the proxy fails';
  return 'code' in error && error.code === 'ERR_PROXY' ? error.message : proxyText(error.cause);
};

// the rest is the cause, which has a line of its own
const proxySentence = (error: ApiError) =>
  `${proxyText(error)
    .replace(/^t/, 'T')
    .replace(/(through): .*$/s, '$1')}.`;
const proxyVariable = (error: ApiError) => / of (\w+)/.exec(proxyText(error))?.[1] ?? 'its address';

const schemeOf = (master: string) => (master.startsWith('https:') ? 'https' : 'http');

/** Returns what to do about an error of the master. */
export function adviceFor(
  error: ApiError,
  { master, username, certificateFile }: Pick<Where, 'certificateFile' | 'master' | 'username'>,
): string | undefined {
  if (error.reason === 'proxy')
    return `Correct ${proxyVariable(error)}, or name the host of the master in NO_PROXY.`;
  if (error.reason === 'certificate' && certificateFile) {
    return existsSync(certificateFile)
      ? `DET_MASTER_CERT_FILE names ${certificateFile}, which holds another certificate.`
      : `DET_MASTER_CERT_FILE names ${certificateFile}, which does not exist.`;
  }
  if (error.reason === 'certificate') {
    const advice = networkAdvice(error);
    const trust = 'DET_MASTER_CERT_FILE names a certificate to trust; `noverify` accepts any.';
    return advice?.includes('DET_MASTER_CERT')
      ? `${advice} \`noverify\` accepts any.`
      : (advice ?? trust);
  }
  if (error.reason === 'protocol') {
    const other = schemeOf(master) === 'https' ? 'http' : 'https';
    return `Try ${master.replace(/^\w+/, other)} with -m or DET_MASTER.`;
  }
  if (error.type === 'server') {
    // also from a port that speaks https
    if (rootOf(error) === 'socket hang up') return networkAdvice(error);
    return `Is the address right? -m or DET_MASTER sets it; \`trainyard doctor -m ${master}\` checks the connection.`;
  }
  if (isAuthFailure(error) || error.credential) {
    const command = `\`trainyard auth login ${username ? `${username} ` : ''}-m ${master}\``;
    const variable = /^[A-Z_]+/.exec(error.credential ?? '')?.[0] ?? '';
    return variable.length > 1
      ? `Correct ${variable}, or unset it and try ${command}.`
      : `Try ${command}.`;
  }
  if (isForbidden(error)) return '`trainyard auth whoami` shows who you are.';
  if (error.status === 501 && !isOfEdition(error))
    return '`trainyard master info` shows its version.';
  return undefined;
}
