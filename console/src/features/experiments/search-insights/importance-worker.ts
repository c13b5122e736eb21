import {
  type ImportanceProgress,
  type ImportanceRequest,
  type Importances,
  importanceOf,
} from '@trainyard/insights/importance/importance';

/** The messages of the worker: progress, and the result. */
export type ImportanceNews = { progress: ImportanceProgress } | { result: Importances };

const post = (news: ImportanceNews) => postMessage(news);

addEventListener('message', ({ data: request }: MessageEvent<ImportanceRequest>) => {
  post({ result: importanceOf(request, (progress) => post({ progress })) });
});
