/** Rows in the plainest form of a browser: elements of one height, all of them in the document. */

const query = new URLSearchParams(location.search);
const list = document.getElementById('root') ?? document.body;
list.setAttribute('role', 'list');
Object.assign(list.style, { height: '100vh', overflow: 'auto', font: '13px/34px sans-serif' });
// an opaque box is a layer of its own
list.style.background = '#fff';
list.append(
  ...Array.from({ length: Number(query.get('rows')) }, (_, index) => {
    const row = document.createElement('div');
    row.setAttribute('role', 'listitem');
    row.style.cssText = 'height:33px;border-bottom:1px solid #ddd';
    row.textContent = `${index + 1} an experiment, its state, its metric ${(index * 7) / 1000}`;
    return row;
  }),
);

export {};
