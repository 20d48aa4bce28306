import { type Plugin, parseAst } from "vite";

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** What a browser needs of a door: the server is the one who checks what goes in and what comes out. */
const needed = new Set(["name", "method", "path", "files", "bytes", "stream"]);

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Every call that runs when the module is loaded: those within functions run later, if at all. */
function callsIn(node: Node, found: Node[] = []): Node[] {
  if (/Function/.test(node.type)) return found;
  if (node.type === "CallExpression") found.push(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) callsIn(child, found);
  }
  return found;
}

/** What is cut out of the door that this call makes; nothing when it makes none. */
function cutsIn(call: Node): Node[] {
  const callee = call.callee as Node & { name?: string };
  const [door] = call.arguments as (Node & { properties?: Node[] })[];
  if (callee.name !== "endpoint" || !door?.properties) return [];
  return door.properties.filter(({ key }) => !needed.has((key as { name?: string }).name ?? ""));
}

function lighten(code: string) {
  const calls = callsIn(parseAst(code) as unknown as Node);
  const cuts = calls.flatMap(cutsIn);
  const edits = [
    ...cuts.map(({ start, end }) => ({ start, end: code[end] === "," ? end + 1 : end, text: "" })),
    ...calls
      .filter(({ start }) => !cuts.some((cut) => start >= cut.start && start < cut.end))
      .map(({ start }) => ({ start, end: start, text: "/* @__PURE__ */ " })),
  ];
  let edited = code;
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start))
    edited = edited.slice(0, start) + text + edited.slice(end);
  return { code: edited, map: null, moduleSideEffects: false };
}

/**
 * Leaves the schemas of requests and replies out of what a phone loads, where no form uses them. The rules and the
 * contract have no effects of their own, so whatever nobody asks of them may go.
 */
export function doors(): Plugin {
  return {
    name: "doors",
    apply: "build",
    transform: { filter: { id: /packages[\\/](contract|domain)[\\/]src[\\/].*\.ts$/ }, handler: lighten },
  };
}
