import { expect, test } from 'vitest';

const properties = ['display', 'visibility', 'opacity', 'pointer-events'] as const;

// the window of a frame, with the behavior of jsdom
function untouchedView(): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentWindow ?? expect.fail();
}

test.each([
  '<p>text <b>strong</b></p><ul><li>item</li></ul><button>press</button>',
  '<table><thead><tr><th>head</th></tr></thead><tbody><tr hidden><td>cell</td></tr></tbody></table>',
  '<div hidden><b>in a hidden one</b></div><script></script><template></template>',
  '<dialog><b>closed</b></dialog><dialog open><b>open</b></dialog><div popover>over</div>',
  '<input type="hidden"><input><details><summary>more</summary><p>less</p></details>',
  '<div style="display: none"><b>in it</b></div><b style="display: flex">itself</b>',
  '<div style="visibility: hidden"><b>in it</b><i style="visibility: visible">shown</i></div>',
  '<div style="pointer-events: none"><b>in it</b></div><div style="opacity: 0"><b>in it</b></div>',
  '<body style="pointer-events: none"><b>in it</b></body><div style="pointer-events: none"><b style="pointer-events: auto">in it</b></div>',
  '<div style="visibility: hidden"><b style="visibility: inherit">in it</b><i style="display: none !important">gone</i></div>',
  '<b style="display: inherit">itself</b><b style="opacity: 0.5; display: nonsense">itself</b><input style="opacity: 0">',
  '<input type="HIDDEN"><input type="checkbox"><input style="display: none"><svg style="display: none"><g></g></svg>',
  '<u style="opacity: 0.5">first</u><u>second</u><s style="display: grid">first</s><s>second</s>',
  '<div style="color: red"><b>in it</b></div><svg><path d="M0 0"></path></svg>',
  '<style>b { display: none; visibility: hidden }</style><b>by a sheet</b><i>not by it</i>',
])('visibility equals that of jsdom: %s', (html) => {
  document.body.append(document.createRange().createContextualFragment(html));
  const elements = [...document.body.querySelectorAll('*')];
  expect(elements.length).toBeGreaterThan(1);
  const view = untouchedView();
  const valuesOf = (style: CSSStyleDeclaration) =>
    properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
  expect(elements.map((element) => valuesOf(getComputedStyle(element)))).toEqual(
    elements.map((element) => valuesOf(view.getComputedStyle(element))),
  );
  document.body.replaceChildren();
});
