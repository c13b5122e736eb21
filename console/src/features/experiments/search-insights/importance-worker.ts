import { type Learned, type LearnedRequest, learnedOf } from '@trainyard/insights/advice/learned';
import type { ImportanceProgress } from '@trainyard/insights/importance/importance';

/** The messages of the worker: progress, and the result. */
export type ImportanceNews = { progress: ImportanceProgress } | { result: Learned };

const post = (news: ImportanceNews) => postMessage(news);

addEventListener('message', ({ data: request }: MessageEvent<LearnedRequest>) => {
  post({ result: learnedOf(request, (progress) => post({ progress })) });
});
