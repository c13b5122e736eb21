import { expect, test } from 'vitest';
import { insertMention, typedMention } from './mentions';

const at = (text: string) => ({ text, start: text.length, end: text.length });

test('a mention starts with an @ after a space, and ends with one', () => {
  expect(typedMention(at('see @res'))).toEqual({ text: 'res', at: 4 });
  expect(typedMention(at('@res'))).toEqual({ text: 'res', at: 0 });
  for (const text of ['see @', 'a@b.org', '@res net', '@@res']) {
    expect(typedMention(at(text))).toBeUndefined();
  }
  expect(typedMention({ text: '@res', start: 0, end: 4 })).toBeUndefined();
});

test('an @ in code is not a mention', () => {
  expect(typedMention(at('```py\n@cache'))).toBeUndefined();
  expect(typedMention(at('run ` @cache'))).toBeUndefined();
  expect(typedMention(at('```py\n```\n@cache'))).toEqual({ text: 'cache', at: 10 });
});

test('a mention becomes a link, and its name stays text', () => {
  const mention = { key: '', icon: null, detail: '', name: '**a** <b>\n[c]', address: '/m/a(1)' };
  expect(insertMention({ text: 'see @a.', start: 6, end: 6 }, 4, mention)).toEqual({
    text: String.raw`see [\*\*a\*\* \<b\> \[c\]](/m/a%281%29).`,
    start: 40,
    end: 40,
  });
});
