import { compareTrials, getTrial, getTrialProfilerAvailableSeries } from '@trainyard/sdk/calls';
import type { Args } from '@trainyard/sdk/types';
import type { Ask } from './record-call';

/** A request, and the words of a command line with nearly the same effect. */
export type ViewCall = { ask: Ask; command?: string };

type Shown = {
  trialId: number;
  /** the request for its curves, once they are known */
  curves: () => Args<'compareTrials'> | undefined;
};

/** Returns the call that an open tab of a trial makes. */
export function trialCall(tab: string | undefined, { trialId, curves }: Shown): ViewCall {
  const itself: Ask = (client) => getTrial(client, { trialId });
  if (tab === 'overview')
    return {
      ask: (client, signal) => {
        const asked = curves();
        return asked ? compareTrials(client, asked) : itself(client, signal);
      },
      command: `trial metrics ${trialId}`,
    };
  if (tab === 'profiler')
    return { ask: (client) => getTrialProfilerAvailableSeries(client, { trialId }) };
  return { ask: itself, command: `trial describe ${trialId}` };
}
