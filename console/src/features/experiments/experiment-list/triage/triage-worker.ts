import { type TriageInput, triage } from '@trainyard/insights/triage/triage';

addEventListener('message', ({ data }: MessageEvent<TriageInput>) => postMessage(triage(data)));
