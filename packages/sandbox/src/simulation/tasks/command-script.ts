/** The output of a command, with times after its start, and its end. */
export type Script = {
  lines: Array<{ after: number; log: string; stdtype: 'stdout' | 'stderr' }>;
  takesMs: number;
  exitCode: number;
};

const shells = new Set(['sh', 'bash', 'zsh', '/bin/sh', '/bin/bash']);

/**
 * Simulates a command line: echo, sleep, true, false, exit and their chains work; any other program
 * runs for a while and succeeds. Without a command the entrypoint itself fails.
 */
export function playCommand(entrypoint: readonly string[], defaultMs: number): Script {
  if (entrypoint.length === 0) return failure('command-entrypoint.sh: nothing to run', 1);
  const [program = '', ...rest] = entrypoint;
  const flag = rest.findIndex((word) => /^-\w*c$/.test(word));
  const isShell = shells.has(program) && flag !== -1;
  return playScript(isShell ? (rest[flag + 1] ?? '') : entrypoint.map(quoted).join(' '), defaultMs);
}

const failure = (log: string, exitCode: number): Script => ({
  lines: [{ after: 20, log, stdtype: 'stderr' }],
  takesMs: 40,
  exitCode,
});

const quoted = (word: string) => (/[\s;&|]/.test(word) ? `"${word}"` : word);

type Step = { text: string; follows: ';' | '&&' | '||' };

function playScript(text: string, defaultMs: number): Script {
  const script: Script = { lines: [], takesMs: 5, exitCode: 0 };
  for (const { text: line, follows } of stepsOf(text)) {
    if (follows === '&&' && script.exitCode !== 0) continue;
    if (follows === '||' && script.exitCode === 0) continue;
    if (play(script, line, defaultMs)) return script;
  }
  return script;
}

/** Parts of a line at `;`, `&&`, `||` and line ends, outside of quotes. */
function stepsOf(text: string): Step[] {
  const parts = text.match(/"(?:[^"\\]|\\.)*"|'[^']*'|&&|\|\||[;\n]|[^"';&|\n]+|[&|]/g) ?? [];
  const steps: Step[] = [{ text: '', follows: ';' }];
  for (const part of parts) {
    if (part === ';' || part === '\n') steps.push({ text: '', follows: ';' });
    else if (part === '&&' || part === '||') steps.push({ text: '', follows: part });
    else {
      const last = steps.at(-1);
      if (last) last.text += part;
    }
  }
  return steps.filter((step) => step.text.trim() !== '');
}

// returns true if the script ends here
function play(script: Script, line: string, defaultMs: number): boolean {
  const stdtype = /(^|\s)1?>&2(\s|$)/.test(line) ? 'stderr' : 'stdout';
  const words = wordsOf(line.replace(/(^|\s)1?>&2(\s|$)/g, ' '));
  const [program, ...rest] = words;
  script.exitCode = 0;
  switch (program) {
    case 'echo':
      script.lines.push({ after: script.takesMs, log: rest.join(' '), stdtype });
      script.takesMs += 2;
      return false;
    case 'sleep':
      script.takesMs += Math.max(0, Number.parseFloat(rest[0] ?? '0') || 0) * 1000;
      return false;
    case 'exit':
      script.exitCode = (Number.parseInt(rest[0] ?? '0', 10) || 0) & 255;
      return true;
    case 'false':
      script.exitCode = 1;
      return false;
    case 'true':
    case 'cd':
    case 'export':
    case 'set':
      return false;
    default:
      script.takesMs += defaultMs;
      return false;
  }
}

const wordsOf = (line: string): string[] =>
  (line.match(/"(?:[^"\\]|\\.)*"|'[^']*'|\S+/g) ?? []).map((word) =>
    /^(["']).*\1$/s.test(word) ? word.slice(1, -1) : word,
  );
