import { useState } from 'react';
import { type OwnReports, withoutReport } from '../lib/own-reports';

type State = { typed: string; from: string; reports: OwnReports };

/**
 * The text of a field that reports it to its owner later, such as a search text that goes to the link
 * after a pause. A text that was reported here never overwrites what was typed since, however late
 * it comes back; another one replaces it.
 *
 * @param value the text that the owner has
 * @returns the text to show, its setter, `report`, which is called with each text that the owner is
 *   given, and whether the owner has what is shown
 */
export function useTypedText(value: string) {
  const [stored, setState] = useState<State>({ typed: value, from: value, reports: [] });
  let state = stored;
  if (stored.from !== value) {
    const reports = withoutReport(stored.reports, value);
    const typed = reports ? stored.typed : value;
    state = { typed, from: value, reports: reports ?? [] };
    setState(state);
  }
  return {
    typed: state.typed,
    isReported: state.typed === value && state.reports.length === 0,
    setTyped: (typed: string) => setState((now) => ({ ...now, typed })),
    report: (text: string) =>
      setState((now) =>
        // the owner already has this text, and will not pass it again
        text === (now.reports.at(-1) ?? now.from)
          ? now
          : { ...now, reports: [...now.reports, text] },
      ),
  };
}
