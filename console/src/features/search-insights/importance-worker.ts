import {
  type ImportanceProgress,
  type ImportanceRequest,
  type Importances,
  importanceOf,
} from './importance';

/** What it says while it computes, and at the end. */
export type ImportanceNews = { progress: ImportanceProgress } | { result: Importances };

const say = (news: ImportanceNews) => postMessage(news);

addEventListener('message', ({ data: request }: MessageEvent<ImportanceRequest>) => {
  say({ result: importanceOf(request, (progress) => say({ progress })) });
});
