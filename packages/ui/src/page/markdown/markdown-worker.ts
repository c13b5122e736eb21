import { parseMarkdown } from './parse-markdown';

addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  postMessage(parseMarkdown(text));
});
// the time limit of a text begins when the worker can read it
postMessage('ready');
