import { type ImportanceRequest, importanceOf } from './importance';

addEventListener('message', ({ data: request }: MessageEvent<ImportanceRequest>) => {
  postMessage(importanceOf(request));
});
