import { useEffect, useRef } from 'react';
import { plural } from './format';
import { showToast } from './toast-store';

/** A value of a link that cannot be used. */
export type RefusedValue = {
  /** the name of the parameter */
  name: string;
  value: string;
  /** a sentence that says why */
  fault: string;
  /** a sentence about what is shown instead */
  instead: string;
};

const maxLength = 60;

/** A value of a link as it is quoted in a sentence. */
export const quoted = (text: string) =>
  `“${text.length > maxLength ? `${text.slice(0, maxLength)}…` : text}”`;

/** A link may name hundreds of things; a toast quotes as many as one reads, and counts the others. */
const maxFaults = 5;

/** Says what is shown instead after each fault, or once where it is the same for all. */
function sentences(refused: readonly RefusedValue[]): string[] {
  const quotedFaults = refused.slice(0, maxFaults);
  const otherCount = refused.length - quotedFaults.length;
  const rest = otherCount > 0 ? [`${plural(otherCount, 'more value')} cannot be used.`] : [];
  const [first, ...others] = refused;
  if (first && others.every(({ instead }) => instead === first.instead))
    return [...quotedFaults.map(({ fault }) => fault), ...rest, first.instead];
  return [...quotedFaults.flatMap(({ fault, instead }) => [fault, instead]), ...rest];
}

/** Shows which values of a link cannot be used, and what is shown instead; nothing without any. */
export function reportRefused(refused: readonly RefusedValue[]): void {
  const [first] = refused;
  if (!first) return;
  showToast({
    key: `refused ${first.name}`,
    kind: 'warning',
    title: 'Part of this link cannot be used',
    description: sentences(refused).join(' '),
    isSticky: true,
  });
}

/**
 * Reports values that a part of a page cannot use, for what only the data of the page tell. Each
 * value is reported once, also while other values change.
 */
export function useReportRefused(refused: readonly RefusedValue[]): void {
  const reported = useRef(new Set<string>());
  const present = JSON.stringify(refused);
  useEffect(() => {
    const all: RefusedValue[] = JSON.parse(present);
    const added = all.filter(({ name, value }) => !reported.current.has(`${name}=${value}`));
    reported.current = new Set(all.map(({ name, value }) => `${name}=${value}`));
    reportRefused(added);
  }, [present]);
}

type Choice = string | number;

type LinkedChoices = {
  /** the name of the parameter */
  name: string;
  /** the values of the link; an empty text selects nothing */
  values: readonly Choice[];
  /** the values that exist; undefined while they load */
  choices: readonly Choice[] | undefined;
  /** a sentence that says why a value cannot be used */
  fault: (value: string) => string;
  /** a sentence about what is shown instead */
  instead: string;
};

/** Reports values of a link that are none of the existing ones, once these are known. */
export function useReportUnknown({ name, values, choices, fault, instead }: LinkedChoices): void {
  useReportRefused(
    choices
      ? values
          .filter((value) => value !== '' && !choices.includes(value))
          .map((value) => ({
            name,
            value: String(value),
            fault: fault(typeof value === 'number' ? String(value) : quoted(value)),
            instead,
          }))
      : [],
  );
}
