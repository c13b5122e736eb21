import { compareTrials, getTrial, getTrialProfilerAvailableSeries } from '@trainyard/sdk/calls';
import type { Args } from '@trainyard/sdk/types';
import type { MakeCall } from './record-call';

/** A request, and the words of a command line with nearly the same effect. */
export type ViewCall = { makeCall: MakeCall; command?: string };

type TrialView = {
  trialId: number;
  /** the request for its curves, once they are known */
  curves: () => Args<'compareTrials'> | undefined;
};

/** Returns the call that an open tab of a trial makes. */
export function trialCall(tab: string | undefined, { trialId, curves }: TrialView): ViewCall {
  const itself: MakeCall = (client) => getTrial(client, { trialId });
  if (tab === 'overview')
    return {
      makeCall: (client, signal) => {
        const curveCall = curves();
        return curveCall ? compareTrials(client, curveCall) : itself(client, signal);
      },
      command: `trial metrics ${trialId}`,
    };
  if (tab === 'profiler')
    return { makeCall: (client) => getTrialProfilerAvailableSeries(client, { trialId }) };
  return { makeCall: itself, command: `trial describe ${trialId}` };
}
