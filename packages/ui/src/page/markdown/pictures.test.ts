import { expect, test } from 'vitest';
import { joinPictures, shownPictures, splitPictures } from './pictures';

const address = 'data:image/png;base64,iVBORw0KGgo=';
const pictures = [{ name: 'picture-1', address }];

test.each(['![a][picture-1]', '![a][picture-1]\n', 'words \n\n', ''])(
  'a text is unchanged after its pictures are extracted and put back: %j',
  (words) => {
    expect(splitPictures(joinPictures(words, pictures))).toEqual({ words, pictures });
  },
);

test('definitions of other pictures stay in the text', () => {
  const source =
    '[picture-1]: https://example.org/a.png\n[picture-2]: data:image/svg+xml;base64,PA==';
  expect(splitPictures(source)).toEqual({ words: source, pictures: [] });
});

test('a picture that the text no longer uses is left out', () => {
  expect(shownPictures('see ![a][picture-1]', pictures)).toEqual(pictures);
  expect(shownPictures('see', pictures)).toEqual([]);
});
