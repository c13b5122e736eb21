import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './main.mjs';

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @typedef {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, input?: string, limitMs?: number, onText?: (text: string) => void, onMessage?: (message: any) => void }} RunOptions */
/** @typedef {{ code: number, output: string }} Finished */

/** @type {Set<() => void>} functions that stop the running programs */
const running = new Set();

/**
 * Runs a program to its end. Shows its output, or with `quiet` returns it, and passes `input` to
 * it. Stops it after `limitMs`. `onText` receives the output as it arrives, and `onMessage` the
 * messages of a Node program. A program that cannot be started has exit code 127.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = {}, input, limitMs, onText, onMessage } = options;
  const { quiet = onText !== undefined } = options;
  /** @type {'ipc'[]} */
  const channel = onMessage ? ['ipc'] : [];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet
        ? [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', ...channel]
        : 'inherit',
      // a separate process group, because npx and similar programs do not forward signals
      detached: quiet,
    });
    const stop = () => (quiet && child.pid ? killGroup(child.pid) : child.kill('SIGTERM'));
    running.add(stop);
    child.stdin?.end(input);
    const limit = limitMs === undefined ? undefined : setTimeout(stop, limitMs);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        if (onText) onText(text);
        else output += text;
      });
    }
    if (onMessage) child.on('message', onMessage);
    child.once('error', (error) => {
      running.delete(stop);
      clearTimeout(limit);
      resolve({ code: 127, output: error.message });
    });
    child.once('close', (code) => {
      running.delete(stop);
      clearTimeout(limit);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** @param {number} leader */
function killGroup(leader) {
  try {
    process.kill(-leader, 'SIGTERM');
  } catch {
    // it has ended meanwhile
  }
}

/**
 * Calls back when this script should end: Ctrl-C, SIGTERM, or the end of its shell (a killed shell
 * or npm does not end its children).
 *
 * @param {(code: number) => void} stop receives the exit code for the signal
 * @returns {() => void} removes the callback
 */
export function onStopRequest(stop) {
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => stop(128 + constants.signals[signal]);
  for (const signal of stopSignals) process.on(signal, onSignal);
  const parent = process.ppid;
  const isOrphaned = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
  const watch = setInterval(() => isOrphaned() && onSignal('SIGTERM'), 300).unref();
  return () => {
    for (const signal of stopSignals) process.off(signal, onSignal);
    clearInterval(watch);
  };
}

/** Forwards a stop request to the child processes of this script, and then ends the script. */
export const stopWithChildren = () =>
  onStopRequest((code) => {
    for (const stop of running) stop();
    process.exit(code);
  });

/** @param {number} startedAt a `performance.now()` */
export const secondsSince = (startedAt) =>
  `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
