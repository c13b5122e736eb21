/** A part of a pattern. */
export type Part =
  | { kind: 'one'; test: (character: string) => boolean }
  | { kind: 'edge'; test: EdgeTest }
  | { kind: 'sequence'; parts: Part[] }
  | { kind: 'choice'; parts: Part[] }
  | { kind: 'repeat'; part: Part; min: number; max: number };

/** Judges a place by the characters around it, which are empty at the ends of the text. */
type EdgeTest = (before: string, after: string) => boolean;

type Step =
  | { kind: 'one'; test: (character: string) => boolean }
  | { kind: 'edge'; test: EdgeTest }
  | { kind: 'go'; to: number[] };

/** A pattern has more steps than allowed. */
export class TooManySteps extends Error {}

const isStart: EdgeTest = (before) => before === '';
const isEnd: EdgeTest = (_, after) => after === '';

export type PatternOptions = { maxSteps?: number; onStep?: (() => void) | undefined };

/** The pattern for the whole text, instead of any place in it. */
export const whole = (...parts: Part[]): Part => ({
  kind: 'sequence',
  parts: [{ kind: 'edge', test: isStart }, ...parts, { kind: 'edge', test: isEnd }],
});

/** Any number of characters that pass the test. */
export const anyOf = (test: (character: string) => boolean): Part => ({
  kind: 'repeat',
  part: { kind: 'one', test },
  min: 0,
  max: Number.POSITIVE_INFINITY,
});

/**
 * Returns a test that finds a pattern in a text. It follows all possibilities side by side and
 * never goes back, so that its work is at most the steps of the pattern for each character, for
 * every pattern; a `RegExp` may double its work with each character.
 * @param onStep called for each step that is compared
 * @throws TooManySteps for a pattern with more than `maxSteps`
 */
export function patternTest(
  pattern: Part,
  { maxSteps = Number.POSITIVE_INFINITY, onStep }: PatternOptions = {},
): (text: string) => boolean {
  const steps = stepsOf(pattern, maxSteps);
  const reached = new Uint32Array(steps.length + 1);
  let turn = 0;
  return (text) => {
    const characters = [...text];
    let next: number[] = [];
    for (let at = 0; at <= characters.length; at++) {
      const [before, after] = [characters[at - 1] ?? '', characters[at] ?? ''];
      const places = [...next];
      next = [];
      turn += 1;
      for (const place of places) reached[place] = turn;
      const reach = (place: number) => {
        if (reached[place] !== turn) places.push(place);
        reached[place] = turn;
      };
      reach(0);
      // also reads the places that are added meanwhile
      for (const place of places) {
        onStep?.();
        const step = steps[place];
        if (!step) return true;
        if (step.kind === 'go') step.to.forEach(reach);
        else if (step.kind === 'edge') {
          if (step.test(before, after)) reach(place + 1);
        } else if (after !== '' && step.test(after)) next.push(place + 1);
      }
    }
    return false;
  };
}

function stepsOf(pattern: Part, maxSteps: number): Step[] {
  const steps: Step[] = [];
  append(pattern);
  return steps;

  function append(part: Part) {
    if (steps.length > maxSteps) throw new TooManySteps();
    if (part.kind === 'one' || part.kind === 'edge') steps.push(part);
    else if (part.kind === 'sequence') part.parts.forEach(append);
    else if (part.kind === 'choice') appendChoice(part.parts);
    else appendRepeat(part);
  }

  /** Appends a step that goes on at several places, which are added later. */
  function fork(...to: number[]): number[] {
    steps.push({ kind: 'go', to });
    return to;
  }

  function appendChoice(parts: Part[]) {
    const starts = fork();
    const ends = parts.map((part) => {
      starts.push(steps.length);
      append(part);
      return fork();
    });
    for (const to of ends) to.push(steps.length);
  }

  function appendRepeat({ part, min, max }: Part & { kind: 'repeat' }) {
    for (let count = 0; count < min; count++) append(part);
    const isEndless = max === Number.POSITIVE_INFINITY;
    const exits: number[][] = [];
    for (let count = min; count < (isEndless ? min + 1 : max); count++) {
      const start = steps.length;
      exits.push(fork(start + 1));
      append(part);
      if (isEndless) fork(start);
    }
    for (const to of exits) to.push(steps.length);
  }
}
