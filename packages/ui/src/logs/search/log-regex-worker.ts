import { matchLines, type RegexAnswer, type RegexRequest } from './match-lines';

addEventListener('message', ({ data: request }: MessageEvent<RegexRequest>) => {
  const answer: RegexAnswer = { id: request.id, found: matchLines(request) };
  postMessage(answer);
});
