import { bundleOf, type Tslab } from './display';
import { type Markup, toElement, toHtml } from './markup';

/** A place in a notebook whose drawing can be replaced. */
export type Canvas = {
  /** replaces the previous drawing */
  update(markup: Markup): void | Promise<void>;
};

type Broadcast = (type: string, content: object) => Promise<void>;

/** A drawing of Jupyter kernels for TypeScript, which can create an updatable one. */
export function tslabCanvas(tslab: Tslab): Canvas {
  const target = tslab.newDisplay?.() ?? tslab.display;
  return { update: (markup) => target.html(toHtml(markup)) };
}

/** An element of the page, whose content is replaced. */
export const elementCanvas = (element: Element): Canvas => ({
  update: (markup) => element.replaceChildren(toElement(markup, element.ownerDocument)),
});

let displays = 0;

/** A drawing of Deno's kernel. @throws Error outside of it */
export function denoCanvas(broadcast: Broadcast | undefined = denoBroadcast()): Canvas {
  if (!broadcast) throw new Error('This is not the Jupyter kernel of Deno');
  displays += 1;
  const transient = { display_id: `trainyard-${displays}` };
  let type = 'display_data';
  return {
    async update(markup) {
      const messageType = type;
      type = 'update_display_data';
      await broadcast(messageType, { data: bundleOf(markup), metadata: {}, transient });
    },
  };
}

type DenoGlobal = { Deno?: { jupyter?: { broadcast?: Broadcast } } };

function denoBroadcast(): Broadcast | undefined {
  const { Deno }: DenoGlobal = globalThis as DenoGlobal;
  const jupyter = Deno?.jupyter;
  return jupyter?.broadcast?.bind(jupyter);
}
