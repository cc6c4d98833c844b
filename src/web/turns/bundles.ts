/** An action, and how people call it. */
export interface Named {
  readonly text: string;
  readonly label: string;
}

/** Actions that begin alike: of the same man, or of the same kind. */
export interface Bundle {
  readonly key: string;
  /** How all of them begin. */
  readonly label: string;
  /** How each goes on; the whole of it where it is alone. */
  readonly ends: readonly Named[];
}

/** Where the last thing that an action names begins: the space it leads to. */
const LAST_PART = /[:>-](?=[^:>-]*$)/;

const keyOf = (text: string): string => text.slice(0, Math.max(0, text.search(LAST_PART)));

/** The words with which all of these begin. */
function beginning(labels: readonly string[]): string {
  const [first, ...others] = labels.map((label) => label.split(' '));
  const same = first!.findIndex((word, i) => others.some((words) => words[i] !== word));
  return first!.slice(0, same < 0 ? first!.length : same).join(' ');
}

/** First what, then where to: hundreds of actions as two short lists. */
export function bundlesOf(actions: readonly Named[]): Bundle[] {
  const byKey = new Map<string, Named[]>();
  for (const action of actions) {
    const key = keyOf(action.text) || action.text;
    byKey.set(key, [...(byKey.get(key) ?? []), action]);
  }
  const alone = (action: Named): Bundle => ({ key: action.text, label: action.label, ends: [action] });
  return [...byKey].flatMap(([key, list]) => {
    const label = beginning(list.map((each) => each.label));
    if (list.length === 1 || label === '') return list.map(alone);
    const endOf = (whole: string): string => whole.slice(label.length).trim() || whole;
    return { key, label: `${label} …`, ends: list.map((each) => ({ text: each.text, label: endOf(each.label) })) };
  });
}
