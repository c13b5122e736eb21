import { useEffect, useEffectEvent, useRef } from 'react';
import { type AskedAction, useRunAction } from './use-run-action';

export type { AskedAction };

type Props = { asked: AskedAction; onDone: () => void };

/** Does what a row's menu asks for, once for each new `asked`; it comes with the first of them. */
export default function RowAction({ asked, onDone }: Props) {
  const { run, dialog } = useRunAction(onDone);
  const started = useRef<AskedAction>(undefined);
  const start = useEffectEvent(() => {
    // effects may run twice for one change, acts may not
    if (started.current === asked) return;
    started.current = asked;
    void run(asked.action, asked.experiment);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new wish is one act
  useEffect(() => start(), [asked]);
  return dialog;
}
