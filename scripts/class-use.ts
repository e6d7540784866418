/** Which class names a source file puts on elements, as far as its text says. */
import { parseSync } from "vite";

export interface ClassUse {
  /** Whole names in places that hold nothing but class names. */
  classes: Set<string>;
  /** What stands before the first gap of a name that is put together there. */
  classBeginnings: Set<string>;
  /** Every word of every text in the file: a name kept in a table is used as well. */
  words: Set<string>;
  beginnings: Set<string>;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Attributes and properties that hold class names: className, frameClass, triggerClassName. */
const CLASS_HOLDER = /^class(Name)?$|Class(Name)?$/;
const JOINER = "classNames";
const GAP = "\0";

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function listChildren(node: Node): Node[] {
  const children: Node[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

/** The text of a string or a template, with a mark for what only the running program knows. */
function readText(node: Node): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral") return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(GAP);
}

function addWords(text: string, whole: Set<string>, beginnings: Set<string>): void {
  for (const word of text.split(/\s+/)) {
    const gap = word.indexOf(GAP);
    if (gap < 0 && word !== "") whole.add(word);
    if (gap > 0) beginnings.add(word.slice(0, gap));
  }
}

/** The parts of an expression whose value may become a class name; what is only compared does not. */
function listValues(node: Node): Node[] {
  const children = (...keys: string[]) => keys.flatMap((key) => node[key] as Node);
  switch (node.type) {
    case "JSXExpressionContainer":
    case "TSAsExpression":
      return children("expression");
    case "ConditionalExpression":
      return children("consequent", "alternate");
    case "LogicalExpression":
      return node.operator === "&&" ? children("right") : children("left", "right");
    case "TemplateLiteral":
      return children("expressions");
    case "CallExpression":
      return (node.callee as Node).name === JOINER ? children("arguments") : [];
    default:
      return [];
  }
}

export function readClassUse(path: string, text: string): ClassUse {
  const use: ClassUse = { classes: new Set(), classBeginnings: new Set(), words: new Set(), beginnings: new Set() };
  const readClasses = (node: Node): void => {
    const value = readText(node);
    if (value !== undefined) addWords(value, use.classes, use.classBeginnings);
    listValues(node).forEach(readClasses);
  };
  const visit = (node: Node): void => {
    if (node.type === "ImportDeclaration") return;
    const value = readText(node);
    if (value !== undefined) addWords(value, use.words, use.beginnings);
    if (node.type === "JSXAttribute" && isNode(node.value)) {
      if (CLASS_HOLDER.test(String((node.name as Node).name))) readClasses(node.value);
    }
    if (node.type === "CallExpression" && (node.callee as Node).name === JOINER) readClasses(node);
    listChildren(node).forEach(visit);
  };
  visit(parseSync(path, text).program as unknown as Node);
  return use;
}
