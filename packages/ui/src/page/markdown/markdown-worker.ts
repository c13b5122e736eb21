import { parseMarkdown } from './parse-markdown';

addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  postMessage(parseMarkdown(text));
});
// the time limit of a text starts when the worker is ready
postMessage('ready');
