import { anyOf, type Part, patternTest, whole } from './automaton';

const isInName = (character: string) => character !== '/';

/** Returns a test for a path: `*` and `?` stay inside of a name, `**` goes through folders. */
export function globTest(glob: string, onStep?: () => void): (path: string) => boolean {
  const parts = glob.match(/\*\*\/|\*{2,}|./gsu) ?? [];
  return patternTest(whole(...parts.map(globPart)), { onStep });
}

function globPart(part: string): Part {
  if (part === '**/') {
    const folders: Part[] = [anyOf(() => true), { kind: 'one', test: (each) => each === '/' }];
    return { kind: 'repeat', part: { kind: 'sequence', parts: folders }, min: 0, max: 1 };
  }
  if (part.startsWith('**')) return anyOf(() => true);
  if (part === '*') return anyOf(isInName);
  return { kind: 'one', test: part === '?' ? isInName : (each) => each === part };
}
