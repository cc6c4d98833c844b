// Where a program or a component asks for a word, and so may guess at a game: what it says without asking is its own affair.
import { parse } from 'svelte/compiler';
import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node and all below it. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* nodesOf(one);
}

/** A component has its markup and its scripts in one tree. */
const treeOf = (path: string, text: string): Node =>
  (path.endsWith('.svelte') ? parse(text, { modern: true }) : parseAst(text, { lang: 'ts' })) as unknown as Node;

const WRAPPERS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ChainExpression'];
/** What stands there, without what only a compiler reads. */
function bare(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined;
  if (WRAPPERS.includes(node.type)) return bare(node['expression']);
  const isRune = node.type === 'CallExpression' && nameOf(node['callee']) === '$derived';
  return isRune ? bare((node['arguments'] as unknown[])[0]) : node;
}

/** The text of a literal. */
function textOf(node: unknown): string[] {
  const literal = bare(node);
  if (literal?.type === 'Literal' && typeof literal['value'] === 'string') return [literal['value']];
  const parts = literal?.type === 'TemplateLiteral' ? (literal['quasis'] as { value: { cooked: string } }[]) : [];
  return parts.length === 1 ? [parts[0]!.value.cooked] : [];
}

/** The name of a variable, or of the field that is asked for. */
function nameOf(given: unknown): string {
  const node = bare(given);
  if (node?.type === 'Identifier' || node?.type === 'PrivateIdentifier') return String(node['name']);
  return node?.type === 'MemberExpression' ? nameOf(node['property']) : '';
}

/** The literals of a list, a set or a map, and the keys of a table. */
function membersOf(given: unknown): string[] {
  const node = bare(given);
  if (node?.type === 'NewExpression') return (node['arguments'] as Node[]).flatMap(membersOf);
  if (node?.type === 'ArrayExpression')
    return (node['elements'] as unknown[]).flatMap((one) => [...textOf(one), ...membersOf(one)]);
  if (node?.type !== 'ObjectExpression') return [];
  return (node['properties'] as Node[]).filter((one) => one.type === 'Property').flatMap((one) => keyOf(one));
}
const keyOf = (property: Node): string[] =>
  property['computed'] ? textOf(property['key']) : [nameOf(property['key']), ...textOf(property['key'])];

const EQUALITY = ['==', '===', '!=', '!=='];
const MEMBERSHIP = ['has', 'get', 'includes', 'indexOf'];
const isPosition = (node: unknown): boolean => /position$|^(?:p|pos|seen)$/i.test(nameOf(node));
/** What tells games apart: the kind of an event, the phase of a turn. */
const isWord = (node: unknown): boolean => /^(type|phase)$/.test(nameOf(node));

/** The fields that are taken out of a position. */
function fieldsOf(node: Node): string[] {
  const [pattern, from] =
    node.type === 'VariableDeclarator' ? [node['id'], node['init']] : [node['left'], node['right']];
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern' || !isPosition(from)) return [];
  return (pattern['properties'] as Node[]).filter((one) => one.type === 'Property').flatMap((one) => keyOf(one));
}

/** The words of a list or a table that is asked whether it has one, or what it has under one. */
function askedOf(node: Node, members: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const all = (table: unknown): readonly string[] => members.get(nameOf(table)) ?? membersOf(table);
  if (node.type === 'CallExpression') {
    const callee = bare(node['callee'])!;
    return callee.type === 'MemberExpression' && MEMBERSHIP.includes(nameOf(callee['property']))
      ? all(callee['object'])
      : [];
  }
  return node['computed'] && isWord(node['property']) ? all(node['object']) : [];
}

/** The words that a file asks for: compares with, looks up in a list or table, or takes out of a position. */
export function askedWords(path: string, text: string): Set<string> {
  const nodes = [...nodesOf(treeOf(path, text))];
  const members = new Map(
    nodes
      .filter((node) => node.type === 'VariableDeclarator')
      .map((node) => [nameOf(node['id']), membersOf(node['init'])] as const),
  );
  return new Set(
    nodes.flatMap((node) => {
      switch (node.type) {
        case 'BinaryExpression':
          return EQUALITY.includes(String(node['operator'])) ? [node['left'], node['right']].flatMap(textOf) : [];
        case 'SwitchCase':
          return textOf(node['test']);
        case 'VariableDeclarator':
        case 'AssignmentExpression':
          return fieldsOf(node);
        case 'MemberExpression':
          if (isPosition(node['object']))
            return node['computed'] ? textOf(node['property']) : [nameOf(node['property'])];
          return [...askedOf(node, members)];
        case 'CallExpression':
          return [...askedOf(node, members)];
        // A set or a map is there to be asked, maybe by another file.
        case 'NewExpression':
          return /^(Set|Map)$/.test(nameOf(node['callee'])) ? membersOf(node) : [];
        default:
          return [];
      }
    }),
  );
}
